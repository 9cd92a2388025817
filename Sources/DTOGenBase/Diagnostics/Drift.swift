/// A way in which schemas, captured documents and code come apart over the years: a diagnostic that tells of one is a
/// row of the drift report.
public struct Drift: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case unusedField = "wire field that nothing maps"
    case idleIgnore = "ignore that ignores nothing"
    case staleFixture = "fixture that the schema refuses"
    case unknownStatus = "status that no case covers"
    case stub = "property still to be written"
  }

  public var kind: Kind
  /// The field, the pattern, the path, the status or the property, as the user wrote it.
  public var subject: String

  public init(_ kind: Kind, _ subject: String) {
    self.kind = kind
    self.subject = subject
  }
}
