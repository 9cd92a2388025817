import Foundation
import Testing
import ToolSupport

@testable import DTOGenBase
@testable import DTOGenCore
@testable import DTOGenOutput
@testable import DTOGenSchema

/// What `infer` prints and what a schema without fields takes from its fixtures are one thing.
@Suite("Inference: one result, printed or not")
struct InferredGenerationTests {
  private static let responses = Repository.folder("Examples/Responses")

  private static var documents: [InputFile] {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: responses.path()).sorted()
      let examples = try names.filter { $0.contains(".json") }.map { name in
        InputFile(path: name, bytes: Array(try Data(contentsOf: responses.appending(path: name))))
      }
      let events = #"[{"type":"ship","carrier":"X"},{"type":"refund","amount":"3.00","note":null}]"#
      return examples + [InputFile(path: "events.json", bytes: Array(events.utf8))]
    }
  }

  @Test func aPrintedSchemaGeneratesWhatTheFixturesDo() throws {
    for document in try Self.documents {
      let printed = Pipeline.infer(model: "Sample", feature: "Search", at: nil, documents: [document])
      let schema = try #require(printed.schema, "\(document.path)")
      #expect(schema.hasSuffix("}\n"))
      let at = try #require(Self.at(of: schema))
      let bare = #"{ "fixtures": ["\#(document.path)"], "at": "\#(at)" }"#
      let (fromFixtures, fromSchema) = (Self.files(bare, document), Self.files(schema, document))
      #expect(!fromSchema.isEmpty, "\(document.path)")
      #expect(fromFixtures.keys.sorted() == fromSchema.keys.sorted(), "\(document.path)")
      for (path, contents) in fromFixtures { #expect(fromSchema[path] == contents, "\(document.path): \(path)") }
    }
  }

  @Test func aRunAfterAScaffoldNotesOnceWhatNothingShowsTheTypeOf() throws {
    let documents = [#"{"id":1,"middle_name":null,"tags":[],"meta":{},"inner":{"x":null,"y":1},"void":{"z":null}}"#]
      .map { InputFile(path: "sample.json", bytes: Array($0.utf8)) }
    let schema = try #require(
      Pipeline.infer(model: "Sample", feature: "Search", at: nil, documents: documents).schema)
    let output = Self.output(schema, documents[0])
    #expect(
      output.diagnostics.map(\.description) == [
        "Features/Search/Data/Sample.dto.json:5:5: note: in the DTO only, since nothing shows the type: 'middle_name', "
          + "'tags', 'meta' and 3 more; write the type once a response shows it"
      ])
    let dto = output.files.first { $0.path.hasSuffix("SampleDTO.swift") }.map {
      String(decoding: $0.contents, as: UTF8.self)
    }
    #expect(dto?.contains("let middleName: WireValue?") == true)
    let bare = Self.output(#"{ "fixtures": ["sample.json"] }"#, documents[0])
    #expect(bare.diagnostics.allSatisfy { $0.location?.file.hasSuffix("sample.json") == true })
  }

  @Test func editorsAcceptEverySchemaThatInferencePrints() throws {
    let rules = Self.responses.appending(path: "../../Schemas/dtogen.schema.json").standardizedFileURL
    let file = InputFile(path: "dtogen.schema.json", bytes: Array(try Data(contentsOf: rules)))
    let schema = JSONSchema(root: try #require(JSONDocument.read(file).document?.root))
    var random = RandomDocuments(seed: 3)
    let made = random.documents(count: 150).map { InputFile(path: "made.json", bytes: Array($0.utf8)) }
    var accepted = 0
    for document in try Self.documents + made {
      guard let text = Pipeline.infer(model: "Sample", feature: "Search", at: nil, documents: [document]).schema else {
        continue
      }
      let printed = InputFile(path: "Sample.dto.json", bytes: Array(text.utf8))
      let root = try #require(JSONDocument.read(printed, dialect: .relaxed).document?.root)
      #expect(try schema.objection(to: root) == nil, "\(text)")
      accepted += 1
    }
    #expect(accepted > 100)
  }

  private static func at(of schema: String) -> String? {
    let file = InputFile(path: "Sample.dto.json", bytes: Array(schema.utf8))
    let decoded = SchemaDecoder.decode(file, defaultModel: "Sample", defaultFeature: "Search").0
    return decoded?.responses.first?.at.value.description
  }

  private static func output(_ schema: String, _ document: InputFile) -> GeneratorOutput {
    Pipeline.generate(
      ProjectInput(
        schemas: [InputFile(path: "Features/Search/Data/Sample.dto.json", bytes: Array(schema.utf8))],
        fixtures: [
          "Search": [InputFile(path: "Features/Search/Data/Tests/Fixtures/\(document.path)", bytes: document.bytes)]
        ]), features: [])
  }

  private static func files(_ schema: String, _ document: InputFile) -> [String: String] {
    let files = output(schema, document).files.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) }
    return Dictionary(files, uniquingKeysWith: { first, _ in first })
  }
}
