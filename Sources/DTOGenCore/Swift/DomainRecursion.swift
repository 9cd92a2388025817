/// Finds the domain properties through which a type would contain itself without a list or a map between: Swift cannot
/// lay such a type out, so the property needs an indirection.
struct DomainRecursion: Sendable {
  /// For each model, the models that its domain type contains directly.
  private let contained: [[ModelID]]
  private let types: ExpressionTypes
  /// The models whose domain is a struct; enums are indirect as a whole.
  private let structs: Set<ModelID>
  private let reaching: [Set<ModelID>]
  let hasRecursiveProperties: Bool

  init(_ feature: ResolvedFeature, _ types: ExpressionTypes) {
    self.types = types
    var structs: Set<ModelID> = []
    contained = feature.models.map { model in
      switch model.domain {
      case .properties(let properties):
        structs.insert(model.id)
        return properties.compactMap { types.type(of: $0.value).directModel }
      case .cases(let payloads): return payloads.compactMap { $0.flatMap { types.type(of: $0).directModel } }
      case .none, .expression: return []
      }
    }
    self.structs = structs
    let edges = contained
    reaching = feature.models.indices.map { DomainRecursion.reachable(from: ModelID(index: $0), edges) }
    let closure = reaching
    hasRecursiveProperties = structs.contains { id in
      edges[id.index].contains { $0 == id || closure[$0.index].contains(id) }
    }
  }

  /// Whether the model's type contains itself.
  func isRecursive(_ id: ModelID) -> Bool { reaching[id.index].contains(id) }

  /// Whether the property leads back to its own struct.
  func isRecursive(_ property: ResolvedProperty, in id: ModelID) -> Bool {
    guard let inner = types.type(of: property.value).directModel else { return false }
    return inner == id || reaching[inner.index].contains(id)
  }

  private static func reachable(from id: ModelID, _ edges: [[ModelID]]) -> Set<ModelID> {
    var found: Set<ModelID> = []
    var pending = edges[id.index]
    while let next = pending.popLast() {
      if found.insert(next).inserted { pending += edges[next.index] }
    }
    return found
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
