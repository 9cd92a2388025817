import SwiftSource

/// Finds where the operand beside an operator begins or ends: names, members, calls and brackets.
struct OperandRange {
  let source: SwiftText

  /// The first token of the operand that ends with `last`.
  func start(endingAt last: Int, in range: Range<Int>) -> Int {
    var index = last
    while index > range.lowerBound {
      switch source.tokens[index].kind {
      case .closing:
        index = opening(of: index, in: range)
        let isCalled = index > range.lowerBound && !source.tokens[index].startsLine && endsOperand(index - 1)
        if !isCalled { return index }
        index -= 1
      case .postfixMark: index -= 1
      case .word, .quotedWord, .dollarWord, .number, .string:
        guard source.token(index - 1, is: "."), index - 1 > range.lowerBound else { return index }
        guard endsOperand(index - 2) else { return index - 1 }
        index -= 2
      default: return index + 1
      }
    }
    return max(index, range.lowerBound)
  }

  /// The index behind the operand that begins at `first`.
  func end(startingAt first: Int, in range: Range<Int>) -> Int {
    var index = first
    while index < range.upperBound {
      switch source.tokens[index].kind {
      case .closing: return index
      case .opening:
        if index > first, source.tokens[index].startsLine { return index }
        index = closing(of: index, in: range) + 1
      case .operator: if index > first, source.tokens[index].followsBlank { return index } else { index += 1 }
      case .punctuation: if source.token(index, is: ".") { index += 1 } else { return index }
      case .postfixMark: index += 1
      default:
        let isFollowing = index > first && !source.token(index - 1, is: ".") && !source.token(index - 1, is: "try")
        if isFollowing, source.kind(index - 1) != .operator { return index }
        index += 1
      }
    }
    return range.upperBound
  }

  private func endsOperand(_ index: Int) -> Bool {
    switch source.kind(index) {
    case .word: !source.token(index, isAny: "return", "in", "try", "await", "case", "if", "guard", "else", "let", "var")
    case .quotedWord, .dollarWord, .number, .string, .closing, .postfixMark: true
    default: false
    }
  }

  private func opening(of closing: Int, in range: Range<Int>) -> Int {
    var depth = 0
    var index = closing
    while index > range.lowerBound {
      if source.kind(index) == .closing { depth += 1 }
      if source.kind(index) == .opening { depth -= 1 }
      if depth == 0 { return index }
      index -= 1
    }
    return range.lowerBound
  }

  private func closing(of opening: Int, in range: Range<Int>) -> Int {
    var depth = 0
    var index = opening
    while index < range.upperBound {
      if source.kind(index) == .opening { depth += 1 }
      if source.kind(index) == .closing { depth -= 1 }
      if depth == 0 { return index }
      index += 1
    }
    return range.upperBound - 1
  }
}
