/// The difference between a file as it is and as it would be, in the unified format that `diff -u`, `patch` and code
/// reviews share.
public enum UnifiedDiff {
  /// Unchanged lines around each change.
  private static let context = 3

  /// The diff of one file, or an empty text where nothing differs; nil stands for a file that does not exist.
  ///
  /// `path` is relative to the root, as in `GeneratedFile`.
  public static func text(path: String, old: [UInt8]?, new: [UInt8]?) -> String {
    let diff = LineDiff(old: old ?? [], new: new ?? [])
    // A created or deleted empty file has no line to show; the two names alone say it.
    guard !diff.changes.isEmpty || (old == nil) != (new == nil) else { return "" }
    var output: [UInt8] = []
    output += "--- \(name("a/" + path, exists: old != nil))\n".utf8
    output += "+++ \(name("b/" + path, exists: new != nil))\n".utf8
    for hunk in hunks(of: diff) { append(hunk, of: diff, to: &output) }
    return String(decoding: output, as: UTF8.self)
  }

  /// Git's way: a name with a space in it ends with a tab, so that `patch` reads all of it.
  private static func name(_ path: String, exists: Bool) -> String {
    guard exists else { return "/dev/null" }
    return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path
  }

  /// Changes whose contexts touch stand in one hunk.
  private static func hunks(of diff: LineDiff) -> [ArraySlice<LineDiff.Change>] {
    var hunks: [ArraySlice<LineDiff.Change>] = []
    var start = diff.changes.startIndex
    for index in diff.changes.indices {
      let next = index + 1
      if next < diff.changes.endIndex,
        diff.changes[next].old.lowerBound - diff.changes[index].old.upperBound <= 2 * context
      {
        continue
      }
      hunks.append(diff.changes[start..<next])
      start = next
    }
    return hunks
  }

  private static func append(_ hunk: ArraySlice<LineDiff.Change>, of diff: LineDiff, to output: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, diff.old.count - last.old.upperBound)
    let old = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let new = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    output += "@@ -\(position(old)) +\(position(new)) @@\n".utf8

    var line = old.lowerBound
    for change in hunk {
      append(diff.old[line..<change.old.lowerBound], marked: " ", to: &output)
      append(diff.old[change.old], marked: "-", to: &output)
      append(diff.new[change.new], marked: "+", to: &output)
      line = change.old.upperBound
    }
    append(diff.old[line..<old.upperBound], marked: " ", to: &output)
  }

  /// Lines count from 1; an empty range names the line before it; a count of one is left out.
  private static func position(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  private static func append(
    _ lines: ArraySlice<ArraySlice<UInt8>>, marked mark: Unicode.Scalar, to output: inout [UInt8]
  ) {
    for line in lines {
      output.append(UInt8(ascii: mark))
      output += line
      if line.last != UInt8(ascii: "\n") { output += "\n\\ No newline at end of file\n".utf8 }
    }
  }
}
