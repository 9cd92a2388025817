/// What can be said about the values of a scalar domain type, in no language's terms.
package struct DomainScalarTraits: Hashable, Sendable {
  /// The constants of a schema that can stand in its place.
  package enum Constants: Hashable, Sendable {
    case none, flag, wholeNumber, number, text
    /// Text in the type's own grammar, such as `'2024-05-01'`.
    case itsText
    case numberOrItsText
  }

  /// What checks can ask of two values.
  package enum Comparison: Hashable, Sendable {
    case none, equality, order
  }

  package var constants: Constants
  package var comparison: Comparison
  /// Whether a lesser value is an earlier one.
  package var isTime = false
  /// Whether the shared kernel declares the type: languages have none of that name.
  package var isInKernel = false
}
