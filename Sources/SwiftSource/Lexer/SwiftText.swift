package import DTOGenBase

/// A Swift file taken apart into tokens, with what is needed to say where they stand.
///
/// Assumes nothing of the bytes: any text has tokens.
package struct SwiftText: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let tokens: [SwiftToken]
  /// The comments that hold instructions for the lint, as byte ranges in the order of the text.
  package let comments: [Range<Int>]
  /// The offset of each line's first byte.
  package let lineStarts: [Int]

  package init(_ file: InputFile) {
    path = file.path
    bytes = file.bytes
    var lexer = SwiftLexer(file.bytes)
    lexer.run()
    tokens = lexer.tokens
    comments = lexer.comments
    lineStarts = lexer.lineStarts
  }

  /// A token's text without the back-ticks of a quoted name.
  package func text(_ index: Int) -> String {
    let token = tokens[index]
    let isQuoted = token.kind == .quotedWord && token.range.count >= 2
    return text(isQuoted ? token.range.lowerBound + 1..<token.range.upperBound - 1 : token.range)
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text from one token to another, as it stands in the file.
  package func text(ofTokens range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return text(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
  }

  /// Whether the token at `index` is there and reads so; a name in back-ticks never does.
  package func token(_ index: Int, is word: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind != .quotedWord else { return false }
    let range = tokens[index].range
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { word in
      for offset in 0..<word.count where bytes[range.lowerBound + offset] != word[offset] { return false }
      return true
    }
  }

  package func token(_ index: Int, isAny words: StaticString...) -> Bool {
    words.contains { token(index, is: $0) }
  }

  package func kind(_ index: Int) -> SwiftToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// Whether a word or a name in back-ticks stands there.
  package func isName(_ index: Int) -> Bool {
    kind(index) == .word || kind(index) == .quotedWord
  }

  /// The line, from 0, of a byte.
  package func line(ofByte offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  package func location(_ index: Int) -> SourceLocation {
    guard tokens.indices.contains(index) else { return SourceLocation(file: path) }
    return location(ofByte: tokens[index].range.lowerBound)
  }

  package func location(ofByte offset: Int) -> SourceLocation {
    let line = line(ofByte: offset)
    return SourceLocation(file: path, line: line + 1, column: offset - lineStarts[line] + 1)
  }

  /// A location's column, from 1, where each UTF-16 unit before it counts and not each byte.
  package func utf16Column(of location: SourceLocation) -> Int? {
    guard let line = location.line, let column = location.column, lineStarts.indices.contains(line - 1) else {
      return nil
    }
    let start = lineStarts[line - 1]
    let end = min(start + column - 1, bytes.count)
    return end < start ? nil : text(start..<end).utf16.count + 1
  }

  /// The text of a line, from 0, without blanks at its ends.
  package func lineText(_ line: Int) -> String {
    guard lineStarts.indices.contains(line) else { return "" }
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    let content = bytes[lineStarts[line]..<end].drop(while: isBlank)
    let last = content.lastIndex { !isBlank($0) } ?? content.startIndex - 1
    return String(decoding: content[...last], as: UTF8.self)
  }
}
