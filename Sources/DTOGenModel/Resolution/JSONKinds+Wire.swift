package import DTOGenBase
import DTOGenSchema

/// The kinds of JSON value that a wire type is read from: what a `$oneOf` chooses its case by.
extension JSONKinds {
  /// A model that leads to itself without a list, a map or an object between has no kind.
  package init(_ use: WireUse, in feature: ResolvedFeature, visited: Set<ModelID> = []) {
    switch use.shape {
    case .scalar(let scalar): self = scalar.traits.decoded.kinds
    case .list: self = .array
    case .map: self = .object
    case .model(let id):
      guard !visited.contains(id) else {
        self = []
        return
      }
      let visited = visited.union([id])
      switch feature[id].shape {
      case .object, .tagged: self = .object
      case .value(let inner): self.init(inner, in: feature, visited: visited)
      case .oneOf(let cases):
        self = cases.reduce(into: []) { $0.formUnion(JSONKinds($1.use, in: feature, visited: visited)) }
      }
    }
    if use.isOptional { insert(.null) }
  }
}
