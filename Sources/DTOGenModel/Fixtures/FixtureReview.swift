package import DTOGenBase
import DTOGenSchema

/// One look at every sample of every fixture of a feature: what is wrong with them, what they have that the schemas do
/// not list, and what they evaluate to.
package struct FixtureReview {
  /// Samples that the generated code would refuse, and fixtures without one.
  private(set) var problems: [Diagnostic] = []
  private(set) var statuses: UnknownStatuses
  /// Each key of each DTO once, with what the first schema that shows it thinks of it.
  private(set) var unmapped: [(key: UnmappedKey, policy: UnmappedPolicy)] = []
  package private(set) var samples: EvaluatedSamples

  /// `limit` says how many elements of each list are looked at, by the path of the schema.
  package init(
    evaluator: SampleEvaluator, parallel: ParallelMap = .sequential, limit: @Sendable (String) -> Int = { _ in .max }
  ) {
    samples = EvaluatedSamples(evaluator: evaluator)
    statuses = UnknownStatuses(evaluator.feature)
    var keys = UnmappedKeys(decoder: evaluator.decoder)
    let reviews = parallel.map(evaluator.feature.schemas) { schema in
      SchemaReview(schema, evaluator, limit: limit(schema.path))
    }
    for review in reviews {
      problems += review.problems
      statuses.add(review.statuses)
      samples.merge(review.samples)
      keys.add(review.keys)
      unmapped += keys.found[unmapped.count...].map { ($0, review.schema.unmapped) }
    }
  }
}

/// The part of a review that is about the fixtures of one schema.
private struct SchemaReview: Sendable {
  let schema: ResolvedSchema
  private(set) var problems: [Diagnostic] = []
  private(set) var statuses: UnknownStatuses
  private(set) var keys: UnmappedKeys
  private(set) var samples: EvaluatedSamples

  init(_ schema: ResolvedSchema, _ evaluator: SampleEvaluator, limit: Int) {
    self.schema = schema
    statuses = UnknownStatuses(evaluator.feature)
    keys = UnmappedKeys(decoder: evaluator.decoder)
    samples = EvaluatedSamples(evaluator: evaluator)
    for response in schema.responses {
      for fixture in response.fixtures { add(fixture.document, response, limit: limit) }
    }
  }

  private mutating func add(_ document: JSONDocument, _ response: ResolvedResponse, limit: Int) {
    let (located, misses) = response.samples(in: document, limit: limit)
    if located.isEmpty, misses.isEmpty {
      let message = "no sample at '\(response.at)': the list is empty, so this fixture proves nothing"
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
    problems += misses.map { miss in
      .error(
        at: miss.location,
        "no samples at '\(response.at)': \(miss.reason); correct \"at\" in the schema or the fixture")
    }
    problems += found.diagnostics
  }
}
