import DTOGenSupport
import Testing

/// Types with an `init(from:)` of their own.
@Suite struct OwnDecodingTests {
  static let odd: [(json: String, error: String)] = [
    (#"{"how_many": 11}"#, "orders[0].odd.how_many: expected a valid value (at most 10), found 11"),
    (#"{"how_many": 1.5}"#, "orders[0].odd.how_many: expected an integer, found 1.5"),
    (#"{"nested": {}}"#, "orders[0].odd.nested.how_many: expected an integer, found nothing"),
    (#"{"nested": 1}"#, "orders[0].odd.nested: expected an object, found 1"),
    (#"{"list": {}}"#, "orders[0].odd.list: expected an array, found an object"),
    (#"{"list": [1, "a", null]}"#, "orders[0].odd.list[2]: expected a string, found null"),
    // An error of the type's own has no place that anybody could know.
    (#"{"how_many": 101}"#, "the document: expected a valid value, found Reason()"),
  ]

  @Test(arguments: odd.indices)
  func theirErrorsAreExplained(_ index: Int) {
    let (json, error) = Self.odd[index]
    #expect(reported(OrdersDTO.self, "{\"orders\": [{\"odd\": \(json)}]}") == error)
  }

  @Test func aWireErrorOfTheirOwnStays() {
    struct Own: Decodable {
      init(from decoder: any Decoder) throws { throw WireError(field: "x", expected: "a", found: "b") }
    }
    #expect(reported([Own].self, "[1]") == "x: expected a, found b")
  }

  @Test func aPropertyMayHoldItsOwnType() throws {
    struct Node: Decodable {
      let unitCount: Int
      @WireIndirect var next: Node?
    }
    #expect(reported(Node.self, #"{"unit_count": 1, "next": {"unit_count": 2}}"#).hasPrefix("no error"))
    #expect(
      reported(Node.self, #"{"unit_count": 1, "next": {"unit_count": 1.5}}"#)
        == "next.unit_count: expected an integer, found 1.5")
  }

  @Test func defaultsAndEmptyListsAreForKeysAndLists() {
    struct Prices: Decodable, Equatable {
      let currency: String
      let byCode: [String: Int]
      enum CodingKeys: CodingKey { case currency, byCode }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        currency = try container.decode(String.self, forKey: .currency, ifAbsent: "EUR")
        byCode =
          try container.isEmptyList(forKey: .byCode) ? [:] : container.decode([String: Int].self, forKey: .byCode)
      }
    }
    #expect(reported(Prices.self, #"{"by_code": []}"#).hasSuffix(#"Prices(currency: "EUR", byCode: [:])"#))
    #expect(reported(Prices.self, #"{"by_code": [1]}"#) == "by_code: expected an object, found an array")
    #expect(reported(Prices.self, #"{"by_code": {}, "currency": null}"#) == "currency: expected a string, found null")
  }
}
