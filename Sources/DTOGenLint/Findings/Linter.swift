import DTOGenBase
import DTOGenSchema
import SwiftSource

/// Runs all rules over a project: from sources to findings.
public enum Linter {
  /// What a run found, and how much it read.
  public struct Result: Sendable {
    /// In the order of files and lines.
    public var findings: [Finding]
    public var fileCount: Int
    public var lineCount: Int
  }

  public static func run(_ input: LintInput) -> Result {
    let project = LintProject(input)
    var allowances = AllowanceList(project.files)
    var findings: [Finding] = []
    for rule in LintRule.all {
      guard let severity = rule.severity(under: input.configuration.lint) else {
        allowances.excuse(rule.name)
        continue
      }
      for found in rule.check(project) where !allowances.cover(rule.name, found.location) {
        findings.append(
          Finding(rule: rule.name, severity: severity, location: found.location, message: found.message))
      }
    }
    if let severity = LintRule.allowComment.severity(under: input.configuration.lint) {
      findings += allowances.problems().map {
        Finding(rule: LintRule.allowComment.name, severity: severity, location: $0.location, message: $0.message)
      }
    }
    let sources = Dictionary(project.files.map { ($0.path, $0.source) }) { first, _ in first }
    for index in findings.indices {
      let location = findings[index].location
      findings[index].utf16Column = sources[location.file]?.utf16Column(of: location)
    }
    return Result(
      findings: findings.sorted(by: Finding.inOrder), fileCount: project.files.count,
      lineCount: project.files.reduce(0) { $0 + $1.source.lineStarts.count })
  }
}
