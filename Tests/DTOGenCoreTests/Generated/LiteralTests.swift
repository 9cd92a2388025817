import Testing

@testable import DTOGenBase
@testable import DTOGenCore
@testable import DTOGenModel
@testable import DTOGenSchema

/// Constants of checks, lists, `??` and `$default`: right code, or an error that says what the type holds.
@Suite struct LiteralTests {
  private static let fields = #"""
    "id": "uuid", "small": "int32?", "big": "uint64?", "n": "int?", "day": "date?", "at": "date-time?", "link": "url?",
    "local": "local-date-time?", "time": "time?", "rate": "decimal?", "share": "double?", "text": "string?",
    "seats": "int-string?", "price": "decimal-string?", "on": "bool-string?", "tags": "[string]?", "map": "[string: int]?",
    "paid": "epoch-seconds?", "o": { "$optional": true, "a": "int" }
    """#

  private static func messages(_ part: String) -> [String] {
    let schema = "{\n\"fields\": {\n\(fields) },\n\(part) }"
    let file = InputFile(path: "Offer.dto.json", bytes: Array(schema.utf8))
    let decoded = SchemaDecoder.decode(file, defaultModel: "Offer", defaultFeature: "Search")
    guard let read = decoded.schema else { return decoded.diagnostics.map(\.description) }
    return FeatureResolver.resolve(feature: "Search", schemas: [read], configuration: Configuration()) { _, _ in [] }
      .diagnostics.filter { $0.severity == .error }.map(\.description)
  }

  @Test(arguments: [
    "id != 'abc'", "id in ['abc']", "small < 3000000000", "small == 1.5", "big == -1", "big == 18446744073709551616",
    "n < 9223372036854775808", "n == 'a'", "day > '2024-02-30'", "day in ['2024-01-01', 'x']", "at > '2024-01-01'",
    "link == 'no url'", "local > '2024-01-01'", "time < '25:00'", "rate < 1e200", "rate == 'x'",
    "rate == 123456789012345678901234567890123456789", "share < 1e400", "text == 1", "seats == '5'", "price == 'x'",
    "on == 'true'", "paid > 5", "tags == 'a'", "o == 1", "o in [1]",
  ])
  func whatTheTypeCannotHoldIsRefused(_ check: String) {
    let messages = Self.messages("\"checks\": [\"\(check)\"]")
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.hasPrefix("Offer.dto.json:7:") }, "\(messages)")
  }

  @Test func theMessageSaysWhatTheTypeHolds() {
    #expect(
      Self.messages("\"checks\": [\"small < 3000000000\"]") == [
        "Offer.dto.json:7:13: error: 3000000000 does not fit 'small', which is a whole number from -2147483648 to 2147483647"
      ])
    #expect(
      Self.messages("\"domain\": { \"id\": \"id\", \"day\": \"day ?? 'x'\" }").map {
        $0.contains("a date, such as '2024-05-01'")
      }
        == [true])
    #expect(
      Self.messages("\"types\": { \"T\": { \"fields\": { \"b\": { \"$type\": \"uint64\", \"$default\": -1 } } } }") == [
        "Offer.dto.json:7:69: error: the '$default' of 'b' does not fit its type: -1 is not a whole number from 0 to 18446744073709551615"
      ])
    #expect(Self.messages("\"domain\": { \"a\": \"Seat(9223372036854775808)\" }").count == 1)
  }

  @Test func whatTheTypeHoldsCompiles() throws {
    let module = GeneratedModule(schemas: [
      (
        "Offer",
        "{ \"fields\": { \(Self.fields) },"
          + #"""
          "checks": [
            "big <= 18446744073709551615", "big in [0, 18446744073709551615]", "small >= -2147483648", "n < 1e3",
            "id != '123e4567-e89b-12d3-a456-426614174000'", "day in ['2024-01-01']", "at > '2024-01-01T00:00:00Z'",
            "link != 'https://example.com'", "local > '2024-01-01T00:00:00'", "time < '24:00' if n > 1".
            "rate < 12345678901234567890.5", "rate != '1.50'", "share < 1.5e20", "seats in [1, 2]", "price > 1.5", "on == true"
          ],
          "domain": {
            "id": "id", "big": "big ?? 18446744073709551615", "map": "map ?? []", "tags": "tags ?? []", "rate": "rate ?? 0.1",
            "day": "day ?? '2024-01-01'", "link": "link ?? 'https://example.com/a'", "money": "Money(minorUnits: 5, currencyCode: text)"
          }
          """#.replacing("\"time < '24:00' if n > 1\".", with: "\"time < '23:59' if n > 1\",")
          + "}"
      )
    ])
    #expect(try module.typecheck() == "")
  }

  @Test func defaultsAreWhatTheirTextDecodesTo() throws {
    let module = GeneratedModule(schemas: [
      (
        "Offer",
        #"""
        {
          "fields": {
            "old": { "$type": "date-time", "$default": "1969-12-31T23:59:59.250Z" },
            "fine": { "$type": "date-time", "$default": "1912-06-23T10:20:30.123456789+01:00" },
            "recent": { "$type": "date-time", "$default": "2024-05-01T10:20:30.1Z" },
            "amount": { "$type": "decimal", "$default": 1234567890123456789012345678.12345678 },
            "wide": { "$type": "decimal", "$default": 18446744073709551615 },
            "big": { "$type": "uint64", "$default": 18446744073709551615 }
          }
        }
        """#
      )
    ])
    let printed = try module.run(
      main: #"""
        import Foundation
        let text = """
            {"old":"1969-12-31T23:59:59.250Z","fine":"1912-06-23T10:20:30.123456789+01:00","recent":"2024-05-01T10:20:30.1Z",
            "amount":1234567890123456789012345678.12345678,"wide":18446744073709551615,"big":18446744073709551615}
            """
        let absent = try WireDecoder.decode(OfferDTO.self, from: Data("{}".utf8))
        let given = try WireDecoder.decode(OfferDTO.self, from: Data(text.utf8))
        print(absent.old == given.old, absent.fine == given.fine, absent.recent == given.recent)
        print(absent.amount == given.amount, absent.wide == given.wide, absent.big == given.big)
        """#)
    #expect(printed == "true true true\ntrue true true\n")
  }
}
