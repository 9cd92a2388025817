/// Follows the brackets, strings and comments of a Swift text line by line.
///
/// It knows as much of the language as is needed to tell code from text: nested comments, strings with `#`, of several
/// lines and with interpolations. A regular expression's slashes are not told from divisions.
struct BracketScanner {
  struct Opener {
    var bracket: UInt8
    var line: Int
  }

  private enum Mode {
    /// With the number of open brackets at which an interpolation ends; nil outside of one.
    case code(until: Int?)
    case string(pounds: Int, isLong: Bool)
    case comment(depth: Int)
  }

  private var modes: [Mode] = [.code(until: nil)]
  private var openers: [Opener] = []
  private var isBroken = false

  var depth: Int { openers.count }
  var innermost: Opener? { openers.last }
  var isClean: Bool { openers.isEmpty && modes.count == 1 && !isBroken }
  /// Whether the next line begins in a comment or a string.
  var isInsideText: Bool { modes.count > 1 }

  /// Reads one line; the index behind the last byte that is not part of a comment at its end.
  mutating func scan(_ line: ArraySlice<UInt8>, line number: Int) -> Int {
    var index = line.startIndex
    var codeEnd = index
    while index < line.endIndex {
      switch modes.last {
      case .comment(let depth): index = scanComment(line, index, depth)
      case .string(let pounds, let isLong):
        index = scanString(line, index, pounds, isLong)
        codeEnd = index
      case .code, nil:
        if starts(line, index, "//") { return closeLine(codeEnd) }
        if starts(line, index, "/*") {
          modes.append(.comment(depth: 1))
          index += 2
          continue
        }
        let isSpace = line[index].isSpace
        index = scanCode(line, index, number)
        if !isSpace { codeEnd = index }
      }
    }
    return closeLine(codeEnd)
  }

  /// A string of one line ends with it at the latest, and with it its interpolations.
  private mutating func closeLine(_ codeEnd: Int) -> Int {
    while case .string(_, isLong: false)? = modes.last {
      modes.removeLast()
      isBroken = true
    }
    return codeEnd
  }

  private mutating func scanCode(_ line: ArraySlice<UInt8>, _ index: Int, _ number: Int) -> Int {
    let byte = line[index]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
      let pounds = line[index...].prefix { $0 == UInt8(ascii: "#") }.count
      let quote = index + pounds
      guard quote < line.endIndex, line[quote] == UInt8(ascii: "\"") else { return index + max(pounds, 1) }
      let isLong = starts(line, quote, "\"\"\"")
      modes.append(.string(pounds: pounds, isLong: isLong))
      return quote + (isLong ? 3 : 1)
    }
    if byte.isOpener {
      openers.append(Opener(bracket: byte, line: number))
    } else if byte.isCloser {
      if case .code(until: depth - 1)? = modes.last {
        modes.removeLast()
        openers.removeLast()
        return index + 1
      }
      if openers.popLast().map({ Self.closes(byte, $0.bracket) }) != true { isBroken = true }
    }
    return index + 1
  }

  private mutating func scanString(_ line: ArraySlice<UInt8>, _ index: Int, _ pounds: Int, _ isLong: Bool) -> Int {
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: pounds)
    if line[index...].starts(with: escape) {
      let next = index + escape.count
      guard next < line.endIndex else { return next }
      if line[next] == UInt8(ascii: "(") {
        modes.append(.code(until: depth))
        openers.append(Opener(bracket: line[next], line: openers.last?.line ?? 0))
      }
      return next + 1
    }
    let quotes = isLong ? 3 : 1
    let ending = Array(repeating: UInt8(ascii: "\""), count: quotes) + escape.dropFirst()
    if line[index...].starts(with: ending) {
      modes.removeLast()
      return index + ending.count
    }
    return index + 1
  }

  private mutating func scanComment(_ line: ArraySlice<UInt8>, _ index: Int, _ depth: Int) -> Int {
    if starts(line, index, "/*") {
      modes[modes.count - 1] = .comment(depth: depth + 1)
      return index + 2
    }
    if starts(line, index, "*/") {
      if depth == 1 { modes.removeLast() } else { modes[modes.count - 1] = .comment(depth: depth - 1) }
      return index + 2
    }
    return index + 1
  }

  private func starts(_ line: ArraySlice<UInt8>, _ index: Int, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { line[index...].starts(with: $0) }
  }

  private static func closes(_ closer: UInt8, _ opener: UInt8) -> Bool {
    switch opener {
    case UInt8(ascii: "("): closer == UInt8(ascii: ")")
    case UInt8(ascii: "["): closer == UInt8(ascii: "]")
    default: closer == UInt8(ascii: "}")
    }
  }
}
