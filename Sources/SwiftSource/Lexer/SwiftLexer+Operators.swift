extension SwiftLexer {
  /// An operator, or a single `!` or `?` right behind an expression or a type.
  mutating func operatorOrMark(_ byte: UInt8) {
    if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!"), isLeftBound {
      take(.postfixMark, 1)
    } else if byte == UInt8(ascii: "<"), peek(1) == UInt8(ascii: "#"), let end = endOfPlaceholder() {
      take(.word, end - position)
    } else {
      operatorRun()
    }
  }

  /// A single dot, or an operator that begins with one and may then hold more of them.
  mutating func dot() {
    var count = 1
    while peek(count) == UInt8(ascii: ".") || CharacterClass.isOperator(peek(count)) {
      if count == 1, peek(1) != UInt8(ascii: ".") { break }
      if beginsComment(count) { break }
      count += 1
    }
    take(count == 1 ? .punctuation : .operator, count)
  }

  /// As many operator characters as there are, up to a comment.
  mutating func operatorRun() {
    var index = position
    while index < bytes.count {
      if CharacterClass.isOperator(bytes[index]) {
        if index > position, beginsComment(index - position) { break }
        index += 1
      } else if bytes[index] >= 0x80 {
        let (scalar, count) = scalar(at: index)
        guard CharacterClass.isOperator(scalar) else { break }
        index += count
      } else {
        break
      }
    }
    take(.operator, index - position)
  }

  private func beginsComment(_ distance: Int) -> Bool {
    peek(distance) == UInt8(ascii: "/")
      && (peek(distance + 1) == UInt8(ascii: "/") || peek(distance + 1) == UInt8(ascii: "*"))
  }

  /// Whether something that an operator could be attached to stands directly to the left.
  private var isLeftBound: Bool {
    guard position > 0, let last = tokens.last, last.range.upperBound == position else { return false }
    switch last.kind {
    case .opening: return false
    case .punctuation: return ![UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":")].contains(bytes[position - 1])
    default: return true
    }
  }

  /// The offset behind an editor's placeholder, `<#name#>`.
  private func endOfPlaceholder() -> Int? {
    var index = position + 2
    while index + 1 < bytes.count, bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: ">") { return index + 2 }
      index += 1
    }
    return nil
  }
}
