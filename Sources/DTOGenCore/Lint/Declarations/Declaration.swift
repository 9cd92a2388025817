/// One declaration of a Swift file, as far as the rules of the lint ask: its name, its clauses, and where its parts
/// stand among the file's tokens.
struct Declaration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case structure, `class`, enumeration, actor, `protocol`, `extension`
    case function, initialiser, `subscript`, variable, enumCase, typeAlias, associatedType
  }

  var kind: Kind
  /// For an extension the extended type's name with its dots; empty where there is none.
  var name: String
  var nameToken: Int
  /// The declaration that this one stands in, by its place in the file's list.
  var parent: Int?
  var attributes: [String] = []
  var modifiers: [String] = []
  /// The names behind the colon: superclass, raw type, protocols.
  var inherited: [TypeReference] = []
  var parameters: [Parameter] = []
  /// The tokens between the name and the body: parameters, result and requirements, or a variable's type.
  var signature: Range<Int> = 0..<0
  /// The type of a variable, the result of a function, what an alias stands for, the values of an enum case.
  var type: Range<Int>?
  /// What a variable begins with, or the raw value of an enum case.
  var value: Range<Int>?
  /// The tokens between the braces.
  var body: Range<Int>?
  /// Whether a variable is `let`.
  var isConstant = false
  /// Whether a variable keeps a value of its own; one with `get` does not.
  var isStored = false

  struct Parameter: Hashable, Sendable {
    /// What a caller writes before the colon; nil for `_`.
    var label: String?
    var name: String
    var type: Range<Int>
  }

  var isType: Bool {
    switch kind {
    case .structure, .class, .enumeration, .actor, .protocol: true
    default: false
    }
  }

  /// Whether a value of the type has one of its own: not what belongs to the type as a whole.
  var belongsToType: Bool { modifiers.contains("static") || modifiers.contains("class") }

  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
}

/// A type that a declaration names, and where.
struct TypeReference: Hashable, Sendable {
  /// With its dots, without generic arguments.
  var name: String
  var token: Int
}

/// An `import` of a file.
struct ImportDeclaration: Hashable, Sendable {
  /// The module, without what may stand behind a dot.
  var module: String
  var token: Int
}
