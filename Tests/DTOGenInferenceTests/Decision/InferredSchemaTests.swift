import Foundation
import Testing
import ToolSupport

@testable import DTOGenBase
@testable import DTOGenInference
@testable import DTOGenModel
@testable import DTOGenSchema

/// What inference writes must read back as it was written, and resolve: nothing that it says may be beyond the schema.
@Suite("Inference: the schema is an ordinary one")
struct InferredSchemaTests {
  private static let shared = Repository.shared.path()

  /// Larger documents only cost time: they repeat the same shapes.
  private static let maximumByteCount = 24_000

  private static let hasShared = FileManager.default.fileExists(atPath: shared + "/cases")

  @Test(.enabled(if: hasShared, "the shared cases and corpora are not on this machine"))
  func readsBackAndResolvesForEverySharedDocument() throws {
    var failures: [String] = []
    var count = 0
    for path in try Self.documents() {
      guard let data = FileManager.default.contents(atPath: path), data.count < Self.maximumByteCount else { continue }
      let file = InputFile(path: path, bytes: Array(data))
      guard let document = JSONDocument.read(file, dialect: .strict, allowsLines: true).document else { continue }
      count += 1
      let result = Inference.infer(
        documents: [document], at: nil, model: "Sample", feature: "Search", fixturePatterns: ["a.json"],
        naming: NamingStyle())
      guard let schema = result.schema else {
        if !result.diagnostics.hasErrors { failures.append("\(path): no schema and no error") }
        continue
      }
      failures += Self.problems(schema).map { "\(path): \($0)" }
    }
    #expect(count > 100, "\(count) documents")
    #expect(failures.isEmpty, "\(failures.count) problems:\n\(failures.prefix(60).joined(separator: "\n"))")
  }

  static func problems(_ schema: SchemaFile) -> [String] {
    let text = SchemaPrinter.print(schema)
    let file = InputFile(path: schema.path, bytes: Array(text.utf8))
    let (decoded, diagnostics) = SchemaDecoder.decode(file, defaultModel: schema.model.value, defaultFeature: "Search")
    guard let decoded, !diagnostics.hasErrors else { return diagnostics.prefix(3).map(\.description) }
    if SchemaPrinter.print(decoded) != text { return ["reads back as something else"] }
    let resolved = FeatureResolver.resolve(
      feature: "Search", schemas: [decoded], configuration: Configuration(), fixtures: { _, _ in [] })
    return resolved.diagnostics.filter { $0.severity == .error }.prefix(3).map(\.description)
  }

  private static func documents() throws -> [String] {
    ["cases", "corpora/quicktype/json", "corpora/realworld"].flatMap { folder -> [String] in
      let root = shared + "/" + folder
      let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".json") && !$0.contains("schema") }.sorted().map { root + "/" + $0 }
    }
  }
}
