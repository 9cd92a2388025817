import Testing

@testable import DTOGenBase
@testable import DTOGenSchema

@Suite struct WirePathParserTests {
  @Test(
    "A path is read and written the same way",
    arguments: [
      (".", []),
      ("id", [.key("id")]),
      ("data.offers[]", [.key("data"), .key("offers"), .each]),
      ("[]", [.each]),
      ("[].x", [.each, .key("x")]),
      ("[][]", [.each, .each]),
      ("a[0].b[last]", [.key("a"), .index(0), .key("b"), .last]),
      ("`air:ETR`[0].Taxes", [.key("air:ETR"), .index(0), .key("Taxes")]),
      ("a.`b``c`", [.key("a"), .key("b`c")]),
      ("``", [.key("")]),
      ("kebab-key.2024.größe.名前", [.key("kebab-key"), .key("2024"), .key("größe"), .key("名前")]),
      ("`a.b`.`[]`.`$ref`.`🙂`", [.key("a.b"), .key("[]"), .key("$ref"), .key("🙂")]),
      ("last", [.key("last")]),
    ] as [(String, [WirePath.Segment])])
  func roundTrip(text: String, segments: [WirePath.Segment]) throws {
    let path = try WirePathParser.parse(EmbeddedText(text, at: Place.quote))
    #expect(path.value.segments == segments)
    #expect(path.value.description == text)
    #expect(path.location.column == Place.column(0))
  }

  @Test(
    "A mistake is named at its column, with what helps",
    arguments: [
      ("", 0, "'.' is the value itself"),
      ("a..b", 2, "a key is missing"),
      ("a.", 2, "expected a key, found the end"),
      (".a", 1, "does not begin with '.'"),
      ("a.[0]", 2, "write 'a[0]'"),
      ("a[]b", 3, "expected '.' before 'b'"),
      ("a[*]", 2, "'[]' means each"),
      ("a[-1]", 2, "'[last]' is the last"),
      ("a['b']", 2, "stands in back-ticks"),
      ("a[0", 1, "has no ']'"),
      ("a[99999999999999999999]", 2, "too large"),
      ("`ab", 0, "no partner"),
      ("$.a", 0, "without '$.'"),
      ("/data/a", 0, "joined by '.'"),
      ("offer id", 5, "stands in back-ticks"),
      ("größe:x", 7, "unexpected ':'"),
    ])
  func mistakes(text: String, offset: Int, message: String) {
    let error = #expect(throws: GrammarError.self) { try WirePathParser.parse(EmbeddedText(text, at: Place.quote)) }
    #expect(error?.diagnostic.location?.column == Place.column(offset))
    #expect(error?.diagnostic.message.contains(message) == true, "\(error?.diagnostic.message ?? "")")
  }
}

/// Where the texts of the grammar tests stand.
enum Place {
  static let quote = SourceLocation(file: "a.dto.json", line: 2, column: 5)

  static func column(_ offset: Int) -> Int { 6 + offset }
}
