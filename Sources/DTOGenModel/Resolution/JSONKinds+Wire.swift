package import DTOGenBase
import DTOGenSchema

/// The kinds of JSON value that a wire type is read from: what a `$oneOf` chooses its case by.
extension JSONKinds {
  init(_ scalar: ScalarType) {
    switch scalar {
    case .string, .dateTime, .localDateTime, .date, .time, .uuid, .url, .decimalString, .intString, .boolString:
      self = .string
    case .bool: self = .bool
    case .int, .int32, .int64, .uint64, .double, .decimal, .epochSeconds, .epochMilliseconds: self = .number
    case .json: self = .all
    }
  }

  /// A model that leads to itself without a list, a map or an object between has no kind.
  package init(_ use: WireUse, in feature: ResolvedFeature, visited: Set<ModelID> = []) {
    switch use.shape {
    case .scalar(let scalar): self.init(scalar)
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
