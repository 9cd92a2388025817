extension SwiftLexer {
  /// A string literal up to its end or its first interpolation.
  mutating func string(_ delimiter: StringDelimiter) {
    text(of: delimiter, from: position + delimiter.openingCount)
  }

  /// What follows an interpolation, up to the end or the next one.
  mutating func restOfString(_ delimiter: StringDelimiter) {
    text(of: delimiter, from: position)
  }

  /// A one-line string that nobody closed ends with its line.
  private mutating func text(of delimiter: StringDelimiter, from first: Int) {
    let start = position
    var index = min(first, bytes.count)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        if let end = self.end(of: delimiter, at: index) { return finish(from: start, to: end) }
        index += 1
      case UInt8(ascii: "\\"):
        guard hasSigns(delimiter.signs, at: index + 1) else {
          index += 1
          continue
        }
        let escaped = index + 1 + delimiter.signs
        if escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") {
          finish(from: start, to: escaped)
          return openInterpolation(of: delimiter)
        }
        // A line break behind a back-slash is the string's only in a multi-line one.
        let isBreak = escaped < bytes.count && (bytes[escaped] == 0x0A || bytes[escaped] == 0x0D)
        index = isBreak ? escaped : escaped + 1
      case 0x0A, 0x0D:
        if !delimiter.isMultiLine {
          isClosed = false
          return finish(from: start, to: index)
        }
        index += 1
      default: index += 1
      }
    }
    isClosed = false
    finish(from: start, to: bytes.count)
  }

  /// The piece may be empty, as between two interpolations.
  private mutating func finish(from start: Int, to end: Int) {
    let end = min(end, bytes.count)
    if end > start { take(.string, end - start) }
    noteLines(from: start)
  }

  /// The offset behind the quotes and signs at `index` that end the literal.
  private func end(of delimiter: StringDelimiter, at index: Int) -> Int? {
    let quotes = delimiter.isMultiLine ? 3 : 1
    for offset in 0..<quotes
    where index + offset >= bytes.count || bytes[index + offset] != UInt8(ascii: "\"") { return nil }
    return hasSigns(delimiter.signs, at: index + quotes) ? index + quotes + delimiter.signs : nil
  }

  func hasSigns(_ count: Int, at index: Int) -> Bool {
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != UInt8(ascii: "#") { return false }
    return true
  }
}
