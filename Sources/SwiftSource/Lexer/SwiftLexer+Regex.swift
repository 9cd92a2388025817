extension SwiftLexer {
  /// The offset behind a regular expression between bare slashes; nil where the slash here is an operator.
  ///
  /// As the compiler decides: it begins where an expression can, neither begins nor ends with a blank, is closed in
  /// its line, and closes no round bracket that it did not open.
  func endOfBareRegex() -> Int? {
    guard position + 1 < bytes.count else { return nil }
    let first = bytes[position + 1]
    if CharacterClass.isBlank(first) || (lastTokenEndsExpression && !startsLine) { return nil }
    var depth = 0
    var isInClass = false
    var index = position + 1
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A, 0x0D: return nil
      case UInt8(ascii: "\\"):
        index += 1
        if index < bytes.count, bytes[index] == 0x0A || bytes[index] == 0x0D { return nil }
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass:
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"):
        let last = bytes[index - 1]
        if last == 0x20 || last == 0x09, bytes[index - 2] != UInt8(ascii: "\\") { return nil }
        return index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The offset behind `#/…/#`, which may span lines when nothing follows the opening slash in its line.
  func endOfExtendedRegex(signs: Int) -> Int? {
    var index = position + signs + 1
    let isMultiLine = bytes[index...].first { $0 != 0x20 && $0 != 0x09 }.map { $0 == 0x0A || $0 == 0x0D } ?? false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case 0x0A, 0x0D: if !isMultiLine { return nil }
      case UInt8(ascii: "/"): if hasSigns(signs, at: index + 1) { return index + 1 + signs }
      default: break
      }
      index += 1
    }
    return nil
  }
}
