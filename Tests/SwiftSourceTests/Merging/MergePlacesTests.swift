import Testing

@testable import DTOGenBase
@testable import SwiftSource

/// Where a merge puts what the schema gained, up to the very end of the user's text.
@Suite struct MergePlacesTests {
  private static let base =
    "extension Offer {\n    init(dto: OfferDTO) throws {\n        self.init(id: dto.id)\n    }\n}\n"
  private static let list = "\nextension [Offer] {\n    init(dto: OffersDTO) throws {\n        self = []\n    }\n}\n"

  private func merge(_ base: String, _ theirs: String, _ ours: String) -> (text: String, conflicts: [MergeConflict]) {
    let result = ThreeWayMerge.merge(base: Array(base.utf8), theirs: Array(theirs.utf8), ours: Array(ours.utf8))
    return (String(decoding: result.text, as: UTF8.self), result.conflicts)
  }

  /// The user's text ends with a line end, without one, with a blank line, or with a comment of the user's.
  @Test(arguments: ["\n", "", "\n\n", "\n// mine\n", "\r\n"])
  func addsBehindTheLastLine(end: String) {
    let ours = "// edited\n" + Self.base.dropLast() + end
    let (text, conflicts) = merge(Self.base, Self.base + Self.list, ours)
    #expect(conflicts.isEmpty)
    #expect(text.contains("extension [Offer] {"))
    #expect(text.split(whereSeparator: \.isNewline).contains("}extension [Offer] {") == false)
    for line in ours.split(whereSeparator: \.isNewline) { #expect(text.contains(line)) }
    #expect(merge(Self.base, Self.base + Self.list, text).text == text, "a second merge changes nothing")
  }

  @Test func addsBehindTheLastLineJustWhatTheSchemaHasThere() {
    let (text, conflicts) = merge(Self.base, Self.base + Self.list, "// edited\n" + Self.base)
    #expect(text == "// edited\n" + Self.base + Self.list)
    #expect(conflicts.isEmpty)
    let next = ThreeWayMerge.merge(
      base: Array(Self.base.utf8), theirs: Array((Self.base + Self.list).utf8),
      ours: Array(("// edited\n" + Self.base).utf8)
    ).base
    #expect(String(decoding: next, as: UTF8.self) == Self.base + Self.list, "the next merge starts from all of it")
  }

  @Test func endsTheLastLineBeforeItAddsBehindIt() {
    let (text, conflicts) = merge("let a = 1\n", "let a = 1\nlet b = 2\n", "// edited\nlet a = 1")
    #expect(text == "// edited\nlet a = 1\nlet b = 2\n")
    #expect(conflicts.isEmpty)
    let whole = merge(Self.base, Self.base + Self.list, "// edited\n" + Self.base.dropLast()).text
    #expect(whole == "// edited\n" + Self.base + Self.list)
  }

  @Test func addsBeforeTheFirstLine() {
    let (text, conflicts) = merge(Self.base, "import Kit\n" + Self.base, Self.base + "// mine\n")
    #expect(text == "import Kit\n" + Self.base + "// mine\n")
    #expect(conflicts.isEmpty)
  }

  /// Expressions that hold brackets and quotes as text, as the tool's own checks do.
  @Test(arguments: ["/^[(]/", "/[\"]/", "#/^https:///#", "/[{]/"])
  func mergesFilesWithRegularExpressions(regex: String) {
    func mapper(_ arguments: String) -> String {
      """
      extension Offer {
          init(dto: OfferDTO) throws {
              guard dto.code.contains(\(regex)) else { throw MappingError.invalid(field: "code") }
              self.init(
      \(arguments)
              )
          }
      }

      """
    }
    let base = mapper("            code: dto.code")
    let theirs = mapper("            code: dto.code,\n            seats: dto.seats")
    let ours = base.replacing("code: dto.code\n", with: "code: Code(dto.code)\n")
    let (text, conflicts) = merge(base, theirs, ours)
    #expect(conflicts.isEmpty)
    #expect(text == theirs.replacing("code: dto.code,", with: "code: Code(dto.code),"))
    let own = Self.base.replacing("        self.init", with: "        _ = dto.id.contains(\(regex))\n        self.init")
    #expect(merge(Self.base, Self.base + Self.list, own).text == own + Self.list)
  }

  /// A line that ends with a regular expression's slash is a statement of its own.
  @Test func keepsWhatFollowsARegularExpressionApart() {
    let base = "struct A {\n    let a = /x/\n    let b: Set<Int>\n    let c: Int\n}\n"
    let theirs = base.replacing("    let c: Int\n", with: "    let c: Int64\n    let d: Int\n")
    let ours = base.replacing("/x/", with: "/[(]/")
    let (text, conflicts) = merge(base, theirs, ours)
    #expect(conflicts.isEmpty)
    #expect(text == theirs.replacing("/x/", with: "/[(]/"))
  }
}
