import Testing

@testable import DTOGenCore

/// Documents that nobody would write, the same ones in every run.
@Suite("Inference: random documents")
struct RandomDocumentTests {
  @Test func neitherOrderNorSplitShowsAndEverySchemaResolves() {
    var random = Generator(state: 42)
    for _ in 0..<300 {
      let documents = (0..<Int.random(in: 1..<5, using: &random)).map { _ in Self.value(depth: 5, &random) }
      let sketch = InferenceSketch(documents: documents, at: ".", model: "Order")
      let shuffled = InferenceSketch(documents: documents.shuffled(using: &random), at: ".", model: "Order")
      let joined = InferenceSketch(documents: [documents.joined(separator: "\n")], at: ".", model: "Order")
      #expect(Self.text(shuffled) == Self.text(sketch), "\(documents)")
      #expect(Self.text(joined) == Self.text(sketch), "\(documents)")
      guard let schema = sketch.result.schema else {
        #expect(sketch.says(.error, "this sample is null"), "\(documents)")
        continue
      }
      let problems = InferredSchemaTests.problems(schema)
      #expect(problems.isEmpty, "\(problems) for \(documents)")
    }
  }

  private static func text(_ sketch: InferenceSketch) -> [String] {
    sketch.fields + sketch.domain + sketch.statuses + sketch.types
  }

  private static let keys = [
    "id", "status", "type", "price", "currency", "amount", "name", "url", "101", "202", "sku_1", "sku_5", "a", "b",
    "children", "data", "items", "Id", "user_id", "userId", "+1", "", "total", "created_at", "state", "roles",
  ]
  private static let scalars = [
    "null", "true", "false", "1", "-5", "9223372036854775808", "1719835200", "1.5", "1e3", "0.1234567890123456789",
    #""open""#, #""closed""#, #""OPEN""#, #""EUR""#, #""JPY""#, #""2024-07-01""#, #""2024-07-01T00:00:00Z""#, #""""#,
    #""1.50""#, #""https://a.example/x""#, "[]", "{}",
  ]

  private static func value(depth: Int, _ random: inout Generator) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 13 : 8), using: &random) {
    case 0..<7: return scalars.randomElement(using: &random) ?? "null"
    case 7: return "\"x\(Int.random(in: 0..<30, using: &random))\""
    case 8, 9:
      let elements = (0..<Int.random(in: 0..<4, using: &random)).map { _ in value(depth: depth - 1, &random) }
      return "[\(elements.joined(separator: ","))]"
    default:
      let members = keys.shuffled(using: &random).prefix(Int.random(in: 0..<5, using: &random))
        .map { "\"\($0)\":\(value(depth: depth - 1, &random))" }
      return "{\(members.joined(separator: ","))}"
    }
  }

  /// A linear congruential generator (Knuth, MMIX).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }
}
