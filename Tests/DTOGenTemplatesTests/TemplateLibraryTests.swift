import Testing

@testable import DTOGenBase
@testable import DTOGenTemplates

/// A user's folder of templates over the ones that come with the tool.
@Suite struct TemplateLibraryTests {
  private let embedded = [
    (name: "swift/dto", source: "dto of {{name}}"), (name: "swift/mapper", source: "{{> swift/dto}}!"),
  ]

  private func load(
    _ files: [(path: String, text: String)], under folder: String = "Styles"
  ) -> (
    library: TemplateLibrary, diagnostics: [String]
  ) {
    let overrides = files.map { InputFile(path: $0.path, bytes: Array($0.text.utf8)) }
    let (library, diagnostics) = TemplateLibrary.load(overrides: overrides, under: folder, embedded: embedded)
    return (library, diagnostics.map(\.description))
  }

  private var offer: TemplateContext {
    TemplateContext(unchecked: [("name", .text("Offer"))])
  }

  @Test func whatIsNotOverriddenStaysAsItCame() throws {
    let (library, diagnostics) = load([])
    #expect(diagnostics == [])
    #expect(try library.render("swift/mapper", offer) == "dto of Offer!")
  }

  @Test(arguments: ["Styles", "Styles/", ""])
  func anOverrideTakesThePlaceOfItsTemplateEverywhere(folder: String) throws {
    let path = (folder.isEmpty ? "" : "Styles/") + "swift/dto.mustache"
    let (library, diagnostics) = load([(path, "\u{FEFF}mine: {{name}}"), ("Styles/README.md", "{{")], under: folder)
    #expect(diagnostics == [])
    #expect(try library.render("swift/dto", offer) == "mine: Offer")
    #expect(try library.renderBytes("swift/mapper", offer) == Array("mine: Offer!".utf8))
  }

  @Test func anOverrideMayBringPartialsOfItsOwn() throws {
    let (library, diagnostics) = load([
      ("Styles/swift/dto.mustache", "{{> licence}}"), ("Styles/licence.mustache", "(c) {{name}}"),
    ])
    #expect(diagnostics == [])
    #expect(try library.render("swift/mapper", offer) == "(c) Offer!")
  }

  @Test func everyProblemOfEveryFileIsNamed() throws {
    let (library, diagnostics) = load([
      ("Styles/swift/dto.mustache", "\n{{#name}}"),
      ("Styles/swift/dot.mustache", ""),
      ("Styles/swift/mapper.mustache", "\n{{> swift/dtos}}"),
    ])
    #expect(
      diagnostics == [
        "Styles/swift/dto.mustache:2: error: the section 'name' is never closed; add '{{/name}}'",
        "Styles/swift/dot.mustache: error: this overrides nothing: unknown template 'swift/dot'; did you mean "
          + "'swift/dto'? (known here: swift/dto, swift/mapper); give it the name of a template, or include it in an "
          + "override",
        "Styles/swift/mapper.mustache:2: error: unknown template 'swift/dtos'; did you mean 'swift/dto'? "
          + "(known here: swift/dto, swift/mapper)",
      ])
    #expect(try library.render("swift/dto", offer) == "dto of Offer")
  }

  @Test func aTemplateThatIsNoTextIsRefused() {
    let file = InputFile(path: "swift/dto.mustache", bytes: Array("a\n".utf8) + [0xFF])
    let diagnostics = TemplateLibrary.load(overrides: [file], embedded: embedded).diagnostics
    #expect(
      diagnostics.map(\.description) == [
        "swift/dto.mustache:2: error: the template is not UTF-8 text; save it as UTF-8"
      ])
  }

  @Test func aFailedRenderingPointsIntoTheUsersTemplate() {
    let (library, _) = load([("Styles/swift/dto.mustache", "\n{{nam}}")])
    let error = #expect(throws: TemplateError.self) { try library.render("swift/mapper", offer) }
    #expect(
      error.map { library.diagnostic(for: $0).description }
        == "Styles/swift/dto.mustache:2: error: unknown name 'nam'; did you mean 'name'? (known here: name)")
    let builtIn = #expect(throws: TemplateError.self) { try load([]).library.render("swift/dto", TemplateContext()) }
    #expect(
      builtIn.map {
        library.diagnostic(for: TemplateError(template: "swift/mapper", line: 1, reason: $0.reason)).description
      }
        == "error: built-in template 'swift/mapper', line 1: unknown name 'name' (known here: none)")
  }
}
