import DTOGenBase
import DTOGenModel

/// Finds names that a person chose for top-level types and that Swift, or a file system, could not tell apart.
///
/// They are refused rather than changed: the person's own code uses them.
struct TypeNameChecks {
  private let feature: ResolvedFeature
  private var seen: [String: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ feature: ResolvedFeature) {
    self.feature = feature
    for model in feature.models {
      guard case .named(let name) = model.placement else { continue }
      switch model.domain {
      case .properties, .cases: check(name, at: model.location)
      case .none, .expression: break
      }
      if model.sharedDTO == nil { checkFile(name + "DTO", at: model.location) }
    }
    for status in feature.statuses { check(status.name, at: file(status.schema)) }
    for declared in feature.declaredTypes {
      switch declared.home {
      case .kernelIdentifier, .scaffolded: check(declared.name, at: file(0))
      case .kernelMoney, .existing: break
      }
    }
    for model in feature.models { checkProperties(of: model) }
  }

  private func file(_ schema: Int) -> SourceLocation {
    SourceLocation(file: feature.schemas.indices.contains(schema) ? feature.schemas[schema].path : "")
  }

  private mutating func check(_ name: String, at location: SourceLocation) {
    if SwiftReservedNames.ownTypes.contains(name), !isOwnMoney(name) {
      let message = "'\(name)' is the name of a type that generated code brings along; name this one '\(longer(name))'"
      diagnostics.append(.error(at: location, message))
    } else if SwiftReservedNames.languageTypes.contains(name) {
      let message =
        "a type '\(name)' would hide Swift's own in the whole module; name it '\(longer(name))', or what it is here"
      diagnostics.append(.error(at: location, message))
    }
    checkFile(name, at: location)
  }

  /// A model may be called `Money` where nothing asks for the kernel's.
  private func isOwnMoney(_ name: String) -> Bool {
    name == "Money" && !feature.declaredTypes.contains { $0.home == .kernelMoney }
  }

  private func longer(_ name: String) -> String {
    Words(feature.name).upperCamel() + name
  }

  /// Each type has a file of its own, and many file systems do not tell upper and lower case apart.
  private mutating func checkFile(_ name: String, at location: SourceLocation) {
    guard let other = seen.updateValue(name, forKey: name.lowercased()) else { return }
    let message =
      other == name
      ? "two types of the feature would be called '\(name)'; rename one of them"
      : "the files of '\(name)' and '\(other)' would differ only in upper and lower case; rename one of them"
    diagnostics.append(.error(at: location, message))
  }

  private mutating func checkProperties(of model: ResolvedModel) {
    guard case .properties(let properties) = model.domain else { return }
    for property in properties where PropertyNames.reserved.contains(property.name) {
      diagnostics.append(
        .error(at: property.location, "'\(property.name)' cannot be a property in Swift; name it otherwise"))
    }
  }
}
