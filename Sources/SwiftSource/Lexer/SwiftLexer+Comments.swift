extension SwiftLexer {
  /// What begins with a slash: a comment, a regular expression, or an operator.
  mutating func slash() {
    switch peek(1) {
    case UInt8(ascii: "/"):
      let start = position
      skipLine()
      addComment(start..<position)
    case UInt8(ascii: "*"): blockComment()
    default:
      if let end = endOfBareRegex() {
        take(.regex, end - position)
      } else {
        operatorOrMark(UInt8(ascii: "/"))
      }
    }
  }

  /// Moves to the line end, which stays.
  mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
  }

  /// Block comments nest.
  private mutating func blockComment() {
    let start = position
    var depth = 0
    while position < bytes.count {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
    if depth > 0 { isClosed = false }
    noteLines(from: start)
    addComment(start..<position)
  }
}
