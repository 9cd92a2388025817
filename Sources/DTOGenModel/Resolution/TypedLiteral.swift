import DTOGenBase
package import DTOGenSchema

/// A constant of the schema, read once as the type of its place: what every stage behind resolution uses.
///
/// Assumes nothing about the place but its type; a constant that the type cannot hold has no typed form.
package struct TypedLiteral: Hashable, Sendable {
  /// As it stands in the schema, for texts that a person reads and for text that generated code parses.
  package let written: Literal
  package let value: DomainValue

  private init(_ literal: Literal, _ value: DomainValue) {
    written = literal
    self.value = value
  }

  init?(_ literal: Literal, as type: DomainType) {
    let value: DomainValue? =
      switch (literal, type.unwrapped) {
      case (.emptyList, .map): .map([])
      case (.emptyList, .list): .list([])
      case (.bool(let bool), .scalar(.bool)): .bool(bool)
      case (.string(let text), .scalar(let scalar)): TypedLiteral.read(text, as: scalar)
      case (.number(let text), .scalar(let scalar)): JSONNumber(text).flatMap { TypedLiteral.read($0, as: scalar) }
      default: nil
      }
    guard let value else { return nil }
    self.init(literal, value)
  }

  /// A `$default`, as the DTO holds it: what a mapper parses is text there, and must be good text.
  init?(_ literal: Literal, as shape: WireShape) {
    switch shape {
    case .list: self.init(literal, as: .list(.scalar(.json)))
    case .map: self.init(literal, as: .map(key: .scalar(.string), value: .scalar(.json)))
    case .model: return nil
    case .scalar(let scalar):
      guard TypedLiteral.isFit(literal, scalar) else { return nil }
      self.init(literal, as: .scalar(scalar.traits.decoded.domain))
    }
  }

  private static func isFit(_ literal: Literal, _ scalar: ScalarType) -> Bool {
    guard case .string(let text) = literal else { return scalar != .json }
    switch scalar.traits.meaning {
    case .text(.decimal): return DecimalText(text) != nil
    case .text(let domain): return DomainValue(reading: text, as: domain) != nil
    case .itself: return scalar != .decimal
    case .moment: return true
    }
  }

  private static func read(_ text: String, as scalar: DomainScalar) -> DomainValue? {
    switch scalar.traits.constants {
    case .text, .itsText: DomainValue(reading: text, as: scalar)
    case .numberOrItsText: DecimalText(text).flatMap { _ in DomainValue(reading: text, as: scalar) }
    case .none, .flag, .wholeNumber, .number: nil
    }
  }

  private static func read(_ number: JSONNumber, as scalar: DomainScalar) -> DomainValue? {
    switch scalar.traits.constants {
    case .number: number.double.isFinite ? .double(number.double) : nil
    case .numberOrItsText: number.fitsFoundationDecimal ? .decimal(number.decimal) : nil
    case .wholeNumber:
      (number.int64.map { WholeNumber($0) } ?? number.uint64.map { WholeNumber($0) })
        .flatMap { ConversionEvaluation.fits($0, scalar) ? .integer($0) : nil }
    case .none, .flag, .text, .itsText: nil
    }
  }
}
