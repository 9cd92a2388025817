import DTOGenBase
import DTOGenModel
import DTOGenSchema

/// Translates constants of the schema to Swift, as the type that their place has.
///
/// Text that a kernel or Foundation type parses is parsed at run time by the same code that parses the wire; what
/// cannot be parsed is refused by resolution.
enum LiteralTranslator {
  static func translate(_ literal: TypedLiteral, as type: DomainType, at place: SwiftPlace) -> SwiftExpression {
    switch (literal.value, literal.written, type.unwrapped) {
    case (.map, _, _): .emptyMap
    case (.list, _, _): .emptyList
    case (.bool(let value), _, _): .bool(value)
    case (.integer(let number), _, _): .integer(number)
    case (.double(let number), .number(let text), _):
      .double(number, isShort: text.utf8.allSatisfy { $0 != UInt8(ascii: ".") })
    case (.decimal(let number), _, _): decimal(number, place)
    case (_, .string(let text), .scalar(let scalar)): scalar.parsed(.string(text), at: place)
    default: .absent
    }
  }

  /// Whole numbers are exact as literals; a literal with a fraction would come by way of a Double.
  private static func decimal(_ number: JSONDecimal, _ place: SwiftPlace) -> SwiftExpression {
    if let whole = number.int64 { return .integer(WholeNumber(whole)) }
    return .mapping("decimal", .string(PlainNumber.text(of: number)), at: place)
  }
}
