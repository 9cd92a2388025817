import Testing

@testable import DTOGenBase
@testable import SwiftSource

/// What is code and what is not, decided as the compiler does.
struct SwiftLexerTests {
  private func tokens(_ text: String) -> [String] {
    let source = SwiftText(InputFile(path: "A.swift", bytes: Array(text.utf8)))
    return source.tokens.map { source.text($0.range) }
  }

  @Test(arguments: [
    (#"a "b { // } /* " c"#, [#"a"#, #""b { // } /* ""#, "c"]),
    (##"#"a "b" \(c) \n"# d"##, [##"#"a "b" \(c) \n"#"##, "d"]),
    (##"#"""# e"##, [##"#"""#"##, "e"]),
    ("\"\"\"\n a \"b\" {\n\"\"\" c", ["\"\"\"\n a \"b\" {\n\"\"\"", "c"]),
    ("##\"\"\"\n\"\"\"# \\#(a)\n\"\"\"## c", ["##\"\"\"\n\"\"\"# \\#(a)\n\"\"\"##", "c"]),
    (#""\\" a "\"" b"#, [#""\\""#, "a", #""\"""#, "b"]),
    ("\"open\nnext", ["\"open", "next"]),
    (#""" a"#, [#""""#, "a"]),
  ])
  func readsStringsOfEveryKind(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test func readsTheCodeInInterpolations() {
    #expect(
      tokens(#""a \(b["x"] ?? f("\(y)")) c" d"#) == [
        #""a \"#, "(", "b", "[", #""x""#, "]", "??", "f", "(", #""\"#, "(", "y", ")", #"""#, ")", ")", #" c""#, "d",
      ])
    #expect(tokens(##"#"a \(no) \#(yes)"# d"##) == [##"#"a \(no) \#"##, "(", "yes", ")", ##""#"##, "d"])
    #expect(tokens("\"\"\"\n\\(a\n)\n\"\"\" d") == ["\"\"\"\n\\", "(", "a", ")", "\n\"\"\"", "d"])
  }

  @Test func nestsComments() {
    #expect(tokens("a /* b /* \" */ c */ d // e {\n f") == ["a", "d", "f"])
    #expect(tokens("a /* never closed { \n b") == ["a"])
    #expect(tokens("a/**/b /*/ c */ d") == ["a", "b", "d"])
  }

  @Test(arguments: [
    ("x = /a\"b{/ c", ["x", "=", "/a\"b{/", "c"]),
    ("f(/[(]\\/x/, 1)", ["f", "(", "/[(]\\/x/", ",", "1", ")"]),
    ("return /a b/", ["return", "/a b/"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("a/b/c", ["a", "/", "b", "/", "c"]),
    ("x.reduce(1, /)", ["x", ".", "reduce", "(", "1", ",", "/", ")"]),
    ("f(/, 2, /)", ["f", "(", "/", ",", "2", ",", "/", ")"]),
    ("(a + 1)/2 + b/3", ["(", "a", "+", "1", ")", "/", "2", "+", "b", "/", "3"]),
    ("x = #/a \"/ {/# c", ["x", "=", "#/a \"/ {/#", "c"]),
    ("x = ##/\n a/# \"\n/## c", ["x", "=", "##/\n a/# \"\n/##", "c"]),
    ("a /= b", ["a", "/=", "b"]),
  ])
  func tellsRegularExpressionsFromDivisions(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("a!.b?.c ?? d", ["a", "!", ".", "b", "?", ".", "c", "??", "d"]),
    ("x != y", ["x", "!=", "y"]),
    ("(f as! [Int]?)!", ["(", "f", "as", "!", "[", "Int", "]", "?", ")", "!"]),
    ("a ? !b : c", ["a", "?", "!", "b", ":", "c"]),
    (
      "1...5 1..<n t.0.1 1.5e-3 0x1p-3 1.max",
      [
        "1", "...", "5", "1", "..<", "n", "t", ".", "0", ".", "1", "1.5e-3", "0x1p-3", "1", ".", "max",
      ]
    ),
    ("Set<[A]>?", ["Set", "<", "[", "A", "]", ">?"]),
    ("\\.a.b", ["\\", ".", "a", ".", "b"]),
    ("a≤b ∆ é", ["a", "≤", "b", "∆", "é"]),
    ("@a #if #warning", ["@", "a", "#if", "#warning"]),
    ("`class` `a b` $0 $x", ["`class`", "`a b`", "$0", "$x"]),
    ("f(<#name: Int#>)", ["f", "(", "<#name: Int#>", ")"]),
    ("#!/usr/bin/swift {\na", ["a"]),
    ("\u{FEFF}a\u{A0}b", ["a", "b"]),
  ])
  func readsNamesNumbersAndOperators(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test func knowsWhereEachTokenStands() {
    let text = "a\r\n\"\"\"\n x\n\"\"\" b\n/*\n*/ c // é\n  é d"
    let source = SwiftText(InputFile(path: "A.swift", bytes: Array(text.utf8)))
    let places = source.tokens.indices.map { "\(source.text($0).suffix(1)) \(source.location($0))" }
    #expect(
      places == ["a A.swift:1:1", "\" A.swift:2:1", "b A.swift:4:5", "c A.swift:6:4", "é A.swift:7:3", "d A.swift:7:6"])
    #expect(source.tokens.map(\.startsLine) == [true, true, false, true, true, false])
    #expect(source.lineText(6) == "é d")
  }

  @Test func survivesAnyBytes() {
    var generator = Mixer(state: 7)
    let pieces: [String] = [
      "\"", "\"\"\"", "#", "\\(", "\\", "/", "/*", "*/", "//", "\n", "\r", "(", ")", "{", "}", "[", "]", "`", "<#",
      "#>",
      "a", "0x", "1.", "é", "≤", ".", "!", "?", "$", "@", " ", "#/", "/#",
    ]
    for _ in 0..<2_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int(generator.next() % 24) {
        if generator.next().isMultiple(of: 9) {
          bytes.append(UInt8(truncatingIfNeeded: generator.next()))
        } else {
          bytes += Array(pieces[Int(generator.next() % UInt64(pieces.count))].utf8)
        }
      }
      let source = SwiftText(InputFile(path: "A.swift", bytes: bytes))
      #expect(source.tokens.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= bytes.count })
      #expect(zip(source.tokens, source.tokens.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
      #expect(
        source.lineStarts == source.lineStarts.sorted() && Set(source.lineStarts).count == source.lineStarts.count)
    }
  }
}

/// The same numbers on every machine.
private struct Mixer: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
