/// The `lint` block of the configuration: what the findings of a rule count as.
public struct LintSettings: Hashable, Sendable {
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case error, warning, off
  }

  /// A rule that is not named keeps its own severity.
  public var rules: [LintRuleName: Level] = [:]

  public init() {}
}
