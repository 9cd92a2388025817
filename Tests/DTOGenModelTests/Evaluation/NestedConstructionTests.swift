import Testing

@testable import DTOGenModel

/// Constructions in constructions, over paths that may be absent.
@Suite struct NestedConstructionTests {
  @Test func onlySomeOfTheNestedPathsAreInvalid() throws {
    let feature = try FeatureText(
      schema: #"""
        {
          "fields": { "x": "int?", "y": "int?", "n": "int" },
          "domain": { "p": "Outer(inner: Inner(a: x, b: y))", "q": "Part(x: x, inner: Fixed(n: n, y: y))" }
        }
        """#
    ).resolved()
    #expect(outcome(feature, #"{"n":1}"#) == ["p = nil", "q = nil"])
    #expect(outcome(feature, #"{"n":1,"x":1}"#) == ["mapping y"])
    #expect(outcome(feature, #"{"n":1,"y":1}"#) == ["mapping x"])
  }
}
