import Testing

@testable import DTOGenModel

/// Evaluation stands any sample that the JSON reader lets through, and is fast enough to run on every generation.
struct EvaluationLimitsTests {
  @Test("A recursive model follows samples down to the reader's limit of nesting")
  func depth() throws {
    let feature = try FeatureText(
      schema: #"{ "fields": { "n": "int", "child": "Offer?" }, "checks": ["n > 0"] }"#
    ).resolved()
    let depth = 510
    let text =
      String(repeating: #"{"n": 1, "child": "#, count: depth) + #"{"n": 0}"# + String(repeating: "}", count: depth)
    let lines = outcome(feature, text)
    let path = String(repeating: "child.", count: depth) + "n"
    #expect(lines == ["mapping \(path)"])
    let good = outcome(feature, text.replacing("\"n\": 0", with: "\"n\": 2"))
    #expect(good.count == depth + 2)
    #expect(good[depth] == "\(path) = 2")
  }

  @Test("A hundred samples of sixty fields take a moment")
  func speed() throws {
    let fields = (0..<60).map { "\"field_\($0)\": \"\($0 % 3 == 0 ? "string" : $0 % 3 == 1 ? "int" : "date-time")\"" }
    let members = (0..<60).map {
      "\"field_\($0)\": \($0 % 3 == 0 ? "\"text\"" : $0 % 3 == 1 ? "\($0)" : "\"2024-05-01T10:20:30+02:00\"")"
    }
    let sample = "{" + members.joined(separator: ", ") + "}"
    let feature = try FeatureText(
      schema: #"{ "at": "[]", "fields": { \#(fields.joined(separator: ", ")) }, "checks": ["field_2 <= field_5"] }"#,
      fixtures: ["[" + Array(repeating: sample, count: 100).joined(separator: ",") + "]"]
    ).resolved()
    let evaluator = SampleEvaluator(feature: feature)
    let elapsed = ContinuousClock().measure {
      #expect(FixtureReview(evaluator: evaluator).problems.isEmpty)
    }
    // Far above what it takes without optimisation on a slow machine, far below what a user would notice.
    #expect(elapsed < .seconds(1))
  }
}
