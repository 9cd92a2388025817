/// Finds where in the user's text a line that the schema gained belongs.
struct InsertionPlace {
  let base: SourceText
  let theirs: Alignment
  let ours: Alignment

  /// The line of the user's text before which a line of theirs goes, or nil where too much around it was rewritten.
  ///
  /// Behind the line that stands before it in the base, else before the one that stands behind it, else behind the
  /// nearest one that is left; in each case at the same depth of brackets.
  func position(for head: Int, gap: Int) -> Int? {
    let depth = theirs.side.lines[head].depthBefore
    let previous = base.lines[..<gap].lastIndex { !$0.isBlank }
    if let previous, let position = position(behind: previous, depth) {
      return skippingBlanks(from: previous, to: gap, position)
    }
    if gap < base.lines.count, let next = base.lines[gap...].firstIndex(where: { !$0.isBlank }) {
      if let position = position(before: next, depth) { return position }
    }
    for line in (0..<gap).reversed() where !base.lines[line].isBlank && ours.images[line] != .gone {
      if let position = position(behind: line, depth) { return position }
      // Never past a neighbour that is there: elements have an order.
      if base.lines[line].depthBefore <= depth { break }
    }
    return base.lines[gap...].indices.lazy.compactMap { position(before: $0, depth) }.first
  }

  private func position(behind line: Int, _ depth: Int) -> Int? {
    guard let start = ours.images[line].start, let end = ours.images[line].end, isTrusted(line, at: start) else {
      return nil
    }
    let lines = ours.side.lines
    let found = end < lines.count ? lines[end].depthBefore : lines.last?.depthAfter ?? 0
    guard found - lines[start].depthBefore == depth - base.lines[line].depthBefore else { return nil }
    return end < lines.count && lines[end].isInert ? nil : end
  }

  /// Behind the blank lines that stand there in the base too.
  private func skippingBlanks(from line: Int, to gap: Int, _ position: Int) -> Int {
    let blanks = (line + 1)..<gap
    let isUntouched = blanks.enumerated().allSatisfy { ours.images[$0.element] == .kept(position + $0.offset) }
    return isUntouched ? position + blanks.count : position
  }

  /// Comments of the user's stay with the line below them.
  private func position(before line: Int, _ depth: Int) -> Int? {
    guard let start = ours.images[line].start, isTrusted(line, at: start), base.lines[line].depthBefore == depth else {
      return nil
    }
    var position = start
    while position > 0, ours.origins[position - 1] == nil, ours.side.lines[position - 1].isComment,
      !ours.side.lines[position - 1].isInert, !ours.side.lines[position].isInert
    {
      position -= 1
    }
    return ours.side.lines[position].isInert ? nil : position
  }

  /// Whether the image stands inside of what its line stood inside of.
  private func isTrusted(_ line: Int, at start: Int) -> Bool {
    guard !ours.side.lines[start].isInert else { return false }
    let enclosing = ours.side.lines[start].enclosing
    guard let outer = base.lines[line].enclosing else { return enclosing == nil }
    guard let first = ours.images[outer].start, let end = ours.images[outer].end else {
      return enclosing.map { ours.origins[$0] == nil } ?? true
    }
    return enclosing.map { first <= $0 && $0 < end } ?? false
  }

  /// Whether the user's text has the statement already, in words of the user's or from a merge by git.
  func isPresent(_ piece: Range<Int>, head: Int) -> Bool {
    let wanted = theirs.side.lines[piece].filter { !$0.isBlank }.map(\.key)
    guard !wanted.isEmpty else { return false }
    return ours.side.lines.indices.contains { index in
      let line = ours.side.lines[index]
      guard ours.origins[index] == nil, line.key == wanted[0] || line.key == theirs.side.lines[head].key else {
        return false
      }
      guard isSameScope(head, index) else { return false }
      let keys = ours.side.lines[index...].lazy.filter { !$0.isBlank }.prefix(wanted.count).map(\.key)
      return Array(keys) == wanted || wanted.count == 1 && line.key == wanted[0]
    }
  }

  /// A statement of the user's own about the same thing, which the schema's would only repeat.
  func rival(of head: Int) -> Range<Int>? {
    guard let label = theirs.side.lines[head].label, !label.hasPrefix("guard"), !label.hasPrefix("opens") else {
      return nil
    }
    let found = ours.side.lines.indices.first { index in
      ours.origins[index] == nil && ours.side.lines[index].label == label && isSameScope(head, index)
    }
    return found.map { start in
      start..<StatementExtent.end(of: start, in: ours.side) { ours.origins[$0] == nil }
    }
  }

  /// Whether the bracket around a line of theirs was taken out by the user.
  func isInsideDeleted(_ head: Int) -> Bool {
    var line = theirs.side.lines[head].enclosing
    while let outer = line {
      if let origin = theirs.origins[outer], ours.images[origin] == .gone { return true }
      line = theirs.side.lines[outer].enclosing
    }
    return false
  }

  func nearest(to gap: Int) -> Range<Int> { MergeUnit.nearest(to: gap, ours) }

  private func isSameScope(_ theirLine: Int, _ ourLine: Int) -> Bool {
    switch (theirs.side.lines[theirLine].enclosing, ours.side.lines[ourLine].enclosing) {
    case (nil, nil): return true
    case (let their?, let our?):
      if let origin = theirs.origins[their], let start = ours.images[origin].start, let end = ours.images[origin].end {
        return start <= our && our < end
      }
      return theirs.side.lines[their].key == ours.side.lines[our].key && isSameScope(their, our)
    default: return false
    }
  }
}
