@testable import DTOGenBase

/// What tests of the reader have in common: read a text, keep what was said.
struct Reading {
  var document: JSONDocument?
  var diagnostics: [Diagnostic]

  init(_ text: String, dialect: JSONDialect = .strict, lines: Bool = false) {
    self.init(bytes: Array(text.utf8), dialect: dialect, lines: lines)
  }

  init(bytes: [UInt8], dialect: JSONDialect = .strict, lines: Bool = false) {
    let file = InputFile(path: "f.json", bytes: bytes)
    (document, diagnostics) = JSONDocument.read(file, dialect: dialect, allowsLines: lines)
  }

  /// `1:2: error: message` for each, without the path.
  var said: [String] { diagnostics.map { String($0.description.dropFirst("f.json:".count)) } }
}
