import Foundation
import Testing

@testable import DTOGenBase

/// The decoder itself is the specification: what it makes of a key is what a property must be called.
@Suite("Snake case conversion")
struct SnakeCaseConversionTests {
  @Test(arguments: [
    ("cover_url", "coverUrl"), ("_id", "_id"), ("id_", "id_"), ("__typename", "__typename"), ("_links_", "_links_"),
    ("foo__bar", "fooBar"), ("address_1", "address1"), ("URL_path", "urlPath"), ("API_key", "apiKey"),
    ("iOS_version", "iosVersion"), ("is_2FA", "is2Fa"), ("camelCase_snake", "camelcaseSnake"), ("APIKey", "APIKey"),
    ("", ""), ("_", "_"), ("___", "___"), ("_a_b_", "_aB_"), ("rock'n_roll's", "rock'nRoll's"),
    ("\u{4EBA}_\u{4EBA}name", "\u{4EBA}\u{4EBA}Name"), ("a_b\u{FEFF}c", "aB\u{FEFF}c"), ("a_\u{1C6}x", "a\u{1C5}x"),
  ])
  func aKeyBecomes(_ key: String, _ property: String) throws {
    #expect(SnakeCaseConversion.convert(key).sameScalars(as: property))
    #expect(try Self.decoderKey(key).sameScalars(as: property))
  }

  @Test func everyKindOfCharacterIsReadAsTheDecoderReadsIt() throws {
    let values = Array(0x20...0x0600) + Array(stride(from: 0x0601, to: 0x2_0000, by: 37))
    for scalar in values.compactMap({ Unicode.Scalar($0) }) where scalar.properties.generalCategory != .unassigned {
      for key in ["x_a\(scalar)b", "x_\(scalar)b", "X\(scalar)Y_z"] {
        let expected = try Self.decoderKey(key)
        #expect(SnakeCaseConversion.convert(key).sameScalars(as: expected), "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  private static func decoderKey(_ key: String) throws -> String {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let data = Data("{\(JSONPrinter.quoted(key)):0}".utf8)
    return try decoder.decode(SeenKey.self, from: data).key
  }

  /// Decodes to the one key that the decoder shows.
  private struct SeenKey: Decodable {
    var key: String

    init(from decoder: any Decoder) throws {
      key = try decoder.container(keyedBy: AnyKey.self).allKeys.first?.stringValue ?? "none"
    }
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension String {
  /// Equal scalar by scalar: `==` takes canonically equal texts for one.
  fileprivate func sameScalars(as other: String) -> Bool { unicodeScalars.elementsEqual(other.unicodeScalars) }
}
