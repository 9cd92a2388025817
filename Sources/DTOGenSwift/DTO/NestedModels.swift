import DTOGenModel

/// The models that live inside each model's type, in arena order: settled once for every part of the translation.
struct NestedModels: Sendable {
  private let byOwner: [[ResolvedModel]]

  init(_ feature: ResolvedFeature) {
    var byOwner = [[ResolvedModel]](repeating: [], count: feature.models.count)
    for model in feature.models {
      if case .nested(let owner, _, _) = model.placement { byOwner[owner.index].append(model) }
    }
    self.byOwner = byOwner
  }

  /// The models directly inside `id`.
  subscript(id: ModelID) -> [ResolvedModel] { byOwner[id.index] }
}
