import DTOGenCore
import Foundation
import Testing

@testable import dtogen

/// One problem as a line: for editors, terminals and programs.
@Suite struct DiagnosticLinesTests {
  private let place = SourceLocation(file: "A b.json", line: 3, column: 7)

  @Test func isALineThatEditorsLink() {
    let text = DiagnosticText.line(.error(at: place, "no"), colours: false)
    #expect(text == "A b.json:3:7: error: no")
    #expect(DiagnosticText.line(.note(at: nil, "so"), colours: false) == "note: so")
    #expect(
      DiagnosticText.line(.warning(at: SourceLocation(file: "a"), "so"), colours: false) == "a: warning: so")
  }

  @Test func coloursOnlyTheFrame() {
    let text = DiagnosticText.line(.error(at: place, "no"), colours: true)
    #expect(text == "\u{1B}[1mA b.json:3:7: \u{1B}[31merror:\u{1B}[0m no")
    #expect(
      Set(
        [Diagnostic.error(at: nil, ""), .warning(at: nil, ""), .note(at: nil, "")].map {
          DiagnosticText.line($0, colours: true)
        }
      ).count == 3)
  }

  @Test(arguments: [
    ("plain", "plain"), ("é\n漢", "é\n漢"), ("a\u{1B}[2Jb", "a\\u{1b}[2Jb"), ("a\rb\tc\u{0}", "a\\u{d}b\\u{9}c\\u{0}"),
    ("\u{9B}x", "\\u{9b}x"),
  ])
  func keepsControlsFromTheTerminal(text: String, shown: String) {
    #expect(DiagnosticText.printable(text) == shown)
    #expect(DiagnosticText.line(.error(at: nil, text), colours: false) == "error: \(shown)")
  }

  @Test(arguments: ["no", "a \"quoted\" \\ text", "two\nlines\r\t\u{0}\u{1F}\u{7F}\u{85}", "\u{2028}\u{2029}", "é 漢 👍"])
  func isOneLineOfJSON(message: String) throws {
    let diagnostic = Diagnostic.warning(at: place, message).telling(of: .unusedField, "b_url")
    let line = DiagnosticJSON.line(diagnostic)
    #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control || $0.value == 0x2028 })
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(object?["message"] as? String == message)
    #expect(object?["severity"] as? String == "warning")
    #expect(object?["file"] as? String == "A b.json")
    #expect(object?["line"] as? Int == 3 && object?["column"] as? Int == 7)
    #expect(object?["drift"] as? String == "unusedField")
    #expect(DiagnosticJSON.line(.note(at: nil, "a")) == #"{"severity":"note","message":"a"}"#)
  }

  @Test func countsAsPeopleDo() {
    #expect([0, 1, 2].map { Count($0, "file").description } == ["0 files", "1 file", "2 files"])
  }

  @Test func aFileErrorIsAnErrorAtItsFile() {
    #expect(Diagnostic(FileError("a/b", "the disk is full")).description == "a/b: error: the disk is full")
  }
}
