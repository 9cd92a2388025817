import DTOGenBase
import DTOGenModel

/// The Swift names of a feature's domain side.
///
/// A nested type is called like its DTO, but for the words of its key that the naming style renames, unless that would hide a type that its owner's code needs: then its owner's
/// name comes first (`Offer.OfferDate`).
struct DomainNames: Sendable {
  private var paths: [[SwiftIdentifier]] = []
  /// By model index.
  private let properties: [[SwiftIdentifier]]

  init(_ feature: ResolvedFeature, _ wire: SwiftNames, nested: NestedModels) {
    properties = feature.models.map { model in
      if case .properties(let properties) = model.domain { DomainNames.properties(properties) } else { [] }
    }
    let topLevel = DomainNames.topLevel(feature)
    var siblings: [Int: Set<String>] = [:]
    for model in feature.models {
      switch model.placement {
      case .named(let name): paths.append([SwiftIdentifier(sanitizing: name, fallback: "Model")])
      case .nested(let owner, let key, let isElement):
        let home = nested.home(of: model.id) ?? owner
        let outer = paths[home.index]
        let base =
          DomainNames.renamed(key, isElement, feature.naming)
          ?? feature.naming.upperCamel(Words(String(wire[model.id].dto.bare.dropLast("DTO".count))))
        func isTaken(_ name: String) -> Bool {
          topLevel.contains(name) || outer.contains { $0.bare == name }
            || siblings[home.index]?.contains(name) ?? false || SwiftReservedNames.isReservedNested(name)
        }
        var name = isTaken(base) ? (paths[owner.index].last?.bare ?? "") + base : base
        while isTaken(name) { name += "Value" }
        siblings[home.index, default: []].insert(name)
        paths.append(outer + [SwiftIdentifier(sanitizing: name, fallback: "Nested")])
      }
    }
  }

  /// The way to the model's type from the top.
  subscript(id: ModelID) -> [SwiftIdentifier] { paths[id.index] }

  /// The name that a key gives a type otherwise than its DTO's; nil where none of its words is renamed.
  private static func renamed(_ key: String, _ isElement: Bool, _ naming: NamingStyle) -> String? {
    guard naming.renames(key) else { return nil }
    let words = naming.words(of: key)
    let name = naming.upperCamel(isElement ? words.singular : words)
    return SpelledKey.startsLikeAName(name) ? name : nil
  }

  /// Types of the feature's module that code inside a model's type may mean.
  private static func topLevel(_ feature: ResolvedFeature) -> Set<String> {
    let models = feature.models.compactMap { model in
      if case .named(let name) = model.placement { name } else { nil }
    }
    return Set(models + feature.statuses.map(\.name) + feature.declaredTypes.map(\.name))
  }

  /// The properties of the model's struct; none where it is no struct of its own.
  func properties(of id: ModelID) -> [SwiftIdentifier] { properties[id.index] }

  /// Each name once.
  private static func properties(_ properties: [ResolvedProperty]) -> [SwiftIdentifier] {
    var taken: Set<String> = []
    taken.reserveCapacity(properties.count)
    return properties.map { property in
      var name = SwiftIdentifier(sanitizing: property.name, fallback: "value")
      while !taken.insert(name.bare).inserted { name = name.appending("_") }
      return name
    }
  }
}
