import Foundation
import Testing

@testable import DTOGenSupport

/// Errors spell keys as the wire does.
@Suite struct WireKeyTests {
  private struct IrregularDTO: Decodable {
    let imageUrl: String
    let line1: String
    let alreadyFine: String

    private enum CodingKeys: String, CodingKey, WireNamed {
      case imageUrl, line1, alreadyFine
      var wireName: String? {
        switch self {
        case .imageUrl: "image_URL"
        case .line1: "line_1"
        case .alreadyFine: nil
        }
      }
    }
  }

  @Test func aMissingKeyIsSpelledAsItWouldBe() {
    #expect(reported(IrregularDTO.self, "{}") == "image_URL: expected a string, found nothing")
    #expect(reported([IrregularDTO].self, #"[{"image_url": ""}]"#) == "[0].line_1: expected a string, found nothing")
    #expect(
      reported(IrregularDTO.self, #"{"imageUrl": "", "line1": ""}"#) == "already_fine: expected a string, found nothing"
    )
  }

  @Test func aKeyThatIsThereIsSpelledAsItIs() {
    #expect(reported(IrregularDTO.self, #"{"image_URL": 1}"#) == "image_URL: expected a string, found 1")
    #expect(reported(IrregularDTO.self, #"{"image_url": 1}"#) == "image_url: expected a string, found 1")
    #expect(reported(IrregularDTO.self, #"{"image\u005furl": 1}"#) == "image_url: expected a string, found 1")
  }

  @Test func ofTwoKeysThatAreOneOnceConvertedTheFirstCounts() {
    struct One: Decodable { let userId: Int }
    #expect(reported(One.self, #"{"userId": "a", "user_id": 1}"#) == "userId: expected an integer, found \"a\"")
    #expect(reported(One.self, #"{"user_id": "a", "userId": 1}"#) == "user_id: expected an integer, found \"a\"")
  }

  @Test func aFieldWithSeveralNamesIsReportedWithAll() {
    struct NamedDTO: Decodable {
      let title: String
      enum CodingKeys: CodingKey { case title, fullTitle, name }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forFirst: .title, .fullTitle, .name)
      }
    }
    #expect(
      reported([NamedDTO].self, "[{}]") == "[0].title: expected a string here or as full_title or name, found nothing")
    #expect(reported(NamedDTO.self, #"{"full_title": 1}"#) == "full_title: expected a string, found 1")
    #expect(reported(NamedDTO.self, #"{"name": "a", "full_title": "b"}"#).hasSuffix(#"NamedDTO(title: "b")"#))
  }

  private struct ExplicitDTO: Decodable, WireExplicitKeys {
    let userName: String
    let next: [ExplicitDTO]?
    enum CodingKeys: String, CodingKey {
      case userName = "user_name"
      case next = "next_ones"
    }
  }

  /// The type decides, also inside lists, maps and lossy elements.
  @Test func explicitKeysAreNotConverted() {
    let json = #"{"user_name": "a", "next_ones": [{"user_name": "b"}]}"#
    #expect(reported(ExplicitDTO.self, json).hasPrefix("no error"))
    #expect(reported([ExplicitDTO].self, "[\(json)]").hasPrefix("no error"))
    let map = reported([String: ExplicitDTO?].self, "{\"a\": \(json)}")
    #expect(map.hasPrefix("no error"))
    #expect(reported([WireElement<ExplicitDTO>].self, "[\(json)]").contains("success"))
    #expect(
      reported(ExplicitDTO.self, #"{"user_name": "a", "next_ones": [{"userName": "b"}]}"#)
        == "next_ones[0].user_name: expected a string, found nothing")
  }

  /// Each of these keys is found under the same name by Foundation and by those who explain its errors.
  @Test func conversionIsFoundations() throws {
    struct Names: Decodable {
      let names: [String]
      init(from decoder: any Decoder) throws {
        names = try decoder.container(keyedBy: WireKey.self).allKeys.map(\.stringValue)
      }
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    for key in [
      "cover_url", "_id", "id_", "__typename", "_links_", "foo__bar", "address_1", "URL_path", "API_key", "iOS_version",
      "USER_NAME", "is_2FA", "camelCase_snake", "ID", "kebab-key_two", "with_space here", "emoji_😀", "çığ_şey",
      "şey_ırmak", "a_ß", "_", "__", "html_parser_v2_0", "$ref_id", "a_b'c", "o_neil's_x", "x_éa-b",
    ] {
      let names = try decoder.decode(Names.self, from: Data("{\"\(key)\": 1}".utf8)).names
      #expect([WireKeys.convertedFromSnakeCase.converted(key)] == names, "\(key)")
    }
  }
}
