import Testing

@testable import DTOGenBase

@Suite("Editing and printing JSON")
struct JSONPrinterTests {
  @Test func prettyTextHasTwoSpacesAndOneNewline() throws {
    let root = try #require(Reading(#"{"a":[1.50,{"b":null}],"e":[],"o":{},"t":true}"#).document).root
    let text = """
      {
        "a": [
          1.50,
          {
            "b": null
          }
        ],
        "e": [],
        "o": {},
        "t": true
      }

      """
    #expect(JSONPrinter.pretty(JSONTree(root)) == text)
    #expect(try JSONTree(#require(Reading(text).document).root) == JSONTree(root))
  }

  @Test func compactTextIsOneLine() throws {
    let text = #"{"a":[1.50,{"b":null}],"e":[],"o":{},"s":"x\n"}"#
    #expect(JSONPrinter.compact(JSONTree(try #require(Reading(text).document).root)) == text)
  }

  @Test func whatNobodySeesIsEscaped() {
    let text = "é😀漢 \u{FEFF}\u{200B}\u{202E}\u{7F}\u{0}\u{A0}\u{2028}\"\\/\u{E0041}❤\u{FE0F}"
    #expect(
      JSONPrinter.quoted(text)
        == "\"é😀漢 \\ufeff\\u200b\\u202e\\u007f\\u0000\\u00a0\\u2028\\\"\\\\/\\udb40\\udc41❤\u{FE0F}\"")
  }

  @Test func everyScalarSurvivesPrintingAndReading() throws {
    for start in stride(from: UInt32(0), to: 0x30000, by: 509) {
      let scalars = (start..<start + 8).compactMap { Unicode.Scalar($0) }
      let text = String(String.UnicodeScalarView(scalars))
      let read = try #require(Reading(JSONPrinter.quoted(text)).document?.root.string)
      #expect(Array(read.unicodeScalars) == scalars)
    }
  }

  @Test func membersAreReplacedAddedAndRemoved() {
    var tree = JSONTree.object([.init("a", .number("1")), .init("b", .array([.null, .bool(true)]))])
    tree["a"] = .string("x")
    tree["c"] = .null
    tree["b"]?[0] = nil
    #expect(JSONPrinter.compact(tree) == #"{"a":"x","b":[true],"c":null}"#)
    tree["a"] = nil
    tree["b"]?[7] = .null
    #expect(JSONPrinter.compact(tree) == #"{"b":[true],"c":null}"#)
    #expect(tree["c"] == .null)
    #expect(tree["a"] == nil)
  }
}
