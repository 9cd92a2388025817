/// A constant in a schema file: a `$default`, an operand of a check, or the right side of `??`.
package enum Literal: Hashable, Sendable {
  case string(String)
  /// The number's text as written, in JSON's number grammar.
  case number(String)
  case bool(Bool)
  /// `[]`
  case emptyList
}
