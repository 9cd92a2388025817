import DTOGenBase
import DTOGenModel
import DTOGenSchema

/// Writes the constant of a `$default` as a DTO holds it.
enum DefaultTranslator {
  /// Nil where the constant does not fit, or where Swift's form of it may fail and the value must be there.
  static func translate(_ literal: Literal, as use: WireUse) -> SwiftConstant? {
    switch (literal, use.shape) {
    case (.emptyList, .list): .emptyList
    case (.emptyList, .map): .emptyMap
    case (.bool(let value), .scalar(.bool)): .bool(value)
    case (.number(let text), .scalar(let scalar)): number(text, scalar)
    case (.string(let text), .scalar(let scalar)): string(text, scalar, isOptional: use.isOptional)
    default: nil
    }
  }

  private static func number(_ text: String, _ scalar: ScalarType) -> SwiftConstant? {
    switch scalar {
    case .int, .int64, .epochSeconds, .epochMilliseconds: Int64(text).map { .integer($0) }
    case .int32: Int32(text).map { .integer($0) }
    case .uint64: UInt64(text).map { .integer($0) }
    case .double: Double(text).flatMap { .double($0) }
    case .decimal: JSONDecimal(text).flatMap { .decimal($0) }
    default: nil
    }
  }

  private static func string(_ text: String, _ scalar: ScalarType, isOptional: Bool) -> SwiftConstant? {
    let isFit: Bool
    switch scalar {
    case .string: isFit = true
    case .date: isFit = CalendarDate(text) != nil
    case .time: isFit = TimeOfDay(text) != nil
    case .localDateTime: isFit = LocalDateTime(text) != nil
    case .decimalString: isFit = DecimalText(text) != nil
    case .intString: isFit = IntText(text) != nil
    case .boolString: isFit = BoolText(text) != nil
    case .dateTime: return Instant(text).map { .date($0) }
    case .uuid: return isOptional ? UUIDText(text).map { .uuid($0) } : nil
    case .url: return isOptional && URLText(text) != nil ? .url(text) : nil
    default: isFit = false
    }
    return isFit ? .string(text) : nil
  }

  /// What is wrong with the constants of a model's fields.
  static func diagnostics(for model: ResolvedModel) -> [Diagnostic] {
    model.fields.compactMap { field in
      guard field.isInDTO, let literal = field.defaultValue, translate(literal, as: field.use) == nil else {
        return nil
      }
      var optional = field.use
      optional.isOptional = true
      let help =
        translate(literal, as: optional) == nil
        ? "does not fit its type" : "may only stand for a value that may be absent; write \"$optional\": true"
      return .error(at: field.location, "the '$default' of '\(field.key)' \(help)")
    }
  }
}
