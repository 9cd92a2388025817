/// One key of a wire object.
struct FieldDefinition: Hashable, Sendable {
  /// The key exactly as on the wire.
  var key: Located<String>
  var use: TypeUse
  var description: String?
  /// The reason text of `$deprecated`; empty where only `true` was given.
  var deprecated: String?
  /// Fills an absent key only, never a bad value.
  var defaultValue: Located<Literal>?
  /// Keys that are read, in order, where the main one is absent.
  var aliases: [Located<String>]
  /// Where `$emptyList` says that an empty map, or an absent object, comes as `[]`.
  var emptyList: SourceLocation?

  init(
    key: Located<String>, use: TypeUse, description: String? = nil, deprecated: String? = nil,
    defaultValue: Located<Literal>? = nil, aliases: [Located<String>] = [], emptyList: SourceLocation? = nil
  ) {
    self.key = key
    self.use = use
    self.description = description
    self.deprecated = deprecated
    self.defaultValue = defaultValue
    self.aliases = aliases
    self.emptyList = emptyList
  }
}

/// A wire type where it is used, and whether the value may be absent or null there.
struct TypeUse: Hashable, Sendable {
  var type: WireType
  var isOptional: Bool
  var location: SourceLocation
}

/// A type as the schema language writes it.
indirect enum WireType: Hashable, Sendable {
  case scalar(ScalarType)
  /// A model of this schema file or of another one of the same feature.
  case named(String)
  case list(TypeUse)
  /// A JSON object whose keys are data.
  case map(TypeUse)
  case object(InlineObject)
  case oneOf([VariantDefinition])
  case tagged(TaggedDefinition)
}

/// `{ "key": T, … }` in the place of a type: a model without a name of its own.
///
/// `$domain`, `$checks` and `$ignore` say about it what the blocks of the same names say about a named model.
struct InlineObject: Hashable, Sendable {
  var fields: [FieldDefinition]
  var domain: DomainBlock
  var checks: [Located<Check>]
  var ignores: [IgnoreRule]

  init(
    fields: [FieldDefinition], domain: DomainBlock = .implicit, checks: [Located<Check>] = [],
    ignores: [IgnoreRule] = []
  ) {
    self.fields = fields
    self.domain = domain
    self.checks = checks
    self.ignores = ignores
  }
}

/// One case of a `$oneOf`.
struct VariantDefinition: Hashable, Sendable {
  var name: Located<String>
  var use: TypeUse
}

/// `{ "$tag": "type", "$cases": { "ship": "Shipment" } }`: an object whose `tag` member says which type it is.
struct TaggedDefinition: Hashable, Sendable {
  struct Case: Hashable, Sendable {
    /// The tag's text on the wire.
    var value: Located<String>
    var use: TypeUse
  }

  var tag: Located<String>
  var cases: [Case]
}
