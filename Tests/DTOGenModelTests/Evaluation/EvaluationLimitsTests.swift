import Testing

@testable import DTOGenBase
@testable import DTOGenModel

/// Evaluation stands any sample that the JSON reader lets through, and looks at every one.
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

  @Test("Of a hundred samples of sixty fields the last one counts as the first")
  func count() throws {
    let fields = (0..<60).map { "\"field_\($0)\": \"\($0 % 3 == 0 ? "string" : $0 % 3 == 1 ? "int" : "date-time")\"" }
    let members = (0..<60).map {
      "\"field_\($0)\": \($0 % 3 == 0 ? "\"text\"" : $0 % 3 == 1 ? "\($0)" : "\"2024-05-01T10:20:30+02:00\"")"
    }
    let sample = "{" + members.joined(separator: ", ") + "}"
    let wrong = sample.replacing("\"field_4\": 4", with: "\"field_4\": 44")
    let feature = try FeatureText(
      schema: #"{ "at": "[]", "fields": { \#(fields.joined(separator: ", ")) }, "checks": ["field_4 < 44"] }"#,
      fixtures: [
        "[" + Array(repeating: sample, count: 100).joined(separator: ",") + "]",
        "[" + (Array(repeating: sample, count: 99) + [wrong]).joined(separator: ",") + "]",
      ]
    ).resolved()
    let review = FixtureReview(evaluator: SampleEvaluator(feature: feature))
    #expect(
      review.problems.map(\.message) == [
        "fails the check 'field_4 < 44' of Offer.dto.json at '[99].field_4'; correct the fixture or the check"
      ])
    #expect(review.problems.map(\.location?.file) == ["offer_2.json"])
  }
}
