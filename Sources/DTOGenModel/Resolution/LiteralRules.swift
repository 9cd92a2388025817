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

  /// Whether a constant can stand in the place of a value of this type.
  func accepts(_ type: DomainType, _ literal: Literal) -> Bool {
    switch (type, literal) {
    case (.list, .emptyList): true
    case (.scalar(.string), .string), (.scalar(.bool), .bool): true
    case (.scalar(.double), .number), (.scalar(.decimal), .number): true
    case (.scalar(let scalar), .number(let text)): scalar.isInteger && Int64(text) != nil
    case (.scalar(.decimal), .string(let text)): DecimalText(text) != nil
    case (.scalar(let scalar), .string):
      [.date, .calendarDate, .localDateTime, .timeOfDay, .uuid, .url].contains(scalar)
    default: false
    }
  }
}
