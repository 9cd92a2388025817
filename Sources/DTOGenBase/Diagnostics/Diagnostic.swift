/// One problem of a run: where it is, what is wrong in the user's words, and what to do about it.
///
/// Stages return diagnostics beside their result and never print. The text form is the one that Xcode and
/// editors link: `path:line:column: severity: message`.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  public enum Severity: String, Hashable, Sendable, Comparable {
    case error, warning, note

    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
      switch self {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    }
  }

  public var severity: Severity
  public var location: SourceLocation?
  public var message: String
  /// Where it tells of schemas, documents and code that have come apart: what the drift report says of it.
  public var drift: Drift?

  public init(_ severity: Severity, at location: SourceLocation?, _ message: String) {
    self.severity = severity
    self.location = location
    self.message = message
  }

  public static func error(at location: SourceLocation?, _ message: String) -> Diagnostic {
    Diagnostic(.error, at: location, message)
  }

  public static func warning(at location: SourceLocation?, _ message: String) -> Diagnostic {
    Diagnostic(.warning, at: location, message)
  }

  public static func note(at location: SourceLocation?, _ message: String) -> Diagnostic {
    Diagnostic(.note, at: location, message)
  }

  /// The same as a row of the drift report.
  public func telling(of kind: Drift.Kind, _ subject: String) -> Diagnostic {
    var diagnostic = self
    diagnostic.drift = Drift(kind, subject)
    return diagnostic
  }

  public var description: String {
    let text = "\(severity.rawValue): \(message)"
    return location.map { "\($0): \(text)" } ?? text
  }
}

extension Sequence<Diagnostic> {
  /// Whether a plan with these diagnostics must write nothing.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}
