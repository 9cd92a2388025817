import DTOGenBase
import DTOGenSchema

/// What is wrong with the samples of one fixture, so that what its test will find is said when the test is written.
///
/// A sample that the generated code cannot read is an error at the offending place of the fixture, and one that a check
/// refuses a warning. Both are notes where the list skips such elements: they may be captured on purpose. Equal problems
/// are said once, with their number.
struct SampleProblems {
  private let schema: ResolvedSchema
  private var order: [String] = []
  private var problems: [String: (diagnostic: Diagnostic, field: String, count: Int)] = [:]

  init(_ schema: ResolvedSchema) { self.schema = schema }

  mutating func add(_ failure: EvaluationFailure, in sample: Sample) {
    let kind = FieldPath.anywhere(failure.field) + String(describing: FailureKind(failure))
    if problems[kind] == nil {
      order.append(kind)
      problems[kind] = (diagnostic(for: failure, in: sample), failure.field, 1)
    } else {
      problems[kind]?.count += 1
    }
  }

  /// In the order of the samples that show them first.
  var diagnostics: [Diagnostic] {
    order.compactMap { problems[$0] }.map { problem in
      var diagnostic = problem.diagnostic
      if diagnostic.severity != .note {
        diagnostic = diagnostic.telling(of: .staleFixture, problem.field.isEmpty ? "." : problem.field)
      }
      if problem.count > 1 { diagnostic.message += " (and \(problem.count - 1) more like it)" }
      return diagnostic
    }
  }

  private func diagnostic(for failure: EvaluationFailure, in sample: Sample) -> Diagnostic {
    let severity: Diagnostic.Severity = schema.listPolicy == .skip && !sample.segments.isEmpty ? .note : .error
    let prefix = sample.segments.isEmpty ? "" : sample.path
    let field = FieldPath.join(prefix, failure.field)
    let file = Layout.lastPart(of: schema.path)
    switch failure {
    case .wire(let wire):
      let subject = field.isEmpty ? "the document" : "'\(field)'"
      let problem =
        wire.isMissing
        ? "\(subject) is missing, and is no optional" : "\(subject) is \(wire.found), not \(wire.expected)"
      return Diagnostic(severity, at: wire.location, "does not decode under \(file): \(problem)")
    case .mapping(let mapping):
      let location = FailurePlace.location(of: failure.field, in: sample.value)
      if let check = mapping.check {
        let message = "fails the check '\(check.text)' of \(file) at '\(field)'; correct the fixture or the check"
        // The check is what the schema wants: the code follows it, and the fixture's own test says the rest.
        return Diagnostic(severity == .error ? .warning : severity, at: location, message)
      }
      let message =
        "'\(field)' does not map under \(file): the value there is not what the domain type takes"
        + (mapping.scalar.map { $0.traits.constants == .itsText ? "; it takes \($0.form)" : "" } ?? "")
      return Diagnostic(severity, at: location, message)
    }
  }

  private enum FailureKind {
    case missing, wire(String)
    case check(String), mapping

    init(_ failure: EvaluationFailure) {
      switch failure {
      case .wire(let wire): self = wire.isMissing ? .missing : .wire(wire.expected)
      case .mapping(let mapping): self = mapping.check.map { .check($0.text) } ?? .mapping
      }
    }
  }
}
