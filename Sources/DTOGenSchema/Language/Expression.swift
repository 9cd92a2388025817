package import DTOGenBase

/// A domain expression as parsed from a schema file: how one domain value comes out of the wire.
package indirect enum Expression: Hashable, Sendable {
  /// `path`
  case path(Located<WirePath>)
  /// `path!`: must be there.
  case required(Located<WirePath>)
  /// `path ?? literal`, `path ?? []`: stands for absence only.
  case fallback(Located<WirePath>, Literal)
  /// `'text'`, `2`, `true`: an argument that does not come from the wire.
  case literal(Literal)
  /// `Type(path, label: path)`, `Type?(…)`
  case construct(Construction)
  /// `[Type](path)`, `[Type?](path)`
  case list(TypeReference, Located<WirePath>)
  /// `[Key: Value](path)`
  case map(key: TypeReference, value: TypeReference, Located<WirePath>)
  /// `{ "$case": "price", "v2": expr, "v1": expr }`: one expression for each case of a `$oneOf`.
  case byCase(Located<WirePath>, [CaseBranch])
  /// `{ "$byHand": "SwiftType", "from": [paths] }`: a stub that compiles and throws.
  case byHand(type: Located<String>, from: [Located<WirePath>])

  package struct Construction: Hashable, Sendable {
    package var type: TypeReference
    package var arguments: [Argument]

    package init(type: TypeReference, arguments: [Argument]) {
      self.type = type
      self.arguments = arguments
    }
  }

  package struct Argument: Hashable, Sendable {
    package var label: String?
    package var value: Expression

    package init(label: String? = nil, value: Expression) {
      self.label = label
      self.value = value
    }
  }

  /// A type name in an expression; `isFailable` where its initialiser may fail or throw (`Type?`).
  package struct TypeReference: Hashable, Sendable {
    package var name: Located<String>
    package var isFailable: Bool

    package init(name: Located<String>, isFailable: Bool) {
      self.name = name
      self.isFailable = isFailable
    }
  }

  package struct CaseBranch: Hashable, Sendable {
    package var name: Located<String>
    package var value: Located<Expression>

    package init(name: Located<String>, value: Located<Expression>) {
      self.name = name
      self.value = value
    }
  }
}
