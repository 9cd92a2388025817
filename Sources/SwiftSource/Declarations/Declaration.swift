/// One declaration of a Swift file, as far as the rules of the lint ask: its name, its clauses, and where its parts
/// stand among the file's tokens.
package struct Declaration: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case structure, `class`, enumeration, actor, `protocol`, `extension`
    case function, initialiser, `subscript`, variable, enumCase, typeAlias, associatedType
  }

  package var kind: Kind
  /// For an extension the extended type's name with its dots; empty where there is none.
  package var name: String
  package var nameToken: Int
  /// The declaration that this one stands in, by its place in the file's list.
  package var parent: Int?
  package var attributes: [String] = []
  var modifiers: [String] = []
  /// The names behind the colon: superclass, raw type, protocols.
  package var inherited: [TypeReference] = []
  package var parameters: [Parameter] = []
  /// The tokens between the name and the body: parameters, result and requirements, or a variable's type.
  package var signature: Range<Int> = 0..<0
  /// The type of a variable, the result of a function, what an alias stands for, the values of an enum case.
  package var type: Range<Int>?
  /// What a variable begins with, or the raw value of an enum case.
  var value: Range<Int>?
  /// The tokens between the braces.
  package var body: Range<Int>?
  /// Whether a variable is `let`.
  package var isConstant = false
  /// Whether a variable keeps a value of its own; one with `get` does not.
  package var isStored = false

  package struct Parameter: Hashable, Sendable {
    /// What a caller writes before the colon; nil for `_`.
    package var label: String?
    package var name: String
    package var type: Range<Int>
  }

  package var isType: Bool {
    switch kind {
    case .structure, .class, .enumeration, .actor, .protocol: true
    default: false
    }
  }

  /// Whether a value of the type has one of its own: not what belongs to the type as a whole.
  package var belongsToType: Bool { modifiers.contains("static") || modifiers.contains("class") }

  package var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
}

/// A type that a declaration names, and where.
package struct TypeReference: Hashable, Sendable {
  /// With its dots, without generic arguments.
  package var name: String
  package var token: Int

  package init(name: String, token: Int) {
    self.name = name
    self.token = token
  }
}

/// An `import` of a file.
package struct ImportDeclaration: Hashable, Sendable {
  /// The module, without what may stand behind a dot.
  package var module: String
  package var token: Int
}
