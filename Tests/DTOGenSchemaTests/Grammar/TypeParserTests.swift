import Testing

@testable import DTOGenBase
@testable import DTOGenSchema

@Suite struct TypeParserTests {
  private func parse(_ text: String) throws -> TypeUse {
    try TypeParser.parse(EmbeddedText(text, at: Place.quote))
  }

  @Test("Every scalar is read by its own spelling", arguments: ScalarType.allCases)
  func scalars(scalar: ScalarType) throws {
    #expect(try parse(scalar.rawValue).type == .scalar(scalar))
    #expect(try parse(scalar.rawValue + "?").isOptional)
  }

  @Test("Lists and maps nest, each with its own '?'")
  func nesting() throws {
    let use = try parse("[string: [Offer?]]?")
    #expect(use.isOptional)
    guard case .map(let value) = use.type, case .list(let element) = value.type else {
      Issue.record("no map of lists")
      return
    }
    #expect(!value.isOptional)
    #expect(element.isOptional)
    #expect(element.type == .named("Offer"))
    #expect(element.location.column == Place.column(10))
  }

  @Test(
    "A mistake is named at its column, with what helps",
    arguments: [
      ("", 0, "expected a type"),
      ("strng", 0, "did you mean 'string'?"),
      ("datetime", 0, "write 'date-time'"),
      ("integer?", 0, "write 'int'"),
      ("string[]", 6, "a list is '[string]'"),
      ("int??", 4, "one '?'"),
      ("[int", 0, "has no ']'"),
      ("[]", 1, "expected a type between"),
      ("[int: string]", 1, "write [string: T]"),
      ("[string, int]", 7, "expected ']'"),
      ("Search.Offer", 6, "one plain name"),
      ("Off-er", 0, "is no type"),
    ])
  func mistakes(text: String, offset: Int, message: String) {
    let error = #expect(throws: GrammarError.self) { try TypeParser.parse(EmbeddedText(text, at: Place.quote)) }
    #expect(error?.diagnostic.location?.column == Place.column(offset), "\(error?.diagnostic.message ?? "")")
    #expect(error?.diagnostic.message.contains(message) == true, "\(error?.diagnostic.message ?? "")")
  }
}
