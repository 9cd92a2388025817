import DTOGenBase

/// What evaluation gave for the samples of a feature's fixtures, so that none is evaluated for its diagnostics and again
/// for its tests.
///
/// Of each fixture only the first samples are kept; any other is evaluated when it is asked for.
package struct EvaluatedSamples: Sendable {
  /// So many samples of each fixture are kept.
  static let keptLimit = 100

  let evaluator: SampleEvaluator
  private var results: [Key: Result<DomainValue, EvaluationFailure>] = [:]

  /// A model, and a place in a document.
  private struct Key: Hashable, Sendable {
    var model: Int
    var document: ObjectIdentifier
    var offset: Int

    init(_ model: ModelID, _ sample: JSONValue) {
      self.model = model.index
      document = ObjectIdentifier(sample.storage)
      offset = sample.offset
    }
  }

  init(evaluator: SampleEvaluator) { self.evaluator = evaluator }

  var feature: ResolvedFeature { evaluator.feature }

  /// The domain value of a fixture's sample, or the first failure.
  func result(_ model: ModelID, _ sample: JSONValue) -> Result<DomainValue, EvaluationFailure> {
    results[Key(model, sample)] ?? evaluator.evaluate(model, sample: sample)
  }

  /// Whether the decoder accepts a fixture's sample, whatever its mapper says.
  func decodes(_ model: ModelID, _ sample: JSONValue) -> Bool {
    if case .failure(.wire) = result(model, sample) { false } else { true }
  }

  /// Takes what another one has kept.
  mutating func merge(_ other: EvaluatedSamples) { results.merge(other.results) { $1 } }

  /// Evaluates the sample that stands at `position` of its fixture.
  mutating func evaluate(
    _ model: ModelID, _ sample: JSONValue, at position: Int
  ) -> Result<DomainValue, EvaluationFailure> {
    guard position < Self.keptLimit else { return evaluator.evaluate(model, sample: sample) }
    let result = result(model, sample)
    results[Key(model, sample)] = result
    return result
  }
}
