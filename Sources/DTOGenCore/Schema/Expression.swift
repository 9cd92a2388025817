/// A domain expression as parsed from a schema file: how one domain value comes out of the wire.
indirect enum Expression: Hashable, Sendable {
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

  struct Construction: Hashable, Sendable {
    var type: TypeReference
    var arguments: [Argument]
  }

  struct Argument: Hashable, Sendable {
    var label: String?
    var value: Expression
  }

  /// A type name in an expression; `isFailable` where its initialiser may fail or throw (`Type?`).
  struct TypeReference: Hashable, Sendable {
    var name: Located<String>
    var isFailable: Bool
  }

  struct CaseBranch: Hashable, Sendable {
    var name: Located<String>
    var value: Located<Expression>
  }
}
