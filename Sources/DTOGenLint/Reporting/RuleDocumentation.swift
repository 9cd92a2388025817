import DTOGenBase

/// The rules in Markdown, made from their own texts: the README's list, and a chapter for each.
public enum RuleDocumentation {
  /// What stands before and behind the list in the README, so that it can be found and replaced.
  public static let opening = "<!-- the lint's rules: written by .ci/document-rules -->"
  public static let closing = "<!-- end of the rules -->"

  /// A table with one line for each rule.
  public static var table: String {
    let lines = LintRule.all.map { rule in
      "| `\(rule.name)` | \(rule.severity.rawValue) | \(oneLine(rule.summary)) | \(oneLine(rule.reason)) |\n"
    }
    return "| rule | | finds | because |\n|---|---|---|---|\n" + lines.joined()
  }

  /// One rule with its reason and its example.
  public static func chapter(_ rule: LintRule) -> String {
    """
    ## `\(rule.name)` (\(rule.severity.rawValue))

    \(rule.summary)

    \(rule.reason)

    ```swift
    // Wrong:
    \(rule.example.wrong)

    // Right:
    \(rule.example.right)
    ```

    """
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
