/// Puts together what the next merge starts from: the schema's text, without the changes that are still open.
struct NextBase {
  private let theirs: Alignment
  private var keptLines: Set<Int> = []
  private var omitted: Set<Int> = []

  init(theirs: Alignment) {
    self.theirs = theirs
  }

  /// Lines of the base whose change is open.
  mutating func keep(_ lines: Range<Int>) { keptLines.formUnion(lines) }

  /// Lines of theirs that have not gone in.
  mutating func omit(_ lines: Range<Int>) { omitted.formUnion(lines) }

  func text() -> [UInt8] {
    var text: [UInt8] = []
    func put(_ line: SourceLine) {
      if let last = text.last, last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
      text += line.text + line.end
    }
    for line in 0...theirs.base.lines.count {
      for index in theirs.insertions[line] where !omitted.contains(index) { put(theirs.side.lines[index]) }
      guard line < theirs.base.lines.count else { break }
      if keptLines.contains(line) {
        put(theirs.base.lines[line])
      } else if let start = theirs.images[line].start, let end = theirs.images[line].end {
        for index in start..<end { put(theirs.side.lines[index]) }
      }
    }
    return text
  }
}
