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
    for model in evaluator.feature.models {
      for stub in model.domain.stubs where !found.contains(stub) { found.append(stub) }
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

extension ResolvedDomain {
  /// The fields that the stubs of a mapper name.
  fileprivate var stubs: [String] {
    switch self {
    case .none: []
    case .expression(let expression): expression.stubs
    case .properties(let properties): properties.flatMap(\.value.stubs)
    case .cases(let cases): cases.flatMap { $0?.stubs ?? [] }
    }
  }
}

extension ResolvedExpression {
  fileprivate var stubs: [String] {
    switch self {
    case .byHand(_, _, let field): [field]
    case .each(_, let element, _): element.stubs
    case .construct(_, let arguments, _): arguments.flatMap(\.value.stubs)
    case .byCase(_, let branches, _): branches.flatMap(\.stubs)
    case .read, .required, .fallback, .literal, .list, .map: []
    }
  }
}
