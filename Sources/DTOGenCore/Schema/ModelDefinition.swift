/// A named model of a schema file: the main one, or one under `"types"`.
struct ModelDefinition: Hashable, Sendable {
  var name: Located<String>
  var wire: WireBlock
  var domain: DomainBlock
  var checks: [Located<Check>]
  var ignores: [IgnoreRule]
  var description: String?
}

/// The `"fields"` block of a model: what is on the wire.
enum WireBlock: Hashable, Sendable {
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
enum DomainBlock: Hashable, Sendable {
  /// No block: each field keeps its own name and the plainest faithful type.
  case implicit
  /// `false`: a DTO without a domain model.
  case none(SourceLocation)
  /// One expression: the model maps to an existing type.
  case expression(Located<Expression>)
  case properties([DomainPropertyDefinition])
}

/// One line of a `"domain"` block.
struct DomainPropertyDefinition: Hashable, Sendable {
  var name: Located<String>
  var expression: Located<Expression>
  /// False for `{ "value": …, "test": false }`: a line that people rewrite, so no test asserts it.
  var isTested: Bool
}

/// One entry of `"ignore"`: wire keys that nothing uses, and why that is right.
struct IgnoreRule: Hashable, Sendable {
  /// A key, or a pattern in which `*` stands for any run of characters.
  var pattern: Located<String>
  var reason: String
}
