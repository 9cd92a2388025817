public import DTOGenBase

/// One breach of a rule: what the lint reports.
public struct Finding: Hashable, Sendable {
  /// The rule's name, as settings and comments write it.
  public var rule: String
  /// What the settings make of it.
  public var severity: Diagnostic.Severity
  /// The column counts bytes, as compilers count.
  public var location: SourceLocation
  /// The same column in UTF-16 units, as the log for code scanning counts.
  public var utf16Column: Int?
  public var message: String

  /// The message with the rule's name behind it, as `path:line:column: severity: text [rule]` shows it.
  public var diagnostic: Diagnostic { Diagnostic(severity, at: location, "\(message) [\(rule)]") }
}

extension Finding {
  /// By file, line and column; at one place by rule.
  static func inOrder(_ first: Finding, _ second: Finding) -> Bool {
    if first.location.file != second.location.file { return first.location.file < second.location.file }
    let places = (first.location.line ?? 0, first.location.column ?? 0)
    let others = (second.location.line ?? 0, second.location.column ?? 0)
    return places != others ? places < others : first.rule < second.rule
  }
}
