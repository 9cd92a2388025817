import DTOGenBase
import DTOGenSchema

extension LintRule {
  /// Exceptions have reasons and end when their cause does.
  static let allowComment = LintRule(
    id: .allowComment,
    severity: .error,
    summary: "A `dtogen:allow` comment that names no rule, gives no reason, or allows nothing.",
    reason: """
      An exception that nobody can explain, or whose cause is gone, hides the next breach in its line.
      """,
    example: Example(
      wrong: """
        let id = raw! // dtogen:allow mapper-default
        """,
      right: """
        let id = raw! // dtogen:allow mapper-default the check above ensures it
        """)
  ) { _ in [] }
}
