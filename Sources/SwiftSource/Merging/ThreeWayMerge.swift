public import DTOGenOutput

/// Brings a file that the user edited in step with the schema: the base is what the tool wrote last, theirs what the
/// schema says today, ours the user's file.
///
/// The result is ours with edits, so that whatever is not touched stays byte for byte: lines that the schema gained go
/// in, lines that it changed or lost are changed or removed where the user left them as they were, and everything else
/// is a conflict that leaves the user's lines alone. Lines are compared without surrounding space and trailing comma.
public struct ThreeWayMerge {
  private let base: SourceText
  private let theirs: Alignment
  private let ours: Alignment
  private var edits: MergeEdits
  private var notes: ConflictNotes
  private var nextBase: NextBase
  private let style: MergeStyle

  /// `open` are the changes that earlier runs left to the user.
  public static func merge(
    base: [UInt8], theirs: [UInt8], ours: [UInt8], open: [OpenChange] = [], style: MergeStyle = .report
  ) -> MergeResult {
    let texts = (base: SourceText(withoutMarkers: base), theirs: SourceText(theirs), ours: SourceText(ours))
    if texts.ours.lines.map(\.text) == texts.base.lines.map(\.text) {
      return MergeResult(text: texts.theirs.text(withLineEnd: texts.ours.lineEnd), base: theirs, conflicts: [])
    }
    let unchanged = MergeResult(text: ours, base: base, conflicts: [])
    guard texts.base.isBalanced, texts.theirs.isBalanced, texts.ours.isBalanced, texts.ours.markerLine == nil else {
      return unchanged.unreadable(texts.ours, theirs, line: texts.ours.markerLine ?? 0)
    }
    var merge = ThreeWayMerge(texts.base, texts.theirs, texts.ours, open, style)
    merge.run()
    let result = merge.result()
    guard merge.holds(result) else { return unchanged.unreadable(texts.ours, theirs, line: 0) }
    return result
  }

  private init(
    _ base: SourceText, _ theirs: SourceText, _ ours: SourceText, _ open: [OpenChange], _ style: MergeStyle
  ) {
    self.base = base
    self.theirs = Alignment(base: base, side: theirs)
    self.ours = Alignment(base: base, side: ours)
    self.style = style
    edits = MergeEdits(ours: ours)
    notes = ConflictNotes(ours: ours, open: open)
    nextBase = NextBase(theirs: self.theirs)
  }

  private mutating func run() {
    var line = 0
    while line < base.lines.count {
      insert(before: line)
      let unit = MergeUnit.unit(at: line, theirs)
      apply(unit)
      line = unit.upperBound
    }
    insert(before: line)
  }

  private func result() -> MergeResult {
    let pieces = CommaRepair.repaired(edits.pieces(), ours: ours.side)
    var conflicts = notes.conflicts
    for index in conflicts.indices { conflicts[index].resultLine = pieces.line(ofOurs: conflicts[index].line) }
    return MergeResult(text: pieces.flatMap(\.bytes), base: nextBase.text(), conflicts: conflicts)
  }

  /// What must be true of every merge before it may be written.
  private func holds(_ result: MergeResult) -> Bool {
    let text = SourceText(result.text)
    guard style == .markers || text.isBalanced else { return false }
    return MergeInvariant.holds(base: base, ours: ours.side, result: text)
  }
}

extension ThreeWayMerge {
  /// What the schema changed or lost.
  private mutating func apply(_ unit: Range<Int>) {
    let image = theirs.images[unit.lowerBound]
    if case .kept = image { return }
    let wanted: Range<Int>
    if case .changed(let lines) = image { wanted = lines } else { wanted = 0..<0 }
    let found = MergeUnit.found(unit, ours)
    switch found.state {
    case .untouched(let lines):
      if wanted.isEmpty {
        // Brackets whose partners are gone are not taken away one by one.
        edits.delete(lines)
      } else if let first = lines.first {
        let end = Array(ours.side.lineEnd)
        let indentation = Indentation(base: base, ours: ours)
        edits.replace(first, by: indentation.lines(wanted, of: theirs.side, like: unit.lowerBound, end: end))
        edits.delete(Array(lines.dropFirst()))
      }
    case .deleted:
      if wanted.isEmpty || base.lines[unit].allSatisfy(\.isBlank) { return }
      notes.add(.deleted, base.plain(unit), theirs.side.plain(wanted), ours: found.range)
    case .edited:
      if !wanted.isEmpty, ours.side.says(found.range, as: theirs.side, wanted) { return }
      let kind = wanted.isEmpty ? MergeConflict.Kind.removed : .changed
      leave(kind, unit, wanted, found.range)
    }
  }

  private mutating func leave(_ kind: MergeConflict.Kind, _ unit: Range<Int>, _ wanted: Range<Int>, _ found: Range<Int>)
  {
    let isMarked = style == .markers
    guard notes.add(kind, base.plain(unit), theirs.side.plain(wanted), ours: found, isMarked: isMarked) else { return }
    if isMarked {
      edits.mark(found, base: base.lines[unit].map(\.text), wanted: theirs.side.lines[wanted].map(\.text))
    } else {
      nextBase.keep(unit)
    }
  }

  /// What the schema gained before a line of the base, statement by statement.
  private mutating func insert(before gap: Int) {
    let place = InsertionPlace(base: base, theirs: theirs, ours: ours)
    for piece in MergeUnit.statements(theirs.insertions[gap], in: theirs.side) {
      let lines = theirs.side.lines
      // Blank lines alone have no place of their own.
      guard let first = piece.first(where: { !lines[$0].isBlank }) else { continue }
      let head = piece.first { !lines[$0].code.isEmpty } ?? first
      let line = lines[head]
      if place.isPresent(piece, head: head) { continue }
      let text = theirs.side.plain(piece)
      if let rival = place.rival(of: head) {
        guard notes.add(.added, "", text, ours: rival, isMarked: style == .markers) else { continue }
        if style == .markers {
          edits.mark(rival, base: [], wanted: theirs.side.lines[piece].map(\.text))
        } else {
          nextBase.omit(piece)
        }
      } else if let position = place.position(for: head, gap: gap) {
        let indentation = Indentation(base: base, ours: ours)
        let reference = indentation.reference(for: line, near: gap)
        let end = Array(ours.side.lineEnd)
        edits.insert(indentation.lines(piece, of: theirs.side, like: reference, end: end), at: position)
      } else if line.code.isEmpty {
        // A comment says nothing without the line below it.
        continue
      } else if place.isInsideDeleted(head) {
        notes.add(.deleted, "", text, ours: place.nearest(to: gap))
      } else if notes.add(.misplaced, "", text, ours: place.nearest(to: gap)) {
        nextBase.omit(piece)
      }
    }
  }
}

extension MergeResult {
  fileprivate func unreadable(_ ours: SourceText, _ wanted: [UInt8], line: Int) -> MergeResult {
    var result = self
    let change = OpenChange(wanted: ContentHash(wanted), found: ContentHash([]))
    result.conflicts = [
      MergeConflict(
        kind: .unreadable, line: line, column: 1, resultLine: line, base: "", wanted: "", change: change,
        staysOpen: true)
    ]
    return result
  }
}
