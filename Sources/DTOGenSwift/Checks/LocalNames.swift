import DTOGenBase
import DTOGenModel

/// The names of the variables in one check's statements, each once.
struct LocalNames: Sendable {
  private var taken: Set<String> = ["dto"]

  /// The variable for an element: the singular of the list's name.
  mutating func element(of list: Access, _ wire: SwiftNames) -> SwiftIdentifier {
    let plural = LocalNames.property(of: list, wire)?.bare ?? "items"
    let singular = Words(plural).singular.lowerCamel()
    return claim(singular.isEmpty ? "item" : singular, or: "item")
  }

  /// The variable for an unwrapped value: the name of its property.
  mutating func value(of access: Access, _ wire: SwiftNames) -> SwiftIdentifier {
    claim(LocalNames.property(of: access, wire)?.bare ?? "value", or: "value")
  }

  mutating func index(_ level: Int) -> SwiftIdentifier { claim(level == 0 ? "index" : "innerIndex", or: "index") }

  mutating func key(_ level: Int) -> SwiftIdentifier { claim(level == 0 ? "key" : "innerKey", or: "key") }

  private mutating func claim(_ wanted: String, or other: StaticString) -> SwiftIdentifier {
    var name = SwiftIdentifier(sanitizing: wanted, fallback: other)
    if !taken.contains(name.bare), name.bare != "self" {
      taken.insert(name.bare)
      return name
    }
    name = name.appending("Value")
    while !taken.insert(name.bare).inserted { name = name.appending("_") }
    return name
  }

  private static func property(of access: Access, _ wire: SwiftNames) -> SwiftIdentifier? {
    for step in access.steps.reversed() {
      if case .field(let model, let field) = step { return wire[model].properties[field] }
    }
    return nil
  }
}
