/// A JSON file that has been read: the input of inference, of schema decoding and of the configuration.
///
/// RFC 8259, with members in order, numbers as written, and a place for every value and key. A document has one
/// root, or one per line where JSON Lines were allowed and found.
package struct JSONDocument: Sendable {
  package let storage: JSONStorage
  package let isLines: Bool
  /// The offset of the first value.
  let start: Int

  package var file: InputFile { storage.file }

  /// The values at the top: one, or one per line of a JSON Lines file.
  package var roots: [JSONValue] {
    withRootCursors { roots in roots.map { value(at: $0) } }
  }

  /// The document's value; of JSON Lines, the first.
  package var root: JSONValue { JSONValue(storage: storage, offset: start, index: 0) }

  /// Reads a file; the document is nil exactly where the diagnostics hold an error.
  ///
  /// JSON Lines are recognised only where `allowsLines`, the whole file is not one document, and each line that is
  /// not blank is one.
  package static func read(
    _ file: InputFile, dialect: JSONDialect = .strict, allowsLines: Bool = false
  ) -> (document: JSONDocument?, diagnostics: [Diagnostic]) {
    file.bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count <= JSONTape.maximumByteCount else {
        let message = "the file is larger than 512 MB; capture fewer records, or split it into several files"
        return (nil, [.error(at: SourceLocation(file: file.path), message)])
      }
      let lines = JSONLineTable(bytes)
      var reader = JSONReader(bytes, lines: lines, dialect: dialect, allowsLines: allowsLines)
      if let finding = JSONFileCheck.finding(in: bytes, dialect: dialect) {
        reader.errors = [finding]
      } else {
        do throws(JSONFinding) {
          try reader.readDocument()
        } catch {
          reader.errors.append(error)
        }
      }
      let errors = reader.errors.map { (Diagnostic.Severity.error, $0) }
      let findings = errors + reader.clashes.findings.map { (Diagnostic.Severity.warning, $0) }
      let diagnostics = findings.sorted { $0.1.offset < $1.1.offset }.map { severity, finding in
        let (line, column) = lines.position(of: finding.offset, in: bytes)
        return Diagnostic(severity, at: SourceLocation(file: file.path, line: line, column: column), finding.message)
      }
      guard errors.isEmpty else { return (nil, diagnostics) }
      let tape = JSONTape(words: reader.tape, duplicateKeys: ContiguousArray(reader.duplicateKeys.sorted()))
      let storage = JSONStorage(file: file, tape: tape, lines: lines)
      return (JSONDocument(storage: storage, isLines: reader.isLines, start: reader.start), diagnostics)
    }
  }
}

/// Something the reader found, before its offset is a line and a column.
struct JSONFinding: Error {
  var offset: Int
  var message: String
}
