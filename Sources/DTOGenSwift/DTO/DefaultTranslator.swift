import DTOGenBase
import DTOGenModel
import DTOGenSchema

/// Writes the constant of a `$default` as a DTO holds it.
enum DefaultTranslator {
  /// Nil where Swift's form of the constant may fail and the value must be there.
  static func translate(_ literal: TypedLiteral, as use: WireUse) -> SwiftConstant? {
    switch literal.value {
    case .list: .emptyList
    case .map: .emptyMap
    case .bool(let value): .bool(value)
    case .integer(let number): .integer(number)
    case .double(let number): .double(number)
    case .decimal(let number): .decimal(number)
    case .string(let text): .string(text)
    case .instant(let instant): .date(instant)
    case .uuid(let text): use.isOptional ? .uuid(text) : nil
    case .url(let text): use.isOptional ? .url(text) : nil
    default: nil
    }
  }

  /// What is wrong with the constants of a model's fields.
  static func diagnostics(for model: ResolvedModel) -> [Diagnostic] {
    model.fields.compactMap { field in
      guard field.isInDTO, let literal = field.defaultValue, translate(literal, as: field.use) == nil else {
        return nil
      }
      return .error(
        at: field.location,
        "the '$default' of '\(field.key)' may only stand for a value that may be absent; write \"$optional\": true")
    }
  }
}
