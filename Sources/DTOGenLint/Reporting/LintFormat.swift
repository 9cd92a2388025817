import DTOGenBase

/// How the lint writes its findings.
public enum LintFormat: String, Hashable, Sendable, CaseIterable {
  /// `path:line:column: severity: text [rule]`, which Xcode and editors link.
  case text
  /// One array of objects.
  case json
  /// The commands by which GitHub shows annotations.
  case github
  /// The log that code scanning services read, version 2.1.0.
  case sarif

  /// The whole report, each line ended. `path` is the way to a file as its reader needs it.
  public func report(_ findings: [Finding], version: String, path: (String) -> String) -> String {
    switch self {
    case .text:
      findings.map { finding in
        var shown = finding
        shown.location.file = path(finding.location.file)
        return "\(shown.diagnostic)\n"
      }.joined()
    case .json: JSONPrinter.pretty(.array(findings.map { LintFormat.object($0, path) }))
    case .github: findings.map { LintFormat.gitHubCommand($0, path) + "\n" }.joined()
    case .sarif: JSONPrinter.pretty(SARIFLog.tree(findings, version: version, path: path))
    }
  }

  private static func object(_ finding: Finding, _ path: (String) -> String) -> JSONTree {
    var members: [JSONTree.Member] = [
      .init("rule", .string(finding.rule)), .init("severity", .string(finding.severity.rawValue)),
      .init("file", .string(path(finding.location.file))),
    ]
    if let line = finding.location.line { members.append(.init("line", .number("\(line)"))) }
    if let column = finding.location.column { members.append(.init("column", .number("\(column)"))) }
    members.append(.init("message", .string(finding.message)))
    return .object(members)
  }

  private static func gitHubCommand(_ finding: Finding, _ path: (String) -> String) -> String {
    let command = finding.severity == .error ? "error" : "warning"
    var properties = ["file=\(escaped(path(finding.location.file), isProperty: true))"]
    if let line = finding.location.line { properties.append("line=\(line)") }
    if let column = finding.location.column { properties.append("col=\(column)") }
    properties.append("title=\(finding.rule)")
    return "::\(command) \(properties.joined(separator: ","))::\(escaped(finding.message, isProperty: false))"
  }

  /// As GitHub's runner takes commands apart.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
