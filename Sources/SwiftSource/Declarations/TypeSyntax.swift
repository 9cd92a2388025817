/// Finds where types end among tokens, and which names they hold.
///
/// Assumes no more than tokens: text that is no type ends where it begins.
package struct TypeSyntax {
  let source: SwiftText
  let brackets: BracketTable

  /// The index behind the type that begins at `start`.
  func end(ofTypeAt start: Int) -> Int {
    var index = endOfPrefixes(start)
    switch source.kind(index) {
    case .opening where !source.token(index, is: "{"): index = brackets.end(of: index) + 1
    case .word, .quotedWord: index = endOfGenerics(index + 1)
    default: return min(index, source.tokens.count)
    }
    while index < source.tokens.count {
      if source.token(index, is: "."), source.isName(index + 1) {
        index = endOfGenerics(index + 2)
      } else if source.kind(index) == .postfixMark || source.token(index, is: "...") {
        index += 1
      } else if source.token(index, is: "&") || source.token(index, is: "->") {
        return end(ofTypeAt: index + 1)
      } else if let arrow = arrow(behindEffectsAt: index) {
        return end(ofTypeAt: arrow + 1)
      } else {
        break
      }
    }
    return min(index, source.tokens.count)
  }

  /// The dotted names in a range of tokens that stand where a type can, without labels and members.
  package func names(in range: Range<Int>) -> [TypeReference] {
    var names: [TypeReference] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard source.isName(index), !source.token(index - 1, is: ".") else {
        index += 1
        continue
      }
      let start = index
      var name = source.text(index)
      index += 1
      while index + 1 < range.upperBound, source.token(index, is: "."), source.isName(index + 1) {
        name += "." + source.text(index + 1)
        index += 2
      }
      names.append(TypeReference(name: name, token: start))
    }
    return names
  }

  /// The index behind `@name(…)` or `@name.name`, where an at sign stands.
  func endOfAttribute(_ start: Int) -> Int {
    var index = start + 1
    guard source.isName(index) else { return index }
    index += 1
    while source.token(index, is: "."), source.isName(index + 1) { index += 2 }
    index = endOfGenerics(index)
    if source.token(index, is: "("), !source.tokens[index].followsBlank { index = brackets.end(of: index) + 1 }
    return index
  }

  /// The index behind `<…>`, where one begins directly at `start`; else `start`.
  func endOfGenerics(_ start: Int) -> Int {
    guard source.kind(start) == .operator, source.bytes[source.tokens[start].range.lowerBound] == UInt8(ascii: "<")
    else {
      return start
    }
    var depth = 0
    var index = start
    while index < source.tokens.count {
      switch source.tokens[index].kind {
      case .operator where !source.token(index, is: "->"):
        for byte in source.bytes[source.tokens[index].range] {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
          if depth <= 0 { return index + 1 }
        }
      case .opening:
        if source.token(index, is: "{") { return start }
        index = brackets.end(of: index)
      case .closing: return start
      default: break
      }
      index += 1
    }
    return start
  }

  private func endOfPrefixes(_ start: Int) -> Int {
    var index = start
    while index < source.tokens.count {
      if source.token(index, is: "@") {
        index = endOfAttribute(index)
      } else if source.token(index, is: "~") {
        index += 1
      } else if isPrefix(index),
        source.isName(index + 1) || source.kind(index + 1) == .opening
          || source.token(index + 1, is: "@")
      {
        let isCall = source.token(index + 1, is: "(") && source.token(index, is: "nonisolated")
        index = isCall ? brackets.end(of: index + 1) + 1 : index + 1
      } else {
        break
      }
    }
    return index
  }

  private func isPrefix(_ index: Int) -> Bool {
    source.token(
      index, isAny: "inout", "some", "any", "each", "repeat", "sending", "isolated", "borrowing", "consuming",
      "nonisolated", "__owned", "__shared")
  }

  /// The arrow behind `async throws(…)`.
  private func arrow(behindEffectsAt start: Int) -> Int? {
    let index = endOfEffects(start)
    return index > start && source.token(index, is: "->") ? index : nil
  }

  /// The index behind `async`, `throws` and the like.
  func endOfEffects(_ start: Int) -> Int {
    var index = start
    while source.token(index, isAny: "async", "throws", "rethrows", "reasync") {
      let isTyped = source.token(index, is: "throws") && source.token(index + 1, is: "(")
      index = isTyped ? brackets.end(of: index + 1) + 1 : index + 1
    }
    return index
  }
}
