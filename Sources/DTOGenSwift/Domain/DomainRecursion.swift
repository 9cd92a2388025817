import DTOGenModel

/// Finds the domain properties through which a type would contain itself without a list or a map between: Swift cannot
/// lay such a type out, so the property needs an indirection.
struct DomainRecursion: Sendable {
  private let types: ExpressionTypes
  private let cycles: ModelCycles

  init(_ feature: ResolvedFeature, _ types: ExpressionTypes) {
    self.types = types
    cycles = ModelCycles(
      edges: feature.models.map { model in
        model.ownExpressions.compactMap { types.type(of: $0).directModel?.index }
      })
  }

  /// Whether the model's type contains itself.
  func isRecursive(_ id: ModelID) -> Bool { cycles.holds(id.index) }

  /// Whether the property leads back to its own struct.
  func isRecursive(_ property: ResolvedProperty, in id: ModelID) -> Bool {
    types.type(of: property.value).directModel.map { cycles.join(id.index, $0.index) } ?? false
  }

  /// Whether the model's struct has such a property. Enums are indirect as a whole.
  func hasRecursiveProperty(_ model: ResolvedModel) -> Bool {
    guard case .properties(let properties) = model.domain else { return false }
    return properties.contains { isRecursive($0, in: model.id) }
  }
}

extension ResolvedModel {
  /// What the properties or cases of the model's own type hold.
  fileprivate var ownExpressions: [ResolvedExpression] {
    if case .expression = domain { [] } else { domain.expressions }
  }
}

extension DomainType {
  /// The model whose type a value of this type contains without anything on the heap between.
  fileprivate var directModel: ModelID? {
    switch self {
    case .model(let id): id
    case .optional(let inner): inner.directModel
    case .scalar, .status, .declared, .byHand, .list, .map: nil
    }
  }
}
