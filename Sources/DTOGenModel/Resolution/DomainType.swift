package import DTOGenSchema

/// The type of a domain value, in no language's terms.
package enum DomainType: Hashable, Sendable {
  case scalar(DomainScalar)
  /// The domain type of a model: a struct, or an enum for a union. (A model with `"domain": false` has none, and
  /// one whose domain is an expression has that expression's type instead.)
  case model(ModelID)
  case status(StatusID)
  /// A type of `ResolvedFeature.declaredTypes`.
  case declared(String)
  /// The type text of a `$byHand`, in the target language's own words.
  case byHand(String)
  indirect case list(DomainType)
  indirect case map(key: DomainType, value: DomainType)
  indirect case optional(DomainType)

  package var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The type without its outermost optional.
  package var unwrapped: DomainType { if case .optional(let inner) = self { inner } else { self } }

  /// The type that may be absent; an optional stays one level deep.
  var optional: DomainType { isOptional ? self : .optional(self) }
}
