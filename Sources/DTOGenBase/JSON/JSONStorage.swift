/// The file and the tape that all values of one document share.
///
/// Immutable once built, so views of it travel between tasks freely.
package final class JSONStorage: Sendable {
  let file: InputFile
  let tape: JSONTape
  let lines: JSONLineTable

  init(file: InputFile, tape: JSONTape, lines: JSONLineTable) {
    self.file = file
    self.tape = tape
    self.lines = lines
  }

  /// Lends the bytes and the tape.
  @inline(__always)
  func withText<Result, Failure: Error>(_ body: (JSONText) throws(Failure) -> Result) throws(Failure) -> Result {
    try tape.words.withUnsafeBufferPointer { (words) throws(Failure) -> Result in
      try tape.duplicateKeys.withUnsafeBufferPointer { (duplicates) throws(Failure) -> Result in
        try file.bytes.withUnsafeBufferPointer { (bytes) throws(Failure) -> Result in
          try body(JSONText(bytes: bytes, words: words, duplicateKeys: duplicates))
        }
      }
    }
  }

  package func token(at offset: Int, index: Int) -> JSONToken { withText { $0.token(at: offset, index: index) } }

  package func location(ofByte offset: Int) -> SourceLocation {
    let position = file.bytes.withUnsafeBufferPointer { lines.position(of: offset, in: $0) }
    return SourceLocation(file: file.path, line: position.line, column: position.column)
  }

  func text(in range: Range<Int>) -> String {
    file.bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  /// The decoded text of a string or key.
  package func string(of token: JSONToken) -> String {
    file.bytes.withUnsafeBufferPointer {
      JSONEscapes.text(of: UnsafeBufferPointer(rebasing: $0[token.content]), hasEscapes: token.isSpecial)
    }
  }
}
