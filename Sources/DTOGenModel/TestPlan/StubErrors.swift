import DTOGenBase

/// Finds the errors that a mapper throws while its `$byHand` stubs are still to be written.
///
/// A stub's error names its first path, with the places of all mappers on the way to it in front: which place that is
/// depends on the sample, so that each stub of the feature is tried on it.
struct StubErrors: Sendable {
  private let evaluator: SampleEvaluator
  private let stubs: [String]

  init(_ evaluator: SampleEvaluator) {
    self.evaluator = evaluator
    var found: [String] = []
    for expression in evaluator.feature.models.flatMap(\.domain.expressions) {
      expression.visit { inner in
        if case .byHand(_, _, let stub) = inner, !found.contains(stub) { found.append(stub) }
      }
    }
    stubs = found
  }

  var isEmpty: Bool { stubs.isEmpty }

  /// What the errors name, relative to the sample; each once.
  func fields(in sample: JSONValue, of model: ModelID) -> [String] {
    guard !stubs.isEmpty, let decoded = try? evaluator.decoder.decode(sample, as: model) else { return [] }
    var fields: [String] = []
    for stub in stubs {
      var mapper = evaluator.mapper
      mapper.throwingStub = stub
      do throws(MappingFailure) {
        _ = try mapper.map(decoded, with: model)
      } catch {
        if error.check == nil, !fields.contains(error.field) { fields.append(error.field) }
      }
    }
    return fields
  }
}
