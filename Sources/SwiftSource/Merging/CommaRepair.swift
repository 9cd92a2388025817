/// Sets right the commas of lists that gained or lost an element: every element but the last has one.
///
/// Only lines next to a change are looked at, and of the user's lines only the comma changes.
enum CommaRepair {
  static func repaired(_ lines: [MergedLine], ours: SourceText) -> [MergedLine] {
    var lines = lines
    let text = SourceText(lines.map { $0.bytes[...] })
    let code = text.lines.indices.filter { !text.lines[$0].code.isEmpty }
    for (index, next) in zip(code, code.dropFirst()) {
      let isTouched = (index...next).contains {
        lines[$0].origin == nil || $0 > index && lines[$0].followsDeletion
      }
      guard isTouched, !lines[index...next].contains(where: \.isMarked), text.lines[next].isInList,
        !text.lines[index].isOpener
      else { continue }
      let line = text.lines[index]
      if text.lines[next].beginsWithCloser {
        if line.endsWithComma, !isLastWithComma(lines[index].origin, in: ours) {
          lines[index].bytes.remove(at: line.code.endIndex - 1 - line.text.startIndex)
        }
      } else if !line.endsWithComma, text.lines[next].label?.hasSuffix(":") ?? false {
        lines[index].bytes.insert(UInt8(ascii: ","), at: line.code.endIndex - line.text.startIndex)
      }
    }
    return lines
  }

  /// Whether the user writes a comma behind the last element too.
  private static func isLastWithComma(_ line: Int?, in ours: SourceText) -> Bool {
    guard let line, ours.lines[line].endsWithComma else { return false }
    return ours.lines[(line + 1)...].first { !$0.code.isEmpty }?.beginsWithCloser ?? false
  }
}
