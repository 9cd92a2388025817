import Testing

@testable import DTOGenModel

/// Everything that is asked about a whole expression or condition goes through one walk, from left to right.
@Suite struct WalkTests {
  private static let feature = Result {
    try FeatureText(
      schema: #"""
        {
          "fields": {
            "id": "string", "a": "int", "b": "int?", "legs": { "$list": { "from": "string", "to": "string" } },
            "price": { "$oneOf": { "old": "int", "plain": "string" } }
          },
          "domain": {
            "id": "OfferID(id)",
            "pair": "Pair(a: a, inner: Inner(b: b))",
            "froms": "[Stop](legs[].from)",
            "price": { "$case": "price", "old": "Price(old: price, a: a)", "plain": "Price(old: 1, a: 2)" },
            "hand": { "$byHand": "String", "from": ["b", "legs"] }
          },
          "checks": ["a > 0 if b is present", "legs[].from != legs[].to iff id matches /x/"]
        }
        """#
    ).resolved()
  }

  private func expression(_ name: String) throws -> ResolvedExpression {
    let feature = try Self.feature.get()
    guard case .properties(let properties) = feature[feature.schemas[0].main].domain else { throw Missing() }
    return try #require(properties.first { $0.name == name }).value
  }

  private struct Missing: Error {}

  private func fields(_ expression: ResolvedExpression) -> [String] {
    var fields: [String] = []
    expression.visit { fields += $0.ownAccesses.map(\.field) }
    return fields
  }

  @Test(arguments: [
    ("id", ["id"]), ("pair", ["a", "b"]), ("froms", ["legs", "from"]), ("price", ["price", "price", "a"]),
    ("hand", ["b", "legs"]),
  ])
  func pathsOfAnExpression(name: String, expected: [String]) throws {
    #expect(fields(try expression(name)) == expected)
  }

  @Test func aWalkAndABranchHaveRootsOfTheirOwn() throws {
    #expect(try expression("froms").reads(.dto))
    #expect(try !expression("froms").reads(.element))
    #expect(try expression("froms").children.contains { $0.reads(.element) })
    #expect(try !expression("price").reads(.branch))
    #expect(try expression("price").children.map { $0.reads(.branch) } == [true, false])
  }

  @Test func partsOfACondition() throws {
    let feature = try Self.feature.get()
    let checks = feature[feature.schemas[0].main].checks.map(\.condition)
    #expect(checks.map { $0.operands.map(\.value.field) } == [["a", "b"], ["from", "to", "id"]])
    #expect(checks.map { $0.operands.map(\.lists.count) } == [[0, 0], [1, 1, 0]])
    #expect(checks.map(\.sides.count) == [3, 3])
    var leaves = 0
    for check in checks { check.visit { _ in leaves += 1 } }
    #expect(leaves == 4)
  }
}
