/// The promise of every merge: each line of the user's that the base lacks stands in the result, in order.
///
/// It is checked on the texts alone, without anything that the merge worked out.
enum MergeInvariant {
  static func holds(base: SourceText, ours: SourceText, result: SourceText) -> Bool {
    let written = Set(base.lines.map(\.plainKey))
    var rest = result.lines[...]
    for line in ours.lines where !line.isBlank && !written.contains(line.plainKey) {
      guard let found = rest.firstIndex(where: { $0.plainKey == line.plainKey }) else { return false }
      rest = rest[(found + 1)...]
    }
    return true
  }
}

extension SourceLine {
  /// The line without surrounding space and trailing comma, and without what tells brackets apart.
  fileprivate var plainKey: [UInt8] {
    guard !isInert else { return Array(text.trimmed) }
    return Array(key.prefix { $0 != 0 })
  }
}
