/// A JSON file that has been read: the input of inference, of schema decoding and of the configuration.
///
/// RFC 8259, with members in order, numbers as written, and a place for every value and key. A document has one
/// root, or one per line where JSON Lines were allowed and found.
struct JSONDocument: Sendable {
  let storage: JSONStorage
  let isLines: Bool

  var file: InputFile { storage.file }

  /// The values at the top: one, or one per line of a JSON Lines file.
  var roots: [JSONValue] {
    var roots: [JSONValue] = []
    var index = 0
    while index < storage.tape.words.count {
      roots.append(JSONValue(storage: storage, index: index))
      index = storage.next(after: index)
    }
    return roots
  }

  /// The document's value; of JSON Lines, the first.
  var root: JSONValue { JSONValue(storage: storage, index: 0) }

  /// Reads a file; the document is nil exactly where the diagnostics hold an error.
  ///
  /// JSON Lines are recognised only where `allowsLines`, the whole file is not one document, and each line that is
  /// not blank is one.
  static func read(
    _ file: InputFile, dialect: JSONDialect = .strict, allowsLines: Bool = false
  ) -> (document: JSONDocument?, diagnostics: [Diagnostic]) {
    file.bytes.withUnsafeBufferPointer { bytes in
      let lines = JSONLineTable(bytes)
      func diagnostic(_ severity: Diagnostic.Severity, _ finding: JSONFinding) -> Diagnostic {
        guard let offset = finding.offset else {
          return Diagnostic(severity, at: SourceLocation(file: file.path), finding.message)
        }
        let (line, column) = lines.position(of: offset, in: bytes)
        return Diagnostic(severity, at: SourceLocation(file: file.path, line: line, column: column), finding.message)
      }
      if let finding = JSONFileCheck.finding(in: bytes) {
        return (nil, [diagnostic(.error, finding)])
      }
      var reader = JSONReader(bytes, lines: lines, dialect: dialect, allowsLines: allowsLines)
      var errors: [JSONFinding] = []
      do throws(JSONFinding) {
        try reader.readDocument()
      } catch {
        errors.append(error)
      }
      let findings =
        (reader.errors + errors).map { ($0, Diagnostic.Severity.error) }
        + reader.clashes.findings.map { ($0, Diagnostic.Severity.warning) }
      let diagnostics = findings.enumerated()
        .sorted { ($0.element.0.offset ?? 0, $0.offset) < ($1.element.0.offset ?? 0, $1.offset) }
        .map { diagnostic($0.element.1, $0.element.0) }
      guard !diagnostics.hasErrors else { return (nil, diagnostics) }
      let storage = JSONStorage(file: file, tape: JSONTape(words: reader.tape), lines: lines)
      return (JSONDocument(storage: storage, isLines: reader.isLines), diagnostics)
    }
  }
}

/// Something the reader found, before its offset is a line and a column.
struct JSONFinding: Error {
  /// Nil speaks of the file as a whole.
  var offset: Int?
  var message: String
}
