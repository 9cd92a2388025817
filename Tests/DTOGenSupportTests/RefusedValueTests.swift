import DTOGenSupport
import Foundation
import Testing

/// An error says where the value stands, what belongs there and what stood there.
@Suite struct RefusedValueTests {
  static let date = "a date and time with its offset, such as 2024-05-01T10:20:30Z"
  static let long = String(repeating: "x", count: 100)

  static let members: [(member: String, error: String)] = [
    (#""unit_count": 1.5"#, "unit_count: expected an integer, found 1.5"),
    (#""unit_count": true"#, "unit_count: expected an integer, found true"),
    (#""unit_count": "7""#, "unit_count: expected an integer, found \"7\""),
    (
      #""unit_count": 9223372036854775808"#,
      "unit_count: expected an integer from -9223372036854775808 to 9223372036854775807, found 9223372036854775808"
    ),
    (#""small": 256"#, "small: expected an integer from -128 to 127, found 256"),
    (#""big": -1"#, "big: expected an integer from 0 to 18446744073709551615, found -1"),
    (#""created_at": "yesterday""#, "created_at: expected \(date), found \"yesterday\""),
    (#""created_at": "2024-02-30T10:00:00Z""#, "created_at: expected \(date), found \"2024-02-30T10:00:00Z\""),
    (#""created_at": 1719835200"#, "created_at: expected \(date), found 1719835200"),
    (#""ref": "x""#, "ref: expected a UUID, found \"x\""),
    (#""ref": 1"#, "ref: expected a UUID, found 1"),
    (#""link": """#, "link: expected a URL, found \"\""),
    (#""link": 1"#, "link: expected a URL, found 1"),
    (#""total": 1e400"#, "total: expected a decimal number, found 1e400"),
    (#""total": "1""#, "total: expected a decimal number, found \"1\""),
    (#""ratio": 1e400"#, "ratio: expected a number, found 1e400"),
    (#""ratio": 1e-400"#, "ratio: expected a number, found 1e-400"),
    (#""is_paid": 1"#, "is_paid: expected true or false, found 1"),
    (#""blob": "a""#, "blob: expected Base64 text, found \"a\""),
    (#""tags": "a""#, "tags: expected an array, found \"a\""),
    (#""tags": ["a", null]"#, "tags[1]: expected a string, found null"),
    (#""tags": ["a", "\ud800"]"#, "tags[1]: expected a string, found a string that is not valid"),
    (#""price": []"#, "price: expected an object, found an array"),
    (#""price": {}"#, "price.amount_minor: expected an integer, found nothing"),
    (#""price": {"amount_minor": null}"#, "price.amount_minor: expected an integer, found null"),
    (
      #""weekday": "someday""#,
      "weekday: expected a valid value (Cannot initialize Weekday from invalid String value someday), found \"someday\""
    ),
    (#""weekday": 1"#, "weekday: expected a string, found 1"),
    ("\"tags\": [\"a\", {\"\(long)\": 1}]", "tags[1]: expected a string, found an object"),
    ("\"unit_count\": \"\(long)\"", "unit_count: expected an integer, found \"\(long.prefix(80))…\""),
    (#""unit_count": "a\nb""#, #"unit_count: expected an integer, found "a\nb""#),
    (#""access_token": "abc""#, "access_token: expected an integer, found a value that is not shown"),
    (#""unit_count": "Bearer x""#, "unit_count: expected an integer, found a value that is not shown"),
  ]

  @Test(arguments: members.indices)
  func theFieldOfAnElementIsNamed(_ index: Int) {
    let (member, error) = Self.members[index]
    #expect(reported(OrdersDTO.self, "{\"orders\": [{}, {\(member)}]}") == "orders[1].\(error)")
  }

  @Test func placesAbovePropertiesAreNamed() {
    #expect(reported(OrdersDTO.self, #"{"orders": null}"#) == "orders: expected an array, found null")
    #expect(reported([Int].self, "[1, 2, {}]") == "[2]: expected an integer, found an object")
    #expect(reported(OrdersDTO.self, "[]") == "the document: expected an object, found an array")
    #expect(
      reported(OrdersDTO.self, #"{"orders": [], "by_code": []}"#) == "by_code: expected an object, found an array")
    #expect(reported([[String]].self, #"[["a"], ["b", 1]]"#) == "[1][1]: expected a string, found 1")
    #expect(
      reported(OrdersDTO.self, #"{"orders": [], "by_code": {"TK 1": {"amount_minor": "x"}}}"#)
        == "by_code.`TK 1`.amount_minor: expected an integer, found \"x\"")
  }

  @Test func aMissingKeyIsNamedWithWhatBelongsThere() {
    struct AllDTO: Decodable {
      let a: String?, at: Date?, ref: UUID?, tags: [String]?
      enum Keys: CodingKey { case at, ref, total, isPaid, price, tags, weekday }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        at = try container.decode(Date.self, forKey: .at)
        ref = try container.decode(UUID.self, forKey: .ref)
        _ = try container.decode(Decimal.self, forKey: .total)
        _ = try container.decode(Bool.self, forKey: .isPaid)
        _ = try container.decode(OrdersDTO.PriceDTO.self, forKey: .price)
        _ = try container.decode(OrdersDTO.Weekday.self, forKey: .weekday)
        tags = try container.decode([String].self, forKey: .tags)
        a = nil
      }
    }
    let members = [
      (#""at": "2024-05-01T10:00:00Z""#, "at: expected \(Self.date)"),
      (#""ref": "6f9619ff-8b86-d011-b42d-00c04fc964ff""#, "ref: expected a UUID"),
      (#""total": 1"#, "total: expected a decimal number"), (#""is_paid": true"#, "is_paid: expected true or false"),
      (#""price": {"amount_minor": 1}"#, "price: expected an object"),
      (#""weekday": "monday""#, "weekday: expected a string"), (#""tags": []"#, "tags: expected a value"),
    ]
    for (index, member) in members.enumerated() {
      let json = members[..<index].map(\.0).joined(separator: ", ")
      #expect(reported(AllDTO.self, "{\(json)}") == "\(member.1), found nothing")
    }
  }

  /// A number that is fine, and the value in question behind it.
  private struct List<T: Decodable>: Decodable {
    enum Keys: CodingKey { case someList }
    init(from decoder: any Decoder) throws {
      var list = try decoder.container(keyedBy: Keys.self).nestedUnkeyedContainer(forKey: .someList)
      _ = try list.decode(Double.self)
      _ = try list.decode(T.self)
    }
  }

  /// Foundation gives a path or it does not; either way the place and the value are those of the document.
  @Test func whateverFoundationRefusesIsNamed() {
    func check<T: Decodable>(_ type: T.Type, _ value: String) {
      let json = Data("{\"some_list\": [0.5, \(value)], \"other\": 1.5}".utf8)
      do throws(WireError) {
        _ = try WireDecoder.decode(List<T>.self, from: json)
      } catch {
        #expect(error.field.hasPrefix("some_list[1]"), "\(type) from \(value): \(error)")
        #expect(!error.found.isEmpty)
      }
    }
    for value in [
      "1.5", "1e19", "256", "-129", "4294967296", "9007199254740993.5", "9223372036854775808", "-1", "1e400", "1e-400",
      "1e128", "-9223372036854775809", "true", "null", #""""#, #""\ud800""#, #""\q""#, "{}", "[]", "[1.5]",
      #"{"a": 1.5}"#, #""http://a b""#,
    ] {
      check(Int.self, value)
      check(Int8.self, value)
      check(UInt64.self, value)
      check(Double.self, value)
      check(Float.self, value)
      check(Decimal.self, value)
      check(Bool.self, value)
      check(String.self, value)
      check(URL.self, value)
      check(UUID.self, value)
      check(Date.self, value)
      check([Int].self, value)
      check([String: Int].self, value)
      check(WireValue.self, value)
    }
  }
}
