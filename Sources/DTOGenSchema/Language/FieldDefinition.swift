package import DTOGenBase

/// One key of a wire object.
package struct FieldDefinition: Hashable, Sendable {
  /// The key exactly as on the wire.
  package var key: Located<String>
  package var use: TypeUse
  package var description: String?
  /// The reason text of `$deprecated`; empty where only `true` was given.
  package var deprecated: String?
  /// Fills an absent key only, never a bad value.
  package var defaultValue: Located<Literal>?
  /// Keys that are read, in order, where the main one is absent.
  package var aliases: [Located<String>]
  /// Where `$emptyList` says that an empty map, or an absent object, comes as `[]`.
  package var emptyList: SourceLocation?

  package init(
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
package struct TypeUse: Hashable, Sendable {
  package var type: WireType
  package var isOptional: Bool
  package var location: SourceLocation

  package init(type: WireType, isOptional: Bool, location: SourceLocation) {
    self.type = type
    self.isOptional = isOptional
    self.location = location
  }
}

/// A type as the schema language writes it.
package indirect enum WireType: Hashable, Sendable {
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
package struct InlineObject: Hashable, Sendable {
  package var fields: [FieldDefinition]
  package var domain: DomainBlock
  package var checks: [Located<Check>]
  package var ignores: [IgnoreRule]

  package init(
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
package struct VariantDefinition: Hashable, Sendable {
  package var name: Located<String>
  package var use: TypeUse

  package init(name: Located<String>, use: TypeUse) {
    self.name = name
    self.use = use
  }
}

/// `{ "$tag": "type", "$cases": { "ship": "Shipment" } }`: an object whose `tag` member says which type it is.
package struct TaggedDefinition: Hashable, Sendable {
  package struct Case: Hashable, Sendable {
    /// The tag's text on the wire.
    package var value: Located<String>
    package var use: TypeUse

    package init(value: Located<String>, use: TypeUse) {
      self.value = value
      self.use = use
    }
  }

  package var tag: Located<String>
  package var cases: [Case]

  package init(tag: Located<String>, cases: [Case]) {
    self.tag = tag
    self.cases = cases
  }
}
