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
      self.init(literal, as: .scalar(scalar.inDTO))
    }
  }

  private static func isFit(_ literal: Literal, _ scalar: ScalarType) -> Bool {
    guard case .string(let text) = literal else { return scalar != .json }
    switch scalar {
    case .date: return CalendarDate(text) != nil
    case .time: return TimeOfDay(text) != nil
    case .localDateTime: return LocalDateTime(text) != nil
    case .decimalString: return DecimalText(text) != nil
    case .intString: return IntText(text) != nil
    case .boolString: return BoolText(text) != nil
    case .decimal: return false
    default: return true
    }
  }

  private static func read(_ text: String, as scalar: DomainScalar) -> DomainValue? {
    switch scalar {
    case .string: .string(text)
    case .date: Instant(text).map { .instant($0) }
    case .calendarDate: CalendarDate(text).map { .calendarDate($0) }
    case .localDateTime: LocalDateTime(text).map { .localDateTime($0) }
    case .timeOfDay: TimeOfDay(text).map { .timeOfDay($0) }
    case .decimal: DecimalText(text).flatMap { _ in JSONNumber(text) }.flatMap { decimal($0) }
    case .uuid: UUIDText(text).map { .uuid($0.description) }
    case .url: PlainURL.isPlain(text) ? .url(text) : nil
    case .bool, .int, .int32, .int64, .uint64, .double, .json: nil
    }
  }

  private static func read(_ number: JSONNumber, as scalar: DomainScalar) -> DomainValue? {
    switch scalar {
    case .double: number.double.isFinite ? .double(number.double) : nil
    case .decimal: decimal(number)
    case .int, .int32, .int64, .uint64:
      (number.int64.map { WholeNumber($0) } ?? number.uint64.map { WholeNumber($0) })
        .flatMap { ConversionEvaluation.fits($0, scalar) ? .integer($0) : nil }
    default: nil
    }
  }

  private static func decimal(_ number: JSONNumber) -> DomainValue? {
    number.fitsFoundationDecimal ? .decimal(number.decimal) : nil
  }
}

extension ScalarType {
  /// The scalar that a DTO's property is.
  package var inDTO: DomainScalar {
    switch self {
    case .string, .localDateTime, .date, .time, .decimalString, .intString, .boolString: .string
    case .bool: .bool
    case .int: .int
    case .int32: .int32
    case .int64, .epochSeconds, .epochMilliseconds: .int64
    case .uint64: .uint64
    case .double: .double
    case .decimal: .decimal
    case .dateTime: .date
    case .uuid: .uuid
    case .url: .url
    case .json: .json
    }
  }
}
