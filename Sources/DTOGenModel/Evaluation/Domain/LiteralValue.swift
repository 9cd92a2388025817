import DTOGenBase
import DTOGenSchema

/// The value of a constant of the schema in the place where it stands.
///
/// Resolution has made sure that constants fit their places; one that does not is `unknown`.
enum LiteralValue {
  static func domain(_ literal: Literal, as type: DomainType) -> DomainValue {
    switch (literal, type.unwrapped) {
    case (.emptyList, .map): .map([])
    case (.emptyList, _): .list([])
    case (.bool(let bool), _): .bool(bool)
    case (.string(let text), .scalar(let scalar)): string(text, as: scalar) ?? .unknown
    case (.number(let text), .scalar(let scalar)): number(text, as: scalar) ?? .unknown
    case (.string(let text), _): .string(text)
    case (.number, _): .unknown
    }
  }

  /// A `$default`, as the DTO holds it.
  static func wire(_ literal: Literal, as shape: WireShape) -> DecodedValue {
    switch (literal, shape) {
    case (.emptyList, .map): .map([])
    case (.emptyList, _): .list([])
    case (_, .scalar(let scalar)): .scalar(domain(literal, as: .scalar(scalarInDTO(scalar))))
    default: .scalar(.unknown)
    }
  }

  /// The scalar that a DTO's property is.
  static func scalarInDTO(_ scalar: ScalarType) -> DomainScalar {
    switch scalar {
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

  private static func string(_ text: String, as scalar: DomainScalar) -> DomainValue? {
    switch scalar {
    case .date: Instant(text).map { .instant($0) }
    case .calendarDate: CalendarDate(text).map { .calendarDate($0) }
    case .localDateTime: LocalDateTime(text).map { .localDateTime($0) }
    case .timeOfDay: TimeOfDay(text).map { .timeOfDay($0) }
    case .decimal: JSONDecimal(text).map { .decimal($0) }
    case .uuid: .uuid(text.uppercased())
    case .url: .url(text)
    default: .string(text)
    }
  }

  private static func number(_ text: String, as scalar: DomainScalar) -> DomainValue? {
    guard let number = JSONNumber(text) else { return nil }
    switch scalar {
    case .double: return .double(number.double)
    case .decimal: return .decimal(number.decimal)
    case .int, .int32, .int64, .uint64:
      return (number.int64.map { WholeNumber($0) } ?? number.uint64.map { WholeNumber($0) }).map { .integer($0) }
    default: return nil
    }
  }
}
