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

  @Test func passesItsOwnCheck() {
    let files = KernelScaffold.files(ProjectInput()).files
    let sources = files.map { InputFile(path: $0.path, bytes: $0.contents) }
    let check = KernelCheck(LintInput(sources: sources), record: KernelRecord(), scaffold: files)
    #expect(!check.diagnostics().hasErrors)
  }
}
