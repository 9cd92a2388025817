/// The file and the tape that all values of one document share.
///
/// Immutable once built, so views of it travel between tasks freely.
final class JSONStorage: Sendable {
  let file: InputFile
  let tape: JSONTape
  let lines: JSONLineTable

  init(file: InputFile, tape: JSONTape, lines: JSONLineTable) {
    self.file = file
    self.tape = tape
    self.lines = lines
  }

  func word(at index: Int) -> JSONTapeWord { JSONTapeWord(bits: tape.words[index]) }

  func extent(at index: Int) -> JSONTapeExtent { JSONTapeExtent(bits: tape.words[index + 1]) }

  /// The index of what follows the value at `index`.
  func next(after index: Int) -> Int {
    word(at: index).isContainer ? extent(at: index).endIndex : index + 1
  }

  func location(ofByte offset: Int) -> SourceLocation {
    let position = file.bytes.withUnsafeBufferPointer { lines.position(of: offset, in: $0) }
    return SourceLocation(file: file.path, line: position.line, column: position.column)
  }

  /// The bytes between the quotes of a string or key, or a scalar's own bytes.
  func contentRange(of word: JSONTapeWord) -> Range<Int> {
    let start = word.code == JSONTapeWord.Code.string || word.code == JSONTapeWord.Code.key ? 1 : 0
    return word.offset + start..<word.offset + start + word.length
  }

  func text(in range: Range<Int>) -> String {
    file.bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  /// The decoded text of a string or key.
  func string(of word: JSONTapeWord) -> String {
    let range = contentRange(of: word)
    return file.bytes.withUnsafeBufferPointer {
      let bytes = UnsafeBufferPointer(rebasing: $0[range])
      return JSONEscapes.text(of: bytes, hasEscapes: word.has(JSONTapeWord.Flag.escapes))
    }
  }
}
