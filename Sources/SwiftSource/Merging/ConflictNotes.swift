import DTOGenOutput

/// Collects the conflicts of a merge, without those that the user has settled since they were told.
struct ConflictNotes {
  private let ours: SourceText
  private let open: [OpenChange]
  private(set) var conflicts: [MergeConflict] = []

  init(ours: SourceText, open: [OpenChange]) {
    self.ours = ours
    self.open = open
  }

  /// False where an earlier run told of the change and the user's lines are others since.
  @discardableResult
  mutating func add(
    _ kind: MergeConflict.Kind, _ base: String, _ wanted: String, ours range: Range<Int>, isMarked: Bool = false
  ) -> Bool {
    let hasOwnLines = kind != .misplaced && kind != .deleted
    let change = OpenChange(
      wanted: ContentHash(Array("\(kind)\n\(base)\n=\n\(wanted)".utf8)),
      found: ContentHash(hasOwnLines ? Array(ours.plain(range).utf8) : []))
    let told = open.filter { $0.wanted == change.wanted }
    if !told.isEmpty, !told.contains(change) { return false }
    let line = min(range.lowerBound, max(ours.lines.count - 1, 0))
    let column = ours.lines.indices.contains(line) ? ours.lines[line].indentation.count + 1 : 1
    conflicts.append(
      MergeConflict(
        kind: kind, line: line, column: column, resultLine: line, base: base, wanted: wanted, change: change,
        staysOpen: kind != .deleted && !isMarked))
    return true
  }
}
