/// Takes Swift source text apart into tokens: the first stage of everything that reads Swift, which is the lint, the
/// merge and the reading of manifests.
///
/// Follows the compiler's own rules where they decide what is code and what is not: strings of every kind, nested
/// comments, regular expressions and names in back-ticks. Assumes nothing of the bytes and never fails: what stands
/// open ends with its line or with the file.
struct SwiftLexer {
  let bytes: [UInt8]
  /// The byte that is read next.
  var position = 0
  private(set) var tokens: [SwiftToken] = []
  private(set) var comments: [Range<Int>] = []
  private(set) var lineStarts = [0]
  /// By line: whether it begins inside a comment, a string or a regular expression of several lines.
  private(set) var linesInText = [false]
  /// Whether every comment and every string that begins also ends; brackets are the reader's to pair.
  var isClosed = true
  /// Brackets that stand open, and for an interpolation the string that goes on behind it.
  private var open: [OpenBracket] = []
  private(set) var startsLine = true
  private var followsBlank = true

  private struct OpenBracket {
    var byte: UInt8
    /// The string around an interpolation.
    var string: StringDelimiter?
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
  }

  /// The byte at a distance from the one read next; 0 behind the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  mutating func run() {
    if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
    while position < bytes.count { next() }
  }

  private mutating func next() {
    let byte = bytes[position]
    switch byte {
    case 0x0A, 0x0D:
      position += 1
      if byte == 0x0D, peek() == 0x0A { position += 1 }
      startLine()
    case _ where CharacterClass.isBlank(byte):
      position += 1
      followsBlank = true
    case _ where CharacterClass.startsWord(byte): word(.word)
    case _ where CharacterClass.isDigit(byte): number()
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "\""): string(StringDelimiter(at: position, in: bytes))
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "`"): quotedWord()
    case UInt8(ascii: "$"): word(.dollarWord)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): openBracket(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): closeBracket(byte)
    case UInt8(ascii: "."): dot()
    case _ where CharacterClass.isOperator(byte): operatorOrMark(byte)
    case 0x80...: beyondASCII()
    default: take(.punctuation, 1)
    }
  }

  /// Adds the next `count` bytes as a token.
  mutating func take(_ kind: SwiftToken.Kind, _ count: Int) {
    let end = min(position + max(count, 1), bytes.count)
    tokens.append(
      SwiftToken(
        kind: kind, startsLine: startsLine, followsBlank: followsBlank, start: UInt32(truncatingIfNeeded: position),
        end: UInt32(truncatingIfNeeded: end)))
    position = end
    startsLine = false
    followsBlank = false
  }

  private mutating func startLine() {
    lineStarts.append(position)
    linesInText.append(open.contains { $0.string != nil })
    startsLine = true
    followsBlank = true
  }

  /// Notes the lines that begin in a stretch of the text that was read as a whole.
  mutating func noteLines(from start: Int) {
    for offset in start..<position {
      let byte = bytes[offset]
      if byte == 0x0A || (byte == 0x0D && (offset + 1 >= bytes.count || bytes[offset + 1] != 0x0A)) {
        lineStarts.append(offset + 1)
        linesInText.append(true)
      }
    }
  }

  /// A comment stands where a blank could.
  mutating func addComment(_ range: Range<Int>) {
    followsBlank = true
    if let line = lineStarts.last, range.contains(line) { startsLine = true }
    if Self.instruction.isIn(bytes, range) { comments.append(range) }
  }

  private mutating func openBracket(_ byte: UInt8) {
    open.append(OpenBracket(byte: byte))
    take(.opening, 1)
  }

  /// Behind the bracket that closes an interpolation its string goes on.
  private mutating func closeBracket(_ byte: UInt8) {
    take(.closing, 1)
    let opening = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte - 2
    if let index = open.lastIndex(where: { $0.byte == opening || $0.string != nil }) {
      guard open[index].byte == opening else { return }
      let string = open[index].string
      open.removeSubrange(index...)
      if let string { restOfString(string) }
    }
  }

  mutating func openInterpolation(of string: StringDelimiter) {
    open.append(OpenBracket(byte: UInt8(ascii: "("), string: string))
    take(.opening, 1)
  }

  /// Whether an expression could end with the last token: then a slash behind it divides.
  var lastTokenEndsExpression: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .word: return !Self.keywordsBeforeExpressions.contains(bytes, last.range)
    case .quotedWord, .dollarWord, .number, .string, .regex, .closing, .postfixMark: return true
    case .operator, .poundWord, .punctuation, .opening: return false
    }
  }

  private static let instruction = BytePattern("dtogen:")
  private static let keywordsBeforeExpressions = ByteWords(
    "return", "throw", "try", "await", "in", "case", "if", "guard", "while", "switch", "where", "else", "is", "as",
    "let", "var", "yield", "consume", "copy", "default", "repeat", "do", "any", "some", "unsafe", "discard")
}
