import SwiftSource

/// What makes a type a typed identifier: a struct around one value, with a name that ends in `ID`.
enum IdentifierType {
  static func isIdentifier(_ index: Int, in file: LintFile) -> Bool {
    let declaration = file.swift.declarations[index]
    guard declaration.kind == .structure, declaration.name.hasSuffix("ID") else { return false }
    let stored = StoredFields.of(index, in: file.swift)
    return stored.count == 1
  }

  /// Whether identifiers are all that a file declares.
  static func isOnly(in file: LintFile) -> Bool {
    let types = file.swift.declarations.indices.filter {
      file.swift.declarations[$0].isType && file.swift.declarations[$0].parent == nil
    }
    return !types.isEmpty && types.allSatisfy { isIdentifier($0, in: file) }
  }
}
