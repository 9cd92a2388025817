import Testing

@testable import DTOGenBase
@testable import DTOGenModel
@testable import DTOGenSchema

/// Checks with their operands looked up, and those that say nothing.
@Suite struct CheckResolutionTests {
  private func sketch(_ check: String) -> ResolutionSketch {
    ResolutionSketch(
      """
      { "fields": { "name": "string", "count": "int", "day": "date", "items": { "$list": { "price": "int" } }, "on": "bool" },
        "checks": ["\(check)"] }
      """)
  }

  @Test(arguments: [
    ("count > 0", "count"), ("items[].price >= count", "items[].price"), ("0 < count", "count"),
    ("name is not empty", "name"), ("count > 0 if on == true", "count"), ("day >= '2024-01-01'", "day"),
    ("name in ['a', 'b']", "name"), ("name matches /^a/", "name"),
  ])
  func anErrorNamesTheLeftmostPath(check: String, field: String) throws {
    let found = sketch(check)
    let resolved = try #require(found.model("A")?.checks.first, "\(found.diagnostics)")
    #expect(resolved.field.description == field)
    #expect(resolved.text == check)
  }

  @Test(arguments: [
    ("count matches /a/", "'count' is no text"),
    ("count is not empty", "'count' is neither text nor a list"),
    ("name in [1]", "1 does not fit 'name', which is text"),
    ("name matches /(/", "'(' is no regular expression"), ("cuont > 0", "'cuont': 'A' has no field 'cuont'"),
  ])
  func refusesWhatCannotBeAsked(check: String, message: String) {
    let found = sketch(check)
    #expect(found.feature == nil)
    #expect(found.said(.error).first?.hasPrefix(message) == true, "\(found.said(.error))")
  }
}
