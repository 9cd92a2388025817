import DTOGenBase
import DTOGenModel
import DTOGenSchema

/// Translates constants of the schema to Swift, as the type that their place has.
///
/// Text that a kernel or Foundation type parses is parsed at run time by the same code that parses the wire.
enum LiteralTranslator {
  static func translate(_ literal: Literal, as type: DomainType, at place: SwiftPlace) -> SwiftExpression {
    switch (literal, type.unwrapped) {
    case (.emptyList, .map): .emptyMap
    case (.emptyList, _): .emptyList
    case (.bool(let value), _): .bool(value)
    case (.string(let text), .scalar(let scalar)): ConversionTranslator.parsed(.string(text), scalar, at: place)
    case (.string(let text), _): .string(text)
    case (.number(let text), .scalar(.decimal)): decimal(text, place)
    case (.number(let text), _): JSONNumber(text).map { .number($0) } ?? .string(text)
    }
  }

  /// Whole numbers are exact as literals; a literal with a fraction would come by way of a Double.
  private static func decimal(_ text: String, _ place: SwiftPlace) -> SwiftExpression {
    if Int64(text) != nil, let number = JSONNumber(text) { return .number(number) }
    return .mapping("decimal", .string(text), at: place)
  }
}
