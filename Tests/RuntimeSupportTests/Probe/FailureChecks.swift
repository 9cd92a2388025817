import Foundation

private struct OrdersDTO: Decodable {
  let orders: [OrderDTO]
  let byCode: [String: PriceDTO]?

  struct OrderDTO: Decodable {
    let unitCount: Int?
    let createdAt: Date?
    let ref: UUID?
    let link: URL?
    let total: Decimal?
    let ratio: Double?
    let isPaid: Bool?
    let small: Int8?
    let big: UInt64?
    let blob: Data?
    let tags: [String]?
    let price: PriceDTO?
    let odd: Odd?
    let weekday: Weekday?
  }

  struct PriceDTO: Decodable { let amountMinor: Int64 }

  enum Weekday: String, Decodable { case monday }

  /// Throws errors of all sorts from an `init(from:)` of its own.
  struct Odd: Decodable {
    enum CodingKeys: CodingKey { case howMany, nested, list }
    struct Reason: Error {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let count = try container.decodeIfPresent(Int.self, forKey: .howMany) {
        if count > 100 { throw Reason() }
        if count > 10 {
          throw DecodingError.dataCorruptedError(forKey: .howMany, in: container, debugDescription: "at most 10")
        }
      }
      if container.contains(.nested) {
        let nested = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .nested)
        _ = try nested.decode(Int.self, forKey: .howMany)
      }
      if container.contains(.list) {
        var list = try container.nestedUnkeyedContainer(forKey: .list)
        while !list.isAtEnd {
          // A failed attempt leaves the container where it was.
          if (try? list.decode(Int.self)) == nil { _ = try list.decode(String.self) }
        }
        _ = try container.superDecoder(forKey: .list).unkeyedContainer()
      }
    }
  }
}

private func error<T: Decodable>(_ type: T.Type, _ json: String) -> String {
  do { return "no error: \(try WireDecoder.decode(type, from: Data(json.utf8)))" } catch { return "\(error)" }
}

func checkFailures() {
  checkMembers()
  checkKeys()
  checkCustomDecoding()
  checkDocuments()
  checkAgainstFoundation()
}

private func checkMembers() {
  func second(_ member: String) -> String {
    error(OrdersDTO.self, "{\"orders\": [{}, {\(member)}]}")
  }
  let date = "a date and time with its offset, such as 2024-05-01T10:20:30Z"
  expect(second(#""unit_count": 1.5"#), "orders[1].unit_count: expected an integer, found 1.5")
  expect(second(#""unit_count": true"#), "orders[1].unit_count: expected an integer, found true")
  expect(second(#""unit_count": "7""#), "orders[1].unit_count: expected an integer, found \"7\"")
  expect(
    second(#""unit_count": 9223372036854775808"#),
    "orders[1].unit_count: expected an integer from -9223372036854775808 to 9223372036854775807, found 9223372036854775808"
  )
  expect(second(#""small": 256"#), "orders[1].small: expected an integer from -128 to 127, found 256")
  expect(second(#""big": -1"#), "orders[1].big: expected an integer from 0 to 18446744073709551615, found -1")
  expect(second(#""created_at": "yesterday""#), "orders[1].created_at: expected \(date), found \"yesterday\"")
  expect(
    second(#""created_at": "2024-02-30T10:00:00Z""#),
    "orders[1].created_at: expected \(date), found \"2024-02-30T10:00:00Z\"")
  expect(second(#""created_at": 1719835200"#), "orders[1].created_at: expected \(date), found 1719835200")
  expect(second(#""ref": "x""#), "orders[1].ref: expected a UUID, found \"x\"")
  expect(second(#""link": """#), "orders[1].link: expected a URL, found \"\"")
  expect(second(#""total": 1e400"#), "orders[1].total: expected a decimal number, found 1e400")
  expect(second(#""total": "1""#), "orders[1].total: expected a decimal number, found \"1\"")
  expect(second(#""ratio": 1e400"#), "orders[1].ratio: expected a number, found 1e400")
  expect(second(#""ratio": 1e-400"#), "orders[1].ratio: expected a number, found 1e-400")
  expect(second(#""is_paid": 1"#), "orders[1].is_paid: expected true or false, found 1")
  expect(second(#""blob": "a""#), "orders[1].blob: expected Base64 text, found \"a\"")
  expect(second(#""tags": "a""#), "orders[1].tags: expected an array, found \"a\"")
  expect(second(#""tags": ["a", null]"#), "orders[1].tags[1]: expected a string, found null")
  expect(second(#""tags": ["a", "\ud800"]"#), "orders[1].tags[1]: expected a string, found a string that is not valid")
  expect(second(#""price": []"#), "orders[1].price: expected an object, found an array")
  expect(second(#""price": {}"#), "orders[1].price.amount_minor: expected an integer, found nothing")
  expect(second(#""price": {"amount_minor": null}"#), "orders[1].price.amount_minor: expected an integer, found null")
  expect(
    second(#""weekday": "someday""#),
    "orders[1].weekday: expected a valid value (Cannot initialize Weekday from invalid String value someday), found \"someday\""
  )
  expect(error(OrdersDTO.self, #"{"orders": null}"#), "orders: expected an array, found null")
  expect(error(OrdersDTO.self, "{}"), "orders: expected a value, found nothing")
  expect(error([Int].self, "[1, 2, {}]"), "[2]: expected an integer, found an object")
  expect(error(OrdersDTO.self, "[]"), "the document: expected an object, found an array")
  expect(
    error(OrdersDTO.self, #"{"orders": [], "by_code": {"TK 1": {"amount_minor": "x"}}}"#),
    "by_code.`TK 1`.amount_minor: expected an integer, found \"x\"")
  expect(error(OrdersDTO.self, #"{"orders": [], "by_code": []}"#), "by_code: expected an object, found an array")
  expect(error([[String]].self, #"[["a"], ["b", 1]]"#), "[1][1]: expected a string, found 1")
  let long = String(repeating: "x", count: 100)
  expect(error([Int].self, "[\"\(long)\"]"), "[0]: expected an integer, found \"\(long.prefix(80))…\"")
  expect(error([Int].self, #"["a\nb"]"#), #"[0]: expected an integer, found "a\nb""#)
}

private struct IrregularDTO: Decodable, WireKeyed {
  let imageUrl: String
  let line1: String
  let alreadyFine: String
  static var wireKeys: [String] { ["image_URL", "line_1"] }
}

private func checkKeys() {
  expect(error(IrregularDTO.self, "{}"), "image_URL: expected a string, found nothing")
  expect(error(IrregularDTO.self, #"{"image_URL": 1}"#), "image_URL: expected a string, found 1")
  expect(error([IrregularDTO].self, #"[{"image_url": ""}]"#), "[0].line_1: expected a string, found nothing")
  expect(error(IrregularDTO.self, #"{"imageUrl": "", "line1": ""}"#), "already_fine: expected a string, found nothing")
  // Of two keys that are one once converted, the first counts.
  struct One: Decodable { let userId: Int }
  expect(error(One.self, #"{"userId": "a", "user_id": 1}"#), "userId: expected an integer, found \"a\"")
  expect(error(One.self, #"{"user_id": "a", "userId": 1}"#), "user_id: expected an integer, found \"a\"")
  // Conversion is Foundation's: each of these keys is found under the same name by both.
  let keys = [
    "cover_url", "_id", "id_", "__typename", "_links_", "foo__bar", "address_1", "URL_path", "API_key", "iOS_version",
    "USER_NAME", "is_2FA", "camelCase_snake", "ID", "kebab-key_two", "with_space here", "emoji_😀", "çığ_şey",
    "şey_ırmak", "a_ß", "_", "__", "html_parser_v2_0", "$ref_id", "a_b'c", "o_neil's_x", "x_éa-b",
  ]
  struct Names: Decodable {
    let names: [String]
    init(from decoder: any Decoder) throws {
      names = try decoder.container(keyedBy: WireKey.self).allKeys.map(\.stringValue)
    }
  }
  for key in keys {
    let json = Data("{\"\(key)\": 1}".utf8)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let expected = try? decoder.decode(Names.self, from: json).names
    let actual = try? ExplainingDecoder(value: WireJSON(json)).decode(Names.self).names
    expect(actual, expected)
  }
}

private func checkCustomDecoding() {
  func odd(_ json: String) -> String { error(OrdersDTO.self, "{\"orders\": [{\"odd\": \(json)}]}") }
  expect(odd(#"{"how_many": 11}"#), "orders[0].odd.how_many: expected a valid value (at most 10), found 11")
  expect(odd(#"{"how_many": 101}"#), "orders[0].odd: expected a valid Odd, found an object (Reason())")
  expect(odd(#"{"how_many": 1.5}"#), "orders[0].odd.how_many: expected an integer, found 1.5")
  expect(odd(#"{"nested": {}}"#), "orders[0].odd.nested.how_many: expected an integer, found nothing")
  expect(odd(#"{"nested": 1}"#), "orders[0].odd.nested: expected an object, found 1")
  expect(odd(#"{"list": {}}"#), "orders[0].odd.list: expected an array, found an object")
  expect(odd(#"{"list": [1, "a", null]}"#), "orders[0].odd.list[2]: expected a string, found null")
}

private func checkDocuments() {
  func text(_ json: String) -> String { error([Int].self, json) }
  expect(text(""), "the document: expected valid JSON, found its end at line 1, column 1")
  expect(text("  "), "the document: expected valid JSON, found its end at line 1, column 3")
  expect(text("<html>"), "the document: expected valid JSON, found \"<html>\" at line 1, column 1")
  expect(text("[1,\n 2,\n x]"), "the document: expected valid JSON, found \"x]\" at line 3, column 2")
  expect(text("[1] [2]"), "the document: expected valid JSON, found \"[2]\" at line 1, column 5")
  expect(text("[01]"), "the document: expected valid JSON, found \"01]\" at line 1, column 2")
  expect(text("[1"), "the document: expected valid JSON, found its end at line 1, column 3")
  expect(text("[\"1"), "the document: expected valid JSON, found its end at line 1, column 4")
  expect(text(String(repeating: "[", count: 600)).hasPrefix("the document: expected valid JSON"))
  expect(text("\u{FEFF}[1.5,]"), "[0]: expected an integer, found 1.5")
  let wide = "[1.5]".data(using: .utf16) ?? Data()
  do { _ = try WireDecoder.decode([Int].self, from: wide) } catch { expect(error is WireError) }
}

/// What Foundation decodes, the explaining decoder decodes; what the one rejects, the other does.
private func checkAgainstFoundation() {
  func agrees<T: Decodable>(_ type: T.Type, _ text: String, line: UInt = #line) {
    let data = Data("[\(text)]".utf8)
    let expected = (try? JSONDecoder().decode([T].self, from: data)).map { "\($0)" }
    let actual = (try? ExplainingDecoder(value: WireJSON(data)).decode([T].self)).map { "\($0)" }
    if expected != actual { expect("\(type) from \(text): \(actual ?? "error")", expected ?? "error", line: line) }
  }
  let texts = [
    "1", "0", "-0", "-1", "1.0", "1e3", "10e-1", "1.5", "1e-3", "1e19", "255", "256", "128", "-129", "4294967296",
    "9007199254740993", "9007199254740993.0", "9223372036854775807", "9223372036854775808", "9223372036854775807.0",
    "-9223372036854775808", "18446744073709551615", "18446744073709551616", "1.00000000000000000000001", "1e400",
    "1e-400", "0e-400", "0.1", "0.30000000000000004", "1e127", "1e128", "1e-129", "123456789.123456789123456789",
    "true", "false", "null", "\"1\"", "\"\"", "\"true\"", "{}", "[]", "\"a\\u0041\\n\\ud83d\\ude00\"", "\"\\ud800\"",
    "\"\\q\"", "\"YQ==\"", "\"YQ\"", "\"http://a b\"", "\"not a url çş\"", "\"{id}\"", "\"https://x.example/a?b=c\"",
    "\"6f9619ff-8b86-d011-b42d-00c04fc964ff\"", "\"6f9619ff\"",
  ]
  for text in texts {
    agrees(Int.self, text); agrees(Int8.self, text); agrees(Int32.self, text); agrees(Int64.self, text)
    agrees(UInt8.self, text); agrees(UInt.self, text); agrees(UInt64.self, text)
    agrees(Double.self, text); agrees(Float.self, text); agrees(Decimal.self, text); agrees(Bool.self, text)
    agrees(String.self, text); agrees(URL.self, text); agrees(UUID.self, text)
    agrees(Int?.self, text); agrees([Int].self, text); agrees([String: Int].self, text)
    agrees(WireValue.self, text)
  }
}
