/// What the paths of an expression start from in the Swift text around it.
struct ExpressionScope: Sendable {
  /// The element of the enclosing closure or loop, and whether it may be nil.
  var element = (value: SwiftExpression.element, isOptional: false)
  /// The value of the enclosing case of a union, and whether it may be nil.
  var branch = (value: SwiftExpression.name(ExpressionScope.value), isOptional: false)
  /// What stands before the fields of errors: the element of a loop, or nothing.
  var place = SwiftPlace.nowhere

  /// The name that a case binds its payload to, and the property of a DTO that wraps one value.
  static let value = SwiftIdentifier(sanitizing: "value", fallback: "value")
  static let item = SwiftIdentifier(sanitizing: "item", fallback: "item")
  static let raw = SwiftIdentifier(sanitizing: "raw", fallback: "raw")
  static let unknown = SwiftIdentifier(sanitizing: "unknown", fallback: "unknown")
}
