/// Which lines two texts do not share: what a unified diff prints and what a merge starts from.
///
/// A line is its bytes with its LF, so that a last line without one differs from the same line with one. The edit
/// script is a shortest one, except in texts so different that looking for it would take too long.
package struct LineDiff: Sendable {
  /// Lines of the old text that lines of the other take the place of; one of the two ranges may be empty.
  package struct Change: Hashable, Sendable {
    package var old: Range<Int>
    package var new: Range<Int>
  }

  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  /// In order; between two of them, and around them, the texts are the same.
  package let changes: [Change]

  init(old: [UInt8], new: [UInt8]) {
    self.init(old: Self.lines(of: old), new: Self.lines(of: new))
  }

  package init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
    self.old = old
    self.new = new
    var numbers: [Line: Int] = [:]
    let oldNumbers = old.map { numbers.number(of: Line(bytes: $0)) }
    let shared = numbers.count
    let newNumbers = new.map { numbers.number(of: Line(bytes: $0)) }

    // A line that the other text lacks is changed for certain; the search need not meet it.
    var isInNew = [Bool](repeating: false, count: numbers.count)
    for number in newNumbers { isInNew[number] = true }
    let oldKept = old.indices.filter { isInNew[oldNumbers[$0]] }
    let newKept = new.indices.filter { newNumbers[$0] < shared }
    var search = ShortestEdit(old: oldKept.map { oldNumbers[$0] }, new: newKept.map { newNumbers[$0] })
    search.run()

    var deleted = [Bool](repeating: true, count: old.count)
    for (index, line) in oldKept.enumerated() { deleted[line] = search.deleted[index] }
    var inserted = [Bool](repeating: true, count: new.count)
    for (index, line) in newKept.enumerated() { inserted[line] = search.inserted[index] }
    Self.slideDown(&deleted, oldNumbers)
    Self.slideDown(&inserted, newNumbers)
    changes = Self.changes(deleted: deleted, inserted: inserted)
  }

  package static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices where text[index] == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// Moves each run of changed lines as far down as the text allows, where it mostly covers whole declarations: a run
  /// may move by one when the line behind it equals its first.
  private static func slideDown(_ changed: inout [Bool], _ lines: [Int]) {
    var end = changed.count
    // From the last run to the first, so that a run meets the one below where that one came to rest.
    while let last = changed[..<end].lastIndex(of: true) {
      let start = changed[..<last].lastIndex(of: false).map { $0 + 1 } ?? 0
      var (low, high) = (start, last + 1)
      while high < lines.count, !changed[high], lines[low] == lines[high] {
        changed[low] = false
        changed[high] = true
        low += 1
        high += 1
        while high < lines.count, changed[high] { high += 1 }
      }
      end = start
    }
  }

  private static func changes(deleted: [Bool], inserted: [Bool]) -> [Change] {
    var changes: [Change] = []
    var (old, new) = (0, 0)
    while old < deleted.count || new < inserted.count {
      let (oldStart, newStart) = (old, new)
      while old < deleted.count, deleted[old] { old += 1 }
      while new < inserted.count, inserted[new] { new += 1 }
      if old == oldStart, new == newStart {
        old += 1
        new += 1
      } else {
        changes.append(Change(old: oldStart..<old, new: newStart..<new))
      }
    }
    return changes
  }
}

/// A line as a key: hashed in one go instead of byte by byte.
private struct Line: Hashable {
  var bytes: ArraySlice<UInt8>

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension [Line: Int] {
  /// The key's number: equal lines have one number, in the order of first sight.
  fileprivate mutating func number(of line: Line) -> Int {
    let next = count
    return { (number: inout Int) in number }(&self[line, default: next])
  }
}
