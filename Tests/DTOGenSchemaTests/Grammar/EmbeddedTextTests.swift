import Testing

@testable import DTOGenBase
@testable import DTOGenSchema

@Suite struct EmbeddedTextTests {
  private let quote = SourceLocation(file: "a.json", line: 3, column: 10)

  @Test func aByteOfTheTextIsAByteOfTheFileBehindTheQuote() {
    #expect(EmbeddedText("abc", at: quote).location(at: 2).column == 13)
  }

  @Test(
    "Escapes of the JSON string move the columns behind them",
    arguments: [
      (#""a\"b""#, "a\"b", 2, 14),
      (#""\\x""#, "\\x", 1, 13),
      (#""\u00e9x""#, "\u{e9}x", 2, 17),
      (#""\ud83d\ude00x""#, "\u{1F600}x", 4, 23),
      (#""\u20acx""#, "\u{20AC}x", 3, 17),
      (#""\u0041x""#, "Ax", 1, 17),
    ])
  func escapes(source: String, text: String, offset: Int, column: Int) {
    #expect(EmbeddedText(text, at: quote, source: source).location(at: offset).column == column)
  }
}
