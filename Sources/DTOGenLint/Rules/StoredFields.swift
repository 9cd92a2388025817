import SwiftSource

/// The stored properties of a type, or the cases of an enum: what its values are made of.
struct StoredField: Hashable, Sendable {
  var name: String
  /// As it stands in the source; empty where the compiler finds it out.
  var type: String
  var isConstant: Bool
  /// Whether a property wrapper or a macro has a say in it.
  var hasAttributes: Bool
  var token: Int

  var isOptional: Bool { type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") }
}

/// Lists what the values of a type are made of, in the order of the source.
enum StoredFields {
  static func of(_ index: Int, in file: SwiftFile) -> [StoredField] {
    file.members(of: index).compactMap { member in
      let declaration = file.declarations[member]
      guard declaration.kind == .variable, declaration.isStored, !declaration.belongsToType else { return nil }
      let type = declaration.type.map { file.source.text(ofTokens: $0) } ?? ""
      return StoredField(
        name: declaration.name, type: type, isConstant: declaration.isConstant,
        hasAttributes: !declaration.attributes.isEmpty, token: declaration.nameToken)
    }
  }
}
