/// Says what the captured documents show to be wrong with a schema, or with themselves: samples that the generated
/// code would refuse, keys that nothing lists, and ignore rules that ignore nothing.
///
/// What resolution can tell from the schema alone, it has told.
struct FixtureDiagnostics {
  let evaluator: SampleEvaluator
  /// The schemas whose fields were taken from these very fixtures.
  var inferred: Set<String> = []

  /// What every sample was read for needs no second look at each: evaluation is much slower than inference.
  private static let inferredLimit = 1000

  private var feature: ResolvedFeature { evaluator.feature }

  func all() -> [Diagnostic] {
    let unmapped = unmappedKeys()
    var diagnostics = FixtureValidator(evaluator: evaluator, limit: limit(of:)).validate()
    let statuses = UnknownStatuses(evaluator: evaluator, limit: limit(of:))
    diagnostics += statuses.diagnostics()
    for (key, policy) in unmapped where !rules(for: key.model).contains(where: { $0.matches(key.key) }) {
      let message =
        "the schema does not list '\(key.key)' of '\(feature.name(of: key.model))'; add it to \"fields\", or say why "
        + "not: \"ignore\": { \"\(key.key)\": \"reason\" }"
      diagnostics.append(
        Diagnostic(policy == .error ? .error : .warning, at: key.location, message)
          .telling(of: .unusedField, key.key))
    }
    for model in feature.models {
      let keys = unmapped.filter { $0.key.model == (model.sharedDTO ?? model.id) }.map(\.key.key)
      for rule in model.ignores
      where !rule.ignoresField && !keys.contains(where: rule.matches) && !statuses.areIgnored(by: rule) {
        diagnostics.append(
          .warning(
            at: rule.pattern.location,
            "'\(rule.pattern.value)' ignores nothing: no unused field and no key of a fixture is called so; "
              + "take it away"
          ).telling(of: .idleIgnore, rule.pattern.value))
      }
    }
    return diagnostics
  }

  private func limit(of schema: String) -> Int { inferred.contains(schema) ? Self.inferredLimit : .max }

  /// Each key of each DTO once, with what its schema thinks of it.
  private func unmappedKeys() -> [(key: UnmappedKey, policy: UnmappedPolicy)] {
    var seen: Set<String> = []
    return feature.schemas.flatMap { schema in
      let samples = schema.responses.flatMap { response in
        response.fixtures.map {
          SampleLocator.samples(in: $0.document, at: response.at, limit: limit(of: schema.path)).samples
        }
      }
      return UnmappedKeys.find(in: samples.joined().lazy.map(\.value), of: schema.main, decoder: evaluator.decoder)
        .filter { seen.insert("\($0.model.index) \($0.key)").inserted }
        .map { ($0, schema.unmapped) }
    }
  }

  /// The rules of a DTO's own model and of the models that share it.
  private func rules(for model: ModelID) -> [ResolvedIgnore] {
    feature.models.filter { $0.id == model || $0.sharedDTO == model }.flatMap(\.ignores)
  }
}
