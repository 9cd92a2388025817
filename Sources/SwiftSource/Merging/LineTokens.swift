/// What the lexer's tokens say of each line of a text: where its code ends and how its brackets stand.
///
/// Lines end with a line feed, as those of a diff do.
struct LineTokens {
  struct Line {
    /// The offset of its first byte.
    var start: Int
    /// The offset behind its last byte of code; its start where it has none.
    var codeEnd: Int
    var depthBefore: Int
    var depthAfter: Int
    /// The innermost bracket around its beginning, and the one around its end.
    var enclosing: Opener?
    var innermost: Opener?
    /// Whether it begins inside a comment, a string or a regular expression.
    var isInText: Bool
    /// Whether its expression needs the next line, and whether it goes on with that of the line before.
    var isUnfinished = false
    var isContinuation = false
  }

  struct Opener {
    var bracket: UInt8
    var line: Int
  }

  private(set) var lines: [Line] = []
  /// Whether every bracket, string and comment that begins also ends.
  private(set) var isBalanced = true
  private var openers: [Opener] = []

  init(_ bytes: [UInt8]) {
    var lexer = SwiftLexer(bytes)
    lexer.run()
    begin(at: 0, isInText: false)
    // The lexer knows more line ends than the line feed.
    let found = zip(lexer.lineStarts, lexer.linesInText).dropFirst()
    var starts = found.filter { bytes[$0.0 - 1] == UInt8(ascii: "\n") }[...]
    for (index, token) in lexer.tokens.enumerated() {
      while let next = starts.first, next.0 <= token.range.lowerBound {
        begin(at: next.0, isInText: next.1)
        starts.removeFirst()
      }
      let isLast = index + 1 == lexer.tokens.count
      add(token, bytes, isFollowedByBlank: isLast || lexer.tokens[index + 1].followsBlank, end: starts.first?.0)
    }
    for next in starts { begin(at: next.0, isInText: next.1) }
    end()
    isBalanced = isBalanced && openers.isEmpty && lexer.isClosed
  }

  private mutating func begin(at start: Int, isInText: Bool) {
    end()
    lines.append(
      Line(
        start: start, codeEnd: start, depthBefore: openers.count, depthAfter: 0, enclosing: openers.last,
        innermost: nil, isInText: isInText))
  }

  private mutating func end() {
    guard !lines.isEmpty else { return }
    lines[lines.count - 1].depthAfter = openers.count
    lines[lines.count - 1].innermost = openers.last
  }

  /// Adds a token that begins on the last line, which `end` is the next one's start of.
  private mutating func add(_ token: SwiftToken, _ bytes: [UInt8], isFollowedByBlank: Bool, end: Int?) {
    let line = lines.count - 1
    let byte = bytes[token.range.lowerBound]
    let joins = token.kind == .punctuation && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":"))
    let isOperator = token.kind == .operator
    if lines[line].codeEnd == lines[line].start, !lines[line].isInText {
      lines[line].isContinuation = joins || isOperator && isFollowedByBlank
    }
    // Without a blank before it, an operator at the end of a line belongs to what it stands behind: `Set<Int>`.
    lines[line].isUnfinished = joins || isOperator && token.followsBlank
    lines[line].codeEnd = min(token.range.upperBound, end ?? bytes.count)
    if token.kind == .opening {
      openers.append(Opener(bracket: byte, line: line))
    } else if token.kind == .closing, openers.popLast().map({ Self.closes(byte, $0.bracket) }) != true {
      isBalanced = false
    }
  }

  private static func closes(_ closer: UInt8, _ opener: UInt8) -> Bool {
    switch opener {
    case UInt8(ascii: "("): closer == UInt8(ascii: ")")
    case UInt8(ascii: "["): closer == UInt8(ascii: "]")
    default: closer == UInt8(ascii: "}")
    }
  }
}
