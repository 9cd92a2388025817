extension SwiftLexer {
  /// A name or a keyword; characters beyond ASCII go on with it unless they are operators or blanks.
  mutating func word(_ kind: SwiftToken.Kind) {
    var index = position + 1
    while index < bytes.count {
      if CharacterClass.continuesWord(bytes[index]) || (kind == .dollarWord && bytes[index] == UInt8(ascii: "$")) {
        index += 1
      } else if bytes[index] >= 0x80 {
        let (scalar, count) = scalar(at: index)
        if CharacterClass.isOperator(scalar) || CharacterClass.isBlank(scalar) { break }
        index += count
      } else {
        break
      }
    }
    take(kind, index - position)
  }

  /// A name in back-ticks, which may hold anything but a back-tick and a line end.
  mutating func quotedWord() {
    var index = position + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "`"), bytes[index] != 0x0A, bytes[index] != 0x0D {
      index += 1
    }
    let isClosed = index < bytes.count && bytes[index] == UInt8(ascii: "`")
    if isClosed { take(.quotedWord, index + 1 - position) } else { take(.punctuation, 1) }
  }

  /// `1_000`, `0xFF`, `1.5e-3`, `0x1p-3`; the dot of `1.description` and `1...2` is not part of it.
  mutating func number() {
    let isHexadecimal = peek() == UInt8(ascii: "0") && peek(1) | 0x20 == UInt8(ascii: "x")
    var index = position + 1
    while index < bytes.count {
      let byte = bytes[index]
      let following = index + 1 < bytes.count ? bytes[index + 1] : 0
      if CharacterClass.continuesWord(byte) {
        index += 1
      } else if byte == UInt8(ascii: "."), CharacterClass.isDigit(following) {
        // After `tuple.` a number is an index, and `0.1` there are two of them.
        if let last = tokens.last, last.range.upperBound == position, text(last, is: UInt8(ascii: ".")) { break }
        index += 2
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"), CharacterClass.isDigit(following),
        bytes[index - 1] | 0x20 == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
      {
        index += 2
      } else {
        break
      }
    }
    take(.number, index - position)
  }

  /// What begins with number signs: a raw string, an extended regular expression, `#if` and macros.
  mutating func pound() {
    var signs = 0
    while peek(signs) == UInt8(ascii: "#") { signs += 1 }
    let following = peek(signs)
    if following == UInt8(ascii: "\"") {
      string(StringDelimiter(at: position, in: bytes))
    } else if following == UInt8(ascii: "/"), let end = endOfExtendedRegex(signs: signs) {
      let start = position
      take(.regex, end - position)
      noteLines(from: start)
    } else if signs == 1, CharacterClass.startsWord(following) {
      word(.poundWord)
    } else {
      take(.punctuation, 1)
    }
  }

  /// What begins with a character beyond ASCII.
  mutating func beyondASCII() {
    let (scalar, count) = scalar(at: position)
    if CharacterClass.isBlank(scalar) {
      position += count
      addComment(position..<position)
    } else if CharacterClass.isOperator(scalar) {
      operatorRun()
    } else {
      word(.word)
    }
  }

  /// The character that begins at a byte, and how many bytes it takes; bytes that are no UTF-8 stand alone.
  func scalar(at index: Int) -> (value: UInt32, count: Int) {
    let first = bytes[index]
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard count > 1, index + count <= bytes.count else { return (0xFFFD, 1) }
    var value = UInt32(first) & (0x7F >> UInt32(count))
    for byte in bytes[(index + 1)..<(index + count)] {
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (value, count)
  }

  private func text(_ token: SwiftToken, is byte: UInt8) -> Bool {
    token.range.count == 1 && bytes[token.range.lowerBound] == byte
  }
}
