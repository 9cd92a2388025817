import Testing

@testable import DTOGenBase
@testable import SwiftSource

/// What the merge learns of each line from the lexer: the one reader of Swift that it has.
@Suite struct LineTokensTests {
  private func text(_ text: String) -> SourceText { SourceText(Array(text.utf8)) }

  @Test(arguments: [
    "/^[(]/", "/[\"]/", "/[{]/", "/[\\]}]/", "#/^https:///#", "#/\"/*(/#", "##/\n  [(] \" }\n/##", "/a\\/\\(/",
    "#\"(\"#",
    "\"\\(f(\")\"))\"", "\"\"\"\n  ( \"\n  \"\"\"", "1 /* ( \" /* { */ */", "`(`",
  ])
  func bracketsAndQuotesInTextAreNoCode(literal: String) {
    let read = text("func f() {\n  let a = \(literal)\n}\nlet b = 1 // }\n")
    #expect(read.isBalanced)
    #expect(read.lines.last?.depthBefore == 0)
    #expect(read.lines.last?.label == "property b")
    #expect(read.lines.last.map { String(decoding: $0.code, as: UTF8.self) } == "let b = 1")
  }

  @Test(arguments: ["(", "a)", "(]", "\"a", "\"\"\"\na", "/* a", "#\"a\"", "f(\"\\(a\")"])
  func whatDoesNotEndIsNotBalanced(broken: String) {
    #expect(!text("let a = \(broken)\n").isBalanced)
  }

  @Test func linesInsideOfTextAreInert() {
    let read = text("let a = \"\"\"\n  x\n  \\(b(\n  c))\n  \"\"\"\n/*\n d */ let e = #/\n  f\n/#\nlet g = 1")
    #expect(read.isBalanced)
    #expect(read.lines.map(\.isInert) == [false, true, true, true, true, false, true, true, true, false])
    #expect(read.lines.map(\.depthAfter) == [0, 0, 2, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func everyLineEndOfTheTextIsOneOfALine() {
    let read = text("a(\r\n  b,\r\n)\r// c\n\n")
    #expect(read.lines.map(\.end.count) == [2, 2, 1, 1])
    #expect(read.lines.map { String(decoding: $0.text, as: UTF8.self) } == ["a(", "  b,", ")\r// c", ""])
    #expect(read.lines.map(\.isInList) == [false, true, true, false])
    #expect(text("").lines.isEmpty)
  }

  /// A slash or a bracket of types at the end of a line, or a sign at the beginning of one, joins nothing.
  @Test(arguments: [
    ("let a = /b/", "let c = 1", 1), ("let a: Set<Int>", "let b: Int", 1), ("let a = b!", "let c = 1", 1),
    ("let a =", "  b", 2), ("let a = b /", "  c", 2), ("let a = b", "  ?? c", 2), ("let a = b", "  .c", 2),
    ("let a = b", "/c/", 1), ("let a = b", "-c", 1), ("let a = b", "  - c", 2), ("let a = b ?", "  c : d", 2),
  ])
  func statementsGoOnWhereTheLanguageSaysSo(first: String, second: String, count: Int) {
    let read = text("\(first)\n\(second)\n")
    #expect(StatementExtent.end(of: 0, in: read) { _ in true } == count)
  }
}
