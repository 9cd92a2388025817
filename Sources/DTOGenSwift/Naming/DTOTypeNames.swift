import DTOGenBase
import DTOGenModel

/// Settles the names of DTO types: a named model's own, or the key's inside the owner's type.
///
/// Owners stand before what they own in the arena, so their names are known.
struct DTOTypeNames {
  /// By model index.
  private var paths: [[SwiftIdentifier]] = []
  /// By owner: the names inside it that are settled already.
  private var siblings: [Int: Set<String>] = [:]
  private let topLevel: Set<String>
  private let nested: NestedModels

  init(_ feature: ResolvedFeature, nested: NestedModels) {
    self.nested = nested
    topLevel = Set(
      feature.models.compactMap { model in
        if case .named(let name) = model.placement { DTOTypeNames.dto(name).bare } else { nil }
      })
  }

  /// The way to the type of the next model in the arena's order.
  mutating func path(of model: ResolvedModel) -> [SwiftIdentifier] {
    let path: [SwiftIdentifier] =
      switch model.placement {
      case .named(let name): [DTOTypeNames.dto(name)]
      case .nested(let owner, let key, let isElement):
        self.nested(
          in: nested.home(of: model.id) ?? owner, owner: owner, key, isElement)
      }
    paths.append(path)
    return path
  }

  private mutating func nested(
    in home: ModelID, owner: ModelID, _ key: String, _ isElement: Bool
  ) -> [SwiftIdentifier] {
    let path = paths[home.index]
    let base = DTOTypeNames.words(key, isElement)
    let outer = paths[owner.index].last.map { String($0.bare.dropLast(3)) } ?? ""
    // Inside a type its own names hide outer ones, so a name must not be that of any type around or beside it.
    func isTaken(_ name: String) -> Bool {
      topLevel.contains(name) || path.contains { $0.bare == name }
        || siblings[home.index]?.contains(name) ?? false
    }
    var name = base
    if isTaken(name + "DTO") { name = outer + base }
    while isTaken(name + "DTO") { name += "Value" }
    siblings[home.index, default: []].insert(name + "DTO")
    return path + [DTOTypeNames.dto(name)]
  }

  private static func dto(_ name: String) -> SwiftIdentifier {
    SwiftIdentifier(sanitizing: name + "DTO", fallback: "Model")
  }

  /// The key in upper camel case, in the singular where it names the elements of a list or a map.
  private static func words(_ key: String, _ isElement: Bool) -> String {
    let words = isElement ? Words(key).singular : Words(key)
    let name = words.upperCamel()
    return SpelledKey.startsLikeAName(name) ? name : Words(SpelledKey.name(key)).upperCamel()
  }
}
