/// Finds the known name that a person most likely meant by a misspelt one.
public enum NearestName {
  /// The closest of `candidates`, or nil where none is near enough to be worth naming.
  ///
  /// Near enough is an edit distance (insertions, deletions, substitutions, swaps of neighbours) of at most a
  /// third of the longer name, ignoring case; ties go to the first candidate.
  public static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, max(wanted.count, other.count) / 3)
      guard abs(wanted.count - other.count) <= limit else { continue }
      let distance = editDistance(wanted, other)
      if distance <= limit, distance < (best?.distance ?? Int.max) { best = (candidate, distance) }
    }
    return best?.name
  }

  /// ` (did you mean 'x'?)`, or nothing.
  package static func hint(for name: String, in candidates: some Sequence<String>) -> String {
    of(name, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The optimal string alignment distance.
  private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var current = [Int](repeating: i, count: b.count + 1)
      for j in 1...b.count {
        let substitution = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        current[j] = min(previous[j] + 1, current[j - 1] + 1, substitution)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          current[j] = min(current[j], beforePrevious[j - 2] + 1)
        }
      }
      beforePrevious = previous
      previous = current
    }
    return previous[b.count]
  }
}
