import DTOGenBase
import SwiftSource

/// A comment `dtogen:allow rule reason`: findings of the rule in one line that people decided to keep.
struct Allowance: Hashable, Sendable {
  var rule: String
  var reason: String
  /// Where the comment stands.
  var location: SourceLocation
  /// The line, from 1, that it speaks of: its own where code stands before it, else that of the next code.
  var line: Int

  /// The instructions among a file's comments; `problems` are those that say something else.
  static func all(in source: SwiftText) -> (allowances: [Allowance], problems: [Problem]) {
    var allowances: [Allowance] = []
    var problems: [Problem] = []
    for comment in source.comments {
      guard let words = instruction(source.text(comment)) else { continue }
      let location = source.location(ofByte: comment.lowerBound)
      guard words[0] == "dtogen:allow" else {
        problems.append(
          Problem(location: location, message: "'\(words[0])' is no instruction; there is 'dtogen:allow'"))
        continue
      }
      let rule = words.count > 1 ? words[1] : ""
      let reason = words.dropFirst(2).joined(separator: " ")
      guard let line = codeLine(of: comment, in: source) else {
        problems.append(Problem(location: location, message: "no code follows that this comment could speak of"))
        continue
      }
      allowances.append(Allowance(rule: rule, reason: reason, location: location, line: line))
    }
    return (allowances, problems)
  }

  /// What is wrong with an instruction.
  struct Problem: Hashable, Sendable {
    var location: SourceLocation
    var message: String
  }

  /// The words of a comment that begins with an instruction.
  private static func instruction(_ comment: String) -> [String]? {
    var text = comment.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    guard text.hasPrefix("dtogen:") else { return nil }
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func codeLine(of comment: Range<Int>, in source: SwiftText) -> Int? {
    let line = source.line(ofByte: comment.lowerBound)
    var low = 0
    var high = source.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if source.tokens[middle].range.lowerBound < comment.lowerBound { low = middle + 1 } else { high = middle }
    }
    if low > 0, source.line(ofByte: source.tokens[low - 1].range.upperBound - 1) == line { return line + 1 }
    return low < source.tokens.count ? source.line(ofByte: source.tokens[low].range.lowerBound) + 1 : nil
  }
}
