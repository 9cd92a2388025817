/// One look at every sample of every fixture of a feature: what is wrong with them, what they have that the schemas do
/// not list, and what they evaluate to.
struct FixtureReview {
  /// Samples that the generated code would refuse, and fixtures without one.
  private(set) var problems: [Diagnostic] = []
  private(set) var statuses: UnknownStatuses
  /// Each key of each DTO once, with what the first schema that shows it thinks of it.
  private(set) var unmapped: [(key: UnmappedKey, policy: UnmappedPolicy)] = []
  private(set) var samples: EvaluatedSamples

  /// `limit` says how many elements of each list are looked at, by the path of the schema.
  init(evaluator: SampleEvaluator, limit: (String) -> Int = { _ in .max }) {
    samples = EvaluatedSamples(evaluator: evaluator)
    statuses = UnknownStatuses(evaluator.feature)
    var keys = UnmappedKeys(decoder: evaluator.decoder)
    for schema in evaluator.feature.schemas {
      for response in schema.responses {
        for fixture in response.fixtures {
          review(fixture.document, response.at, schema, limit: limit(schema.path), &keys)
        }
      }
      unmapped += keys.found[unmapped.count...].map { ($0, schema.unmapped) }
    }
  }

  private mutating func review(
    _ document: JSONDocument, _ path: WirePath, _ schema: ResolvedSchema, limit: Int, _ keys: inout UnmappedKeys
  ) {
    let (located, diagnostics) = SampleLocator.samples(in: document, at: path, limit: limit)
    if located.isEmpty, diagnostics.isEmpty {
      let message = "no sample at '\(path)': the list is empty, so this fixture proves nothing"
      problems.append(.warning(at: document.root.location, message))
      return
    }
    var found = SampleProblems(schema)
    for (position, sample) in located.enumerated() {
      keys.add(sample.value, of: schema.main)
      switch samples.evaluate(schema.main, sample.value, at: position) {
      case .success(let value): statuses.add(value, in: sample.value)
      case .failure(let failure): found.add(failure, in: sample)
      }
    }
    problems += diagnostics + found.diagnostics
  }
}
