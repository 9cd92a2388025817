/// A response that decoded well but cannot become a domain value.
///
/// Two of them are equal where the field is the same: what else they know is for those who read them.
public struct MappingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The wire name with its path, such as `price.currency` or `passengers[2].name`.
  public let field: String
  /// The value as it came, short enough to read, and none of a field that looks like a secret.
  public let found: String?
  /// What the value is not, such as `one of 'red', 'green'`.
  public let rule: String?

  init(field: String, found: String?, rule: String?) {
    self.field = field
    self.found = found.map { WireSecret.hides($0, of: field) ? WireSecret.placeholder : $0 }
    self.rule = rule
  }

  public static func invalid(field: String) -> MappingError { MappingError(field: field, found: nil, rule: nil) }

  /// `rule` completes "is not".
  public static func invalid(field: String, rule: String) -> MappingError {
    MappingError(field: field, found: nil, rule: rule)
  }

  public static func invalid<Value>(field: String, found: Value, rule: String) -> MappingError {
    MappingError(field: field, found: shown(found), rule: rule)
  }

  public static func == (left: MappingError, right: MappingError) -> Bool { left.field == right.field }

  /// For developers: `color: 'mauve' is not one of 'red', 'green'`.
  public var description: String { "\(field): \(found.map { "\($0) is " } ?? "")not \(rule ?? "valid")" }

  /// The value as `found` has it: text stands in quotes.
  static func shown<Value>(_ value: Value) -> String {
    if let text = value as? String { return "'\(WireError.shortened(text))'" }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { shown($0.value) } ?? "nothing" }
    return WireError.shortened("\(value)")
  }
}
