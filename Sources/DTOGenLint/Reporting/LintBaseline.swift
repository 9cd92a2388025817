public import DTOGenBase

/// The findings that a project knows already: a file that is checked in, so that only others fail.
///
/// A finding is known by its file, rule and message, so that lines may move. Several alike are counted.
public struct LintBaseline: Hashable, Sendable {
  struct Key: Hashable, Sendable {
    var file: String
    var rule: String
    var message: String
  }

  private var counts: [Key: Int] = [:]

  public init(_ findings: [Finding]) {
    for finding in findings { counts[LintBaseline.key(finding), default: 0] += 1 }
  }

  /// The baseline that a file holds; nil beside what is wrong with it.
  public static func read(_ file: InputFile) -> (baseline: LintBaseline?, diagnostics: [Diagnostic]) {
    let (document, problems) = JSONDocument.read(file)
    guard let document else { return (nil, problems) }
    var baseline = LintBaseline([])
    var diagnostics: [Diagnostic] = []
    let entries = document.root["findings"]?.elements.map { $0 } ?? []
    for entry in entries {
      guard let file = entry["file"]?.string, let rule = entry["rule"]?.string,
        let message = entry["message"]?.string
      else {
        diagnostics.append(.error(at: entry.location, "an entry has \"file\", \"rule\" and \"message\""))
        continue
      }
      let count = entry["count"].flatMap { Int($0.text) } ?? 1
      baseline.counts[Key(file: file, rule: rule, message: message), default: 0] += count
    }
    if document.root["findings"]?.kind != .array {
      diagnostics.append(
        .error(at: document.root.location, "this is no baseline; write one with 'dtogen lint --update-baseline'"))
    }
    return (diagnostics.isEmpty ? baseline : nil, diagnostics)
  }

  /// The findings that are not known, and how many known ones are gone.
  public func compare(_ findings: [Finding]) -> (new: [Finding], gone: Int) {
    var left = counts
    let new = findings.filter { finding in
      let key = LintBaseline.key(finding)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
    return (new, left.values.reduce(0, +))
  }

  /// The file's text: sorted, one line a finding, so that branches merge.
  public var text: String {
    let keys = counts.keys.sorted { ($0.file, $0.rule, $0.message) < ($1.file, $1.rule, $1.message) }
    let lines = keys.map { key in
      var members: [JSONTree.Member] = [
        .init("file", .string(key.file)), .init("rule", .string(key.rule)), .init("message", .string(key.message)),
      ]
      if let count = counts[key], count > 1 { members.append(.init("count", .number("\(count)"))) }
      return "    " + JSONPrinter.compact(.object(members))
    }
    return "{\n  \"findings\": [\n" + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + "  ]\n}\n"
  }

  private static func key(_ finding: Finding) -> Key {
    Key(file: finding.location.file, rule: finding.rule, message: finding.message)
  }
}
