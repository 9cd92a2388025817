import DTOGenSupport
import Foundation
import Testing

/// What is no JSON is shown with its line and column.
@Suite struct RefusedDocumentTests {
  static let documents: [(text: String, found: String)] = [
    ("", "its end at line 1, column 1"),
    ("  ", "its end at line 1, column 3"),
    ("<html>", "\"<html>\" at line 1, column 1"),
    ("[1,\n 2,\n x]", "\"x]\" at line 3, column 2"),
    ("[1] [2]", "\"[2]\" at line 1, column 5"),
    ("[1", "its end at line 1, column 3"),
    ("[\"1", "its end at line 1, column 4"),
  ]

  @Test(arguments: documents.indices)
  func theSpotIsNamed(_ index: Int) {
    let (text, found) = Self.documents[index]
    #expect(reported([Int].self, text) == "the document: expected valid JSON, found \(found)")
  }

  @Test func depthHasALimit() {
    #expect(reported([Int].self, String(repeating: "[", count: 600)).hasPrefix("the document: expected valid JSON"))
  }

  /// Foundation looks at a number only when somebody asks for it.
  @Test func aNumberThatIsNoneIsNamedByItsField() {
    #expect(reported([Int].self, "[1, 01]") == "[1]: expected an integer from \(Int.min) to \(Int.max), found 01")
    #expect(reported([Int].self, "[1, 1e]") == "[1]: expected an integer, found 1e")
    #expect(reported([Int].self, "[1, -]") == "[1]: expected an integer from \(Int.min) to \(Int.max), found -")
  }

  @Test func encodingsAndMarksThatFoundationTakesAreTaken() throws {
    #expect(reported([Int].self, "\u{FEFF}[1.5,]") == "[0]: expected an integer, found 1.5")
    #expect(reported([Int].self, "\u{FEFF} {}") == "the document: expected an array, found an object")
    let wide = try #require("[1.5]".data(using: .utf16))
    #expect(text { try WireDecoder.decode([Int].self, from: wide) } == "[0]: expected an integer, found 1.5")
    let slice = Data("xx[true, 1.5]".utf8).dropFirst(2)
    #expect(text { try WireDecoder.decode([Bool].self, from: slice) } == "[1]: expected true or false, found 1.5")
    #expect(text { try WireDecoder.decode([Int].self, from: slice) } == "[0]: expected an integer, found true")
  }
}
