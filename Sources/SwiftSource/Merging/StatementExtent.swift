/// How many lines a statement or an argument takes that begins on a given line.
enum StatementExtent {
  private static let words: Set<String> = ["as", "is", "else", "catch"]

  /// The first line behind it; it goes on only over lines that `isFree` allows.
  static func end(of start: Int, in text: SourceText, _ isFree: (Int) -> Bool) -> Int {
    let depth = text.lines[start].depthBefore
    var end = start + 1
    var last = start
    while let next = (end..<text.lines.count).first(where: { !text.lines[$0].code.isEmpty || text.lines[$0].isInert }) {
      guard (end...next).allSatisfy(isFree) else { break }
      let isOpen = text.lines[last].depthAfter > depth || text.lines[next].isInert
      guard isOpen || goesOn(from: text.lines[last], to: text.lines[next], depth) else { break }
      (last, end) = (next, next + 1)
    }
    return end
  }

  private static func goesOn(from line: SourceLine, to next: SourceLine, _ depth: Int) -> Bool {
    guard next.depthBefore == depth, !next.beginsWithCloser, !line.code.isEmpty else { return false }
    if line.endsWithComma { return false }
    if next.isInList { return true }
    if line.isUnfinished || next.isContinuation { return true }
    return words.contains(String(decoding: next.code.prefix { $0.isWord }, as: UTF8.self))
  }
}
