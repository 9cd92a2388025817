import ToolSupport

@testable import SwiftSource

/// One file through one change of the schema: what the tool wrote, what a person made of it, what the schema says then.
struct MergeTrial {
  var base: String
  var theirs: String
  var ours: String
  /// Lines that the schema gained, without space and comma.
  var gained: [String]

  static func first(_ count: Int) -> [MergeTrial] {
    var found: [MergeTrial] = []
    for seed in 1...UInt64(count) where found.count < count { found += trials(seed: seed) }
    return Array(found.prefix(count))
  }

  /// The mapper and the struct of one random schema.
  static func trials(seed: UInt64) -> [MergeTrial] {
    var numbers = SeededNumbers(seed: seed)
    var schema = SchemaSketch(&numbers)
    guard let base = schema.texts() else { return [] }
    let gained = schema.change(&numbers)
    guard let theirs = schema.texts() else { return [] }
    let names = gained.map { schema.property($0) }
    func lines(_ text: String, _ old: String) -> [String] {
      let had = Set(old.split(separator: "\n").map(bare))
      return text.split(separator: "\n").map(bare).filter { line in
        !had.contains(line)
          && (line.hasPrefix("guard ") || names.contains { line.hasPrefix("\($0):") || line.hasPrefix("let \($0):") })
      }
    }
    return [(base.mapper, theirs.mapper), (base.domain, theirs.domain)].map { base, theirs in
      MergeTrial(
        base: base, theirs: theirs, ours: HumanEdits.edited(base, &numbers), gained: lines(theirs, base))
    }
  }

  func merged() -> MergeResult {
    ThreeWayMerge.merge(base: Array(base.utf8), theirs: Array(theirs.utf8), ours: Array(ours.utf8))
  }

  /// How many lines of the user's a result lacks.
  func lost(in result: String) -> Int {
    let written = Set(base.split(whereSeparator: \.isNewline).map(bare))
    var rest = result.split(whereSeparator: \.isNewline).map(bare)[...]
    var lost = 0
    for line in ours.split(whereSeparator: \.isNewline).map(bare) where !line.isEmpty && !written.contains(line) {
      if let found = rest.firstIndex(of: line) { rest = rest[(found + 1)...] } else { lost += 1 }
    }
    return lost
  }

  /// The gained lines that a result has.
  func merged(in result: String) -> [String] {
    let lines = Set(result.split(whereSeparator: \.isNewline).map(bare))
    return gained.filter(lines.contains)
  }
}

/// A line without surrounding space and without the comma that separates it from the next.
private func bare(_ line: Substring) -> String {
  var text = line.drop { $0 == " " || $0 == "\t" }
  while text.last == " " || text.last == "\t" { text.removeLast() }
  if text.last == "," { text.removeLast() }
  if let comment = text.firstRange(of: ", // ") {
    text.removeSubrange(comment.lowerBound..<text.index(after: comment.lowerBound))
  }
  return String(text)
}
