import DTOGenBase
import DTOGenSchema

extension FeatureResolver {
  /// The type of a constant that stands alone, as an argument.
  func plainType(of literal: Literal) -> DomainType {
    switch literal {
    case .string: .scalar(.string)
    case .number(let text): .scalar(text.utf8.contains { $0 == 0x2E || $0 == 0x65 || $0 == 0x45 } ? .double : .int)
    case .bool: .scalar(.bool)
    case .emptyList: .list(.scalar(.json))
    }
  }

  /// A constant in the place of a value of this type; says what the type can hold where that is something else.
  mutating func typed(
    _ literal: Literal, as type: DomainType, of subject: String, at location: SourceLocation
  ) -> TypedLiteral? {
    if let typed = TypedLiteral(literal, as: type) { return typed }
    fail(at: location, "\(literal) does not fit \(subject), which is \(constants(of: type.unwrapped))")
    return nil
  }

  /// What constants a value of this type can be compared with.
  private func constants(of type: DomainType) -> String {
    switch type {
    case .scalar(let scalar): FeatureResolver.constants(of: scalar)
    case .list, .map: "a list or a map: only [] can stand for it"
    default: "\(describe(type)): no constant can stand for it"
    }
  }

  private static func constants(of scalar: DomainScalar) -> String {
    switch scalar {
    case .string: "text: 'text'"
    case .bool: "true or false"
    case .int, .int64: "a whole number from \(Int64.min) to \(Int64.max)"
    case .int32: "a whole number from \(Int32.min) to \(Int32.max)"
    case .uint64: "a whole number from 0 to \(UInt64.max)"
    case .double: "a number that a Double can hold"
    case .decimal: "a number of at most 38 digits"
    case .date: "a date and time with its offset, such as '2024-05-01T10:20:30Z'"
    case .calendarDate: "a date, such as '2024-05-01'"
    case .localDateTime: "a date and time without an offset, such as '2024-05-01T10:20:30'"
    case .timeOfDay: "a time, such as '10:20'"
    case .uuid: "a UUID, such as '123E4567-E89B-12D3-A456-426614174000'"
    case .url: "a URL, such as 'https://example.com/a'"
    case .json: "opaque JSON: no constant can stand for it"
    }
  }

  /// What constants a `$default` of this wire type can be.
  static func constants(of shape: WireShape) -> String {
    switch shape {
    case .list, .map: "a list or a map: only [] can stand for it"
    case .model: "an object: no constant can stand for it"
    case .scalar(let scalar):
      switch scalar.traits.meaning {
      case .text(.decimal): "the text of a number, such as '12.50'"
      case .text(.int): "the text of a whole number, such as '12'"
      case .text(.bool): "'true' or 'false'"
      case .text(let scalar): constants(of: scalar)
      case .itself, .moment: constants(of: scalar.traits.decoded.domain)
      }
    }
  }
}
