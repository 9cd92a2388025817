/// What becomes of a scalar wire type on its way from JSON to the domain.
package struct ScalarTraits: Hashable, Sendable {
  package enum Meaning: Hashable, Sendable {
    /// What the decoder gives is the domain value.
    case itself
    /// A mapper reads the DTO's text strictly; bad text is invalid.
    case text(DomainScalar)
    /// Whole numbers since 1970-01-01T00:00:00Z.
    case moment(EpochUnit)
  }

  package enum EpochUnit: Hashable, Sendable {
    case seconds, milliseconds
  }

  /// What the DTO holds.
  package var decoded: DecodedScalar
  package var meaning: Meaning

  static func decoded(as scalar: DecodedScalar) -> ScalarTraits { ScalarTraits(decoded: scalar, meaning: .itself) }

  static func text(readAs scalar: DomainScalar) -> ScalarTraits {
    ScalarTraits(decoded: .string, meaning: .text(scalar))
  }

  static func moment(in unit: EpochUnit) -> ScalarTraits { ScalarTraits(decoded: .int64, meaning: .moment(unit)) }

  /// The plainest faithful domain type.
  package var domain: DomainScalar {
    switch meaning {
    case .itself: decoded.domain
    case .text(let scalar): scalar
    case .moment: .date
    }
  }
}
