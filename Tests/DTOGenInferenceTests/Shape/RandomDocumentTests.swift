import Testing
import ToolSupport

@testable import DTOGenBase
@testable import DTOGenInference
@testable import DTOGenSchema

@Suite("Inference: random documents")
struct RandomDocumentTests {
  @Test func neitherOrderNorSplitShowsAndEverySchemaResolves() {
    var random = RandomDocuments(seed: 42)
    for _ in 0..<200 {
      let documents = random.documents(count: Int.random(in: 1..<5, using: &random))
      let sketch = InferenceSketch(documents: documents, at: ".", model: "Order")
      let shuffled = InferenceSketch(documents: documents.shuffled(using: &random), at: ".", model: "Order")
      #expect(Self.text(shuffled) == Self.text(sketch), "\(documents)")
      for cut in 0..<documents.count {
        let files = [documents.prefix(cut), documents.dropFirst(cut)].filter { !$0.isEmpty }
        let split = InferenceSketch(documents: files.map { $0.joined(separator: "\n") }, at: ".", model: "Order")
        #expect(Self.text(split) == Self.text(sketch), "cut at \(cut): \(documents)")
      }
      guard let schema = sketch.result.schema else {
        #expect(sketch.says(.error, "this sample is null"), "\(documents)")
        continue
      }
      let problems = InferredSchemaTests.problems(schema)
      #expect(problems.isEmpty, "\(problems) for \(documents)")
    }
  }

  /// The whole schema as it would be printed.
  private static func text(_ sketch: InferenceSketch) -> String {
    sketch.result.schema.map { SchemaPrinter.print($0) } ?? ""
  }
}
