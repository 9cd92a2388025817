package import DTOGenBase
import DTOGenSchema

/// Says what the captured documents show to be wrong with a schema, or with themselves: samples that the generated
/// code would refuse, keys that nothing lists, and ignore rules that ignore nothing.
///
/// What resolution can tell from the schema alone, it has told.
package struct FixtureDiagnostics {
  package let feature: ResolvedFeature
  package let review: FixtureReview

  package init(feature: ResolvedFeature, review: FixtureReview) {
    self.feature = feature
    self.review = review
  }

  package func all() -> [Diagnostic] {
    var diagnostics = review.problems + review.statuses.diagnostics()
    for (key, policy) in review.unmapped where !rules(for: key.model).contains(where: { $0.matches(key.key) }) {
      let message =
        "the schema does not list '\(key.key)' of '\(feature.name(of: key.model))'; add it to \"fields\", or say why "
        + "not: \"ignore\": { \"\(key.key)\": \"reason\" }"
      diagnostics.append(
        Diagnostic(policy == .error ? .error : .warning, at: key.location, message)
          .telling(of: .unusedField, key.key))
    }
    for model in feature.models {
      let keys = review.unmapped.filter { $0.key.model == (model.sharedDTO ?? model.id) }.map(\.key.key)
      for rule in model.ignores
      where !rule.ignoresField && !keys.contains(where: rule.matches) && !review.statuses.areIgnored(by: rule) {
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

  /// The rules of a DTO's own model and of the models that share it.
  private func rules(for model: ModelID) -> [ResolvedIgnore] {
    feature.models.filter { $0.id == model || $0.sharedDTO == model }.flatMap(\.ignores)
  }
}
