package import DTOGenBase
package import DTOGenSchema

/// A named model, an inline object or a union: one DTO, and at most one domain type of its own.
package struct ResolvedModel: Sendable {
  package var id: ModelID
  /// The schema file it stands in, an index into `ResolvedFeature.schemas`.
  package var schema: Int
  package var placement: Placement
  package var shape: Shape
  package var domain: ResolvedDomain
  package var checks: [ResolvedCheck]
  var ignores: [ResolvedIgnore] = []
  package var description: String?
  /// Set where this model maps the DTO of another one (`"fields": "FlightOffer"`): it has no DTO of its own.
  package var sharedDTO: ModelID?
  package var location: SourceLocation

  package enum Placement: Hashable, Sendable {
    /// A top-level model with the name that the schema gives.
    case named(String)
    /// Without a name of its own: lives inside its owner's type, named after the key (or the case) it stands at.
    /// `isElement` where it is what a list or a map holds, so that the key's singular names it.
    case nested(in: ModelID, key: String, isElement: Bool)
  }

  package enum Shape: Sendable {
    case object([ResolvedField])
    /// `$oneOf`, in the order of the schema.
    case oneOf([ResolvedCase])
    /// `$tag`; an unknown tag is a case of its own.
    case tagged(tag: String, [ResolvedCase])
    /// A model that is a scalar, a list or a map: the DTO wraps one value.
    case value(WireUse)
  }

  package var fields: [ResolvedField] {
    if case .object(let fields) = shape { fields } else { [] }
  }

  package var cases: [ResolvedCase] {
    switch shape {
    case .oneOf(let cases), .tagged(_, let cases): cases
    default: []
    }
  }
}

/// A rule about wire keys that nothing uses.
struct ResolvedIgnore: Sendable {
  var pattern: Located<String>
  /// Whether a field of the schema is kept out of the DTO by it.
  var ignoresField = false

  func matches(_ key: String) -> Bool { IgnorePattern(pattern.value).matches(key) }
}

/// One property of a DTO.
package struct ResolvedField: Sendable {
  package var key: String
  package var use: WireUse
  package var description: String?
  package var deprecated: String?
  package var defaultValue: TypedLiteral?
  package var aliases: [String]
  package var location: SourceLocation
  /// True where the value can contain its own model without a list or map between: the property needs a box.
  package var isRecursive: Bool = false
  /// Whether `[]` on the wire stands for an empty map, or for an object that is absent.
  package var readsEmptyList: Bool = false
  /// False where an ignore rule keeps an unused key out of the DTO: it is then neither decoded nor checked.
  package var isInDTO: Bool = true
}

/// One case of a union.
package struct ResolvedCase: Sendable {
  /// The schema's case name of a `$oneOf`, or the tag's text of a `$tag`.
  package var name: String
  package var use: WireUse
  package var isRecursive: Bool = false
}

/// A wire shape at one place, and whether it may be absent or null there.
package struct WireUse: Hashable, Sendable {
  package var shape: WireShape
  package var isOptional: Bool
  /// Whether the value, an element of a list, may be unreadable without harm to the rest.
  package var isLossy = false

  package init(_ shape: WireShape, isOptional: Bool = false) {
    self.shape = shape
    self.isOptional = isOptional
  }

  /// What a list or a map holds; nil for anything else.
  package var element: WireUse? {
    switch shape {
    case .list(let element), .map(let element): element
    case .scalar, .model: nil
    }
  }
}

/// The shape of a wire value, with model names looked up.
package enum WireShape: Hashable, Sendable {
  case scalar(ScalarType)
  case model(ModelID)
  indirect case list(WireUse)
  indirect case map(WireUse)

  /// Whether a model is at the bottom of it.
  var holdsModels: Bool {
    switch self {
    case .scalar: false
    case .model: true
    case .list(let element), .map(let element): element.shape.holdsModels
    }
  }
}

/// What a model becomes in the feature.
package enum ResolvedDomain: Sendable {
  /// `"domain": false`.
  case none
  /// The model maps to a type that something else declares (`Money`).
  case expression(ResolvedExpression)
  /// A struct of these properties.
  case properties([ResolvedProperty])
  /// An enum with a case for each case of the union; a `$tag` also has `unknown(raw:)`.
  /// One expression for each case of the shape, in its order, over the case's own value; nil where the case carries
  /// nothing that can be mapped (an opaque JSON value), so that the domain case stands alone.
  case cases([ResolvedExpression?])
}

/// One property of a domain struct.
package struct ResolvedProperty: Sendable {
  package var name: String
  package var value: ResolvedExpression
  /// Whether generated tests compare it.
  package var isTested: Bool
  package var location: SourceLocation
}

/// A status: an open enum with an `unknown(raw:)` case.
package struct ResolvedStatus: Sendable {
  package struct Case: Hashable, Sendable {
    package var name: String
    /// Spellings in the order of the schema: lower-cased text, or integers.
    package var values: [Literal]
  }

  var id: StatusID
  package var schema: Int
  package var name: String
  /// True where the wire values are integers.
  package var isInteger: Bool
  package var cases: [Case]
}

/// A type that an expression names and no schema defines.
package struct DeclaredType: Hashable, Sendable {
  package enum Home: Hashable, Sendable {
    /// `Money`, written by the tool into the kernel.
    case kernelMoney
    /// `OfferID`: a struct around one raw value, scaffolded into the kernel.
    case kernelIdentifier(raw: DomainType)
    /// Listed under `"existing"`: nothing is written.
    case existing
    /// A plain struct with these properties, scaffolded into the feature's domain folder.
    case scaffolded([Property])
  }

  package struct Property: Hashable, Sendable {
    /// The argument label; `rawValue` for an unlabelled one.
    package var name: String
    package var isLabelled: Bool
    package var type: DomainType
  }

  package var name: String
  package var home: Home
}
