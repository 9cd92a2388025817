import DTOGenSupport
import Foundation
import Testing

/// The error of an inner mapper keeps what it says and gains the place of its value.
@Suite struct NestedMappingTests {
  private struct Price { let amount: Int }
  private struct Stop: Error {}

  private func price(_ amount: Int) throws -> Price {
    guard amount >= 0 else { throw MappingError.invalid(field: "amount", found: amount, rule: "at least 0") }
    return Price(amount: amount)
  }

  @Test func ofOneValue() throws {
    #expect(try WireMapping.one(1, at: "price", price).amount == 1)
    #expect(text { try WireMapping.one(-1, at: "price", price) } == "price.amount: -1 is not at least 0")
    #expect(text { try WireMapping.one(Optional(-1), at: "price", price) } == "price.amount: -1 is not at least 0")
    #expect(try WireMapping.one(Int?.none, at: "price", price)?.amount == nil)
    // A property that somebody made optional still compiles.
    let widened: Price? = try WireMapping.one(2, at: "price", price)
    #expect(widened?.amount == 2)
    #expect(
      text {
        try WireMapping.one(1, at: "price") { _ -> Int in throw WireError(field: "x", expected: "a", found: "b") }
      }
        == "price.x: expected a, found b")
    #expect(text { try WireMapping.one(1, at: "price") { _ -> Int in throw Stop() } } == "Stop()")
  }

  @Test func ofListsAndTheirElements() throws {
    #expect(try WireMapping.each([1, 2], at: "items", price).map(\.amount) == [1, 2])
    #expect(text { try WireMapping.each([1, -2], at: "items", price) } == "items[1].amount: -2 is not at least 0")
    #expect(
      text { try WireMapping.each([[1], [-1]], at: "rows") { try WireMapping.each($0, at: "", price) } }
        == "rows[1][0].amount: -1 is not at least 0")
    #expect(text { try WireMapping.each([1, -1], at: "", price) } == "[1].amount: -1 is not at least 0")
    #expect(try WireMapping.each([Int]?.none, at: "items", price)?.count == nil)
    #expect(try WireMapping.element([5], 0, at: "x[0]") == 5)
    #expect(text { try WireMapping.element([5], 1, at: "x[1]") } == "x[1]: not there")
    #expect(try WireMapping.last([5, 6], at: "x[last]") == 6)
    #expect(text { try WireMapping.last([Int](), at: "x[last]") } == "x[last]: not there")
    #expect(try WireMapping.last([Int]?.none, at: "x[last]") == nil)
  }

  @Test func ofMaps() throws {
    #expect(try WireMapping.values(["a": 1], at: "prices", price).mapValues(\.amount) == ["a": 1])
    #expect(
      text { try WireMapping.values(["c": -1, "b": -1, "a": 1], at: "prices", price) }
        == "prices.b.amount: -1 is not at least 0")
    #expect(try WireMapping.list(["b": 2, "a": 1], at: "prices", price).map(\.amount) == [1, 2])
    for (key, segment) in [
      ("a b", "`a b`"), ("air:ETR", "`air:ETR`"), ("a`b", "`a``b`"), ("", "``"), ("straße-1_x", "straße-1_x"),
    ] {
      #expect(
        text { try WireMapping.list([key: -1], at: "prices", price) }
          == "prices.\(segment).amount: -1 is not at least 0")
    }
  }

  @Test func ofMapsWithKeysOfAnotherType() throws {
    let stock = try WireMapping.entries(["1": 2], at: "stock", key: { try WireMapping.int($0, at: "") }, value: price)
    #expect(stock[1]?.amount == 2)
    #expect(
      text { try WireMapping.entries(["a": 1, "A": 2], at: "stock", key: { $0.lowercased() }, value: price) }
        == "stock: 'a' is not a key of its own")
    #expect(
      text { try WireMapping.entries(["x": 1], at: "stock", key: { try WireMapping.int($0, at: "") }, value: price) }
        == "stock.x: 'x' is not a whole number from \(Int.min) to \(Int.max)")
  }

  @Test func valuesThatBelongTogether() throws {
    func sum(_ a: Int?, _ b: Int?) throws -> Int? { try WireMapping.together(a, b, at: "a", "b") { $0 + $1 } }
    #expect(try sum(1, 2) == 3)
    #expect(try sum(nil, nil) == nil)
    #expect(text { try sum(1, nil) } == "b: not there, as the others are")
    #expect(text { () throws -> Int in try WireMapping.byHand(1, "a", at: "x") } == "x: not mapped yet")
  }
}
