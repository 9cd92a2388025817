/// The Swift names of a feature's domain side.
struct DomainNames: Sendable {
  private var paths: [[SwiftIdentifier]] = []

  init(_ feature: ResolvedFeature, _ wire: SwiftNames) {
    for model in feature.models {
      switch model.placement {
      case .named(let name): paths.append([SwiftIdentifier(sanitizing: name, fallback: "Model")])
      case .nested(let owner, _, _):
        let dto = wire[model.id].dto.bare.dropLast("DTO".count)
        paths.append(paths[owner.index] + [SwiftIdentifier(sanitizing: String(dto), fallback: "Nested")])
      }
    }
  }

  /// The way to the model's type from the top.
  subscript(id: ModelID) -> [SwiftIdentifier] { paths[id.index] }

  /// The properties of a domain struct, each name once.
  static func properties(_ properties: [ResolvedProperty]) -> [SwiftIdentifier] {
    var taken: Set<String> = []
    return properties.map { property in
      var name = SwiftIdentifier(sanitizing: property.name, fallback: "value")
      while !taken.insert(name.bare).inserted { name = name.appending("_") }
      return name
    }
  }
}
