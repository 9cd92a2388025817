import Testing

@testable import DTOGenBase
@testable import DTOGenCore
@testable import DTOGenLint
@testable import DTOGenOutput

/// What a new kernel holds.
struct KernelScaffoldTests {
  @Test func holdsWhatEveryKernelHasAndTheIdentifiersOfTheSchemas() throws {
    let schema = """
      { "fields": { "offer_id": "string" }, "domain": { "id": "OfferID(offer_id)" } }
      """
    let input = ProjectInput(
      configuration: InputFile(
        path: "dtogen.json", bytes: Array(#"{ "layout": { "kernel": "Core" } }"#.utf8)),
      schemas: [InputFile(path: "Features/Search/Data/Offer.dto.json", bytes: Array(schema.utf8))])
    let output = KernelScaffold.files(input)
    #expect(!output.diagnostics.hasErrors)
    let names = [
      "CalendarDate", "CurrencyDigits", "DateRange", "LocalDateTime", "MappingError", "Money", "OfferID",
      "SessionError",
      "TimeOfDay", "WireError",
    ]
    #expect(output.files.map(\.path) == names.map { "Core/\($0).swift" })
    #expect(output.files.allSatisfy { $0.ownership == .scaffolded })
    for file in output.files {
      let text = String(decoding: file.contents, as: UTF8.self)
      #expect(text.hasPrefix("// Scaffolded by dtogen. Yours to edit.\n"))
      #expect(!text.contains("import ") && !text.contains("Codable") && !text.contains("Decodable"), "\(file.path)")
    }
  }

  @Test(arguments: [".", "./", "Core/", "./Core"])
  func passesItsOwnCheckWhereverItStands(folder: String) throws {
    let text = InputFile(
      path: "dtogen.json", bytes: Array(#"{ "layout": { "kernel": "\#(folder)" } }"#.utf8))
    let configuration = try #require(ConfigurationDecoder.decode(text).configuration)
    let schema = """
      { "fields": { "offer_id": "string" }, "domain": { "id": "OfferID(offer_id)" } }
      """
    let input = ProjectInput(
      configuration: text,
      schemas: [InputFile(path: "Features/Search/Data/Offer.dto.json", bytes: Array(schema.utf8))])
    let files = KernelScaffold.files(input).files
    #expect(files.count == 10)
    #expect(files.allSatisfy { $0.path.split(separator: "/").count == (folder.contains("Core") ? 2 : 1) })
    let sources = files + Pipeline.generate(input, features: []).files.filter { !$0.path.hasSuffix("ID.swift") }
    let unique = Dictionary(sources.map { ($0.path, $0.contents) }, uniquingKeysWith: { first, _ in first })
    let lint = LintInput(
      configuration: configuration, sources: unique.map { InputFile(path: $0.key, bytes: $0.value) })
    let check = KernelCheck(lint, record: KernelRecord(), scaffold: files)
    #expect(!check.diagnostics().hasErrors)
    #expect(check.typeNames.contains("OfferID") && check.typeNames.contains("Money"))
    #expect(!check.typeNames.contains("Offer"))
    #expect(Linter.run(lint).findings.isEmpty)
  }

  @Test func passesItsOwnCheck() {
    let files = KernelScaffold.files(ProjectInput()).files
    let sources = files.map { InputFile(path: $0.path, bytes: $0.contents) }
    let check = KernelCheck(LintInput(sources: sources), record: KernelRecord(), scaffold: files)
    #expect(!check.diagnostics().hasErrors)
  }
}
