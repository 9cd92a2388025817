/// Gives lines of the schema's text the indentation that the user's text has at their place.
struct Indentation {
  let base: SourceText
  let ours: Alignment

  /// The lines of a range of theirs with the user's indentation, where its first line is to stand at `place`.
  func lines(_ range: Range<Int>, of theirs: SourceText, like reference: Int?, end: [UInt8]) -> [ArraySlice<UInt8>] {
    guard let first = theirs.lines[range].first(where: { !$0.isBlank }) else {
      return range.map { _ in end[...] }
    }
    let wanted = reference.flatMap { ours.images[$0].start }.map { ours.side.lines[$0].indentation }
    let start = Array(wanted ?? fitted(first.indentation.count, like: nil)[...])
    return theirs.lines[range].map { line in
      guard !line.isBlank else { return end[...] }
      let deeper = line.indentation.count - first.indentation.count
      var text = start
      if deeper > 0 { text += fitted(deeper, like: start[...]) } else { text.removeLast(min(text.count, -deeper)) }
      return (text + line.text.dropFirst(line.indentation.count) + end)[...]
    }
  }

  /// The nearest line of the base that stands in the user's text and is indented as `line` of theirs is.
  func reference(for line: SourceLine, near gap: Int) -> Int? {
    let count = base.lines.count
    for distance in 0...count {
      for candidate in [gap - 1 - distance, gap + distance] where (0..<count).contains(candidate) {
        let other = base.lines[candidate]
        if !other.isBlank, other.indentation.count == line.indentation.count, ours.images[candidate].start != nil {
          return candidate
        }
      }
    }
    return nil
  }

  /// `count` columns of the schema's text (four a level) in the user's kind of indentation.
  private func fitted(_ count: Int, like sample: ArraySlice<UInt8>?) -> [UInt8] {
    let unit = self.unit
    if unit.isEmpty { return Array(repeating: UInt8(ascii: " "), count: count) }
    return (0..<(count / 4)).flatMap { _ in unit } + Array(repeating: UInt8(ascii: " "), count: count % 4)
  }

  /// What the user's text indents by: that of its first indented line inside one bracket.
  private var unit: [UInt8] {
    ours.side.lines.first { $0.depthBefore == 1 && !$0.isBlank && !$0.indentation.isEmpty && !$0.isInert }
      .map { Array($0.indentation) } ?? []
  }
}
