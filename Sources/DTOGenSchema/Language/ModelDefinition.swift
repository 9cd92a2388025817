package import DTOGenBase

/// A named model of a schema file: the main one, or one under `"types"`.
package struct ModelDefinition: Hashable, Sendable {
  package var name: Located<String>
  package var wire: WireBlock
  package var domain: DomainBlock
  package var checks: [Located<Check>]
  package var ignores: [IgnoreRule]
  package var description: String?

  package init(
    name: Located<String>, wire: WireBlock, domain: DomainBlock, checks: [Located<Check>], ignores: [IgnoreRule],
    description: String? = nil
  ) {
    self.name = name
    self.wire = wire
    self.domain = domain
    self.checks = checks
    self.ignores = ignores
    self.description = description
  }
}

/// The `"fields"` block of a model: what is on the wire.
package enum WireBlock: Hashable, Sendable {
  /// An object with these fields, in the file's order.
  case object([FieldDefinition])
  /// One of the other forms (`$oneOf`, `$tag`, `$list`, `$map`, …) as a model of its own.
  case other(TypeUse)
  /// `"fields": "FlightOffer"`: the DTO of another model, so that one DTO has a second domain.
  case sameAs(Located<String>)
  /// No `"fields"`: taken from the fixtures.
  case inferred
}

/// The `"domain"` block of a model: what the feature wants.
package enum DomainBlock: Hashable, Sendable {
  /// No block: each field keeps its own name and the plainest faithful type.
  case implicit
  /// `false`: a DTO without a domain model.
  case none(SourceLocation)
  /// One expression: the model maps to an existing type.
  case expression(Located<Expression>)
  case properties([DomainPropertyDefinition])
}

/// One line of a `"domain"` block.
package struct DomainPropertyDefinition: Hashable, Sendable {
  package var name: Located<String>
  package var expression: Located<Expression>
  /// False for `{ "value": …, "test": false }`: a line that people rewrite, so no test asserts it.
  package var isTested: Bool

  package init(name: Located<String>, expression: Located<Expression>, isTested: Bool) {
    self.name = name
    self.expression = expression
    self.isTested = isTested
  }
}

/// One entry of `"ignore"`: wire keys that nothing uses, and why that is right.
package struct IgnoreRule: Hashable, Sendable {
  /// A key, or a pattern in which `*` stands for any run of characters.
  package var pattern: Located<String>
  var reason: String
}
