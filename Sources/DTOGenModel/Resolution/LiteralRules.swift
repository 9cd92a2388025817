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
    case .scalar(let scalar): scalar.form
    case .list, .map: "a list or a map: only [] can stand for it"
    default: "\(describe(type)): no constant can stand for it"
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
      case .text(let scalar): scalar.form
      case .itself, .moment: scalar.traits.decoded.domain.form
      }
    }
  }
}
