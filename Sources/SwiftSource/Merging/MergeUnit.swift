/// The pieces in which a merge takes lines: what begins with an open bracket goes up to its closing one.
enum MergeUnit {
  /// How the user left the lines of a unit.
  enum State: Hashable {
    /// As they were, on these lines.
    case untouched([Int])
    case deleted
    case edited
  }

  /// The lines of the base, from `line` on, that are changed together or not at all: a statement of several lines that
  /// the schema has in another form, or no longer.
  static func unit(at line: Int, _ theirs: Alignment) -> Range<Int> {
    let single = line..<(line + 1)
    let base = theirs.base.lines
    guard base[line].isOpener else { return single }
    if case .kept = theirs.images[line] { return single }
    if case .changed(let lines) = theirs.images[line] {
      guard let last = lines.last, theirs.side.lines[last].depthAfter == theirs.side.lines[lines.lowerBound].depthBefore
      else { return single }
    }
    let depth = base[line].depthBefore
    guard let closing = base[(line + 1)...].firstIndex(where: { $0.depthAfter <= depth }) else { return single }
    let inside = (line + 1)...closing
    return inside.allSatisfy({ theirs.images[$0] == .gone }) ? line..<(closing + 1) : single
  }

  /// What became of a unit in the user's text, and where.
  static func found(_ unit: Range<Int>, _ ours: Alignment) -> (state: State, range: Range<Int>) {
    var kept: [Int] = []
    var (isEdited, start, end) = (false, Int.max, 0)
    for line in unit {
      switch ours.images[line] {
      case .kept(let index): kept.append(index)
      case .changed: isEdited = true
      case .gone: continue
      }
      start = min(start, ours.images[line].start ?? start)
      end = max(end, ours.images[line].end ?? end)
    }
    guard start < end else { return (.deleted, nearest(to: unit.lowerBound, ours)) }
    let hasMore = unit.dropFirst().contains { gap in ours.side.lines[ours.insertions[gap]].contains { !$0.isBlank } }
    let isPart = unit.count > 1 && unit.contains { !ours.base.lines[$0].isBlank && ours.images[$0] == .gone }
    return (isEdited || hasMore || isPart ? .edited : .untouched(kept), start..<end)
  }

  /// The line of the user's text that stands where a line of the base stood.
  static func nearest(to line: Int, _ ours: Alignment) -> Range<Int> {
    let before = ours.images[..<min(line, ours.images.count)].last { $0.end != nil }?.end
    let index = min(before ?? 0, max(ours.side.lines.count - 1, 0))
    return index..<min(index + 1, ours.side.lines.count)
  }

  /// Splits lines into statements; blank lines and comments go with the one behind them.
  static func statements(_ range: Range<Int>, in text: SourceText) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let line = text.lines[index]
      index += 1
      if line.code.isEmpty, !line.isInert { continue }
      let depth = line.depthBefore
      while index < range.upperBound, text.lines[index - 1].depthAfter > depth { index += 1 }
      index = min(StatementExtent.end(of: index - 1, in: text) { $0 < range.upperBound }, range.upperBound)
      statements.append(start..<index)
      start = index
    }
    guard start < range.upperBound else { return statements }
    // What stands behind the last statement goes with it.
    start = statements.popLast()?.lowerBound ?? start
    return statements + [start..<range.upperBound]
  }
}
