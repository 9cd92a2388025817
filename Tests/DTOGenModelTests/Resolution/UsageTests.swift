import Testing

@testable import DTOGenBase
@testable import DTOGenModel
@testable import DTOGenSchema

/// Which wire fields something reads, and what becomes of the others.
@Suite struct UsageTests {
  @Test func saysWhichFieldsNothingReads() {
    let sketch = ResolutionSketch(
      #"{ "fields": { "a": "string", "b": "string", "c": "int" }, "domain": { "a": "a" }, "checks": ["c > 0"] }"#)
    #expect(sketch.feature != nil)
    #expect(sketch.diagnostics.compactMap(\.drift) == [Drift(.unusedField, "b")])
    #expect(sketch.said(.warning).count == 1)
  }

  @Test func anErrorWhereTheSchemaSaysSo() {
    let sketch = ResolutionSketch(
      #"{ "fields": { "a": "string", "b": "string" }, "domain": { "a": "a" }, "unmapped": "error" }"#)
    #expect(sketch.feature == nil && sketch.said(.error).count == 1)
  }

  @Test func takesIgnoredFieldsOutOfTheDTOAndNoOthers() {
    let sketch = ResolutionSketch(
      """
      { "fields": { "a": "string", "b_url": "string", "c_url": "string" }, "domain": { "a": "a", "c": "c_url" },
        "ignore": { "*_url": "links we do not follow" } }
      """)
    #expect(sketch.said(.warning) == [])
    #expect(sketch.model("A")?.fields.map(\.isInDTO) == [true, false, true])
    #expect(sketch.model("A")?.ignores.map(\.ignoresField) == [true])
  }

  @Test func aDTOAloneIsShownAsItIs() {
    let sketch = ResolutionSketch(#"{ "fields": { "a": "string", "b": { "c": "int" } }, "domain": false }"#)
    #expect(sketch.feature != nil && sketch.said(.warning) == [])
  }

  @Test(arguments: [
    ("*", "anything", true), ("*_url", "image_url", true), ("*_url", "url", false), ("a*b*c", "aXbYc", true),
    ("a*b*c", "abc", true), ("a*b*c", "acb", false), ("a*a", "a", false), ("a", "a", true), ("a", "A", false),
    ("", "", true),
  ])
  func aStarStandsForAnyCharacters(pattern: String, key: String, matches: Bool) {
    #expect(IgnorePattern(pattern).matches(key) == matches)
  }
}
