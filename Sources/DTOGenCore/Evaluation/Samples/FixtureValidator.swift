/// Runs every sample of every fixture through evaluation, so that what its test will find is said when the test is written.
///
/// A sample that the generated code cannot read is an error at the offending place of the fixture, and one that a check
/// refuses a warning. Both are notes where the list skips such elements: they may be captured on purpose. Equal problems
/// of one fixture are said once, with their number.
struct FixtureValidator {
  let evaluator: SampleEvaluator
  /// How many elements of each list are evaluated, by the path of the schema.
  var limit: (String) -> Int = { _ in .max }

  func validate() -> [Diagnostic] {
    evaluator.feature.schemas.flatMap { schema in
      schema.responses.flatMap { response in
        response.fixtures.flatMap { validate($0.document, of: schema, at: response.at) }
      }
    }
  }

  private func validate(_ document: JSONDocument, of schema: ResolvedSchema, at path: WirePath) -> [Diagnostic] {
    let (samples, diagnostics) = SampleLocator.samples(in: document, at: path, limit: limit(schema.path))
    if samples.isEmpty, diagnostics.isEmpty {
      let message = "no sample at '\(path)': the list is empty, so this fixture proves nothing"
      return [.warning(at: document.root.location, message)]
    }
    var order: [String] = []
    var problems: [String: (diagnostic: Diagnostic, field: String, count: Int)] = [:]
    for sample in samples {
      guard case .failure(let failure) = evaluator.evaluate(schema.main, sample: sample.value) else { continue }
      let kind = FieldPath.anywhere(failure.field) + String(describing: FailureKind(failure))
      if problems[kind] == nil {
        order.append(kind)
        problems[kind] = (diagnostic(for: failure, in: sample, of: schema), failure.field, 1)
      } else {
        problems[kind]?.count += 1
      }
    }
    return diagnostics
      + order.compactMap { problems[$0] }.map { problem in
        var diagnostic = problem.diagnostic
        if diagnostic.severity != .note {
          diagnostic = diagnostic.telling(of: .staleFixture, problem.field.isEmpty ? "." : problem.field)
        }
        if problem.count > 1 { diagnostic.message += " (and \(problem.count - 1) more like it)" }
        return diagnostic
      }
  }

  private func diagnostic(for failure: EvaluationFailure, in sample: Sample, of schema: ResolvedSchema) -> Diagnostic {
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
      let message = "'\(field)' does not map under \(file): the value there is not what the domain type takes"
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
