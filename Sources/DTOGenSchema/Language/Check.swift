package import DTOGenBase

/// A rule that must hold for a sample, as parsed from `"checks"`.
///
/// A check on an absent optional passes. The error names the leftmost path.
package indirect enum Check: Hashable, Sendable {
  case compare(Operand, Comparison, Operand)
  /// `path in ['a', 'b']`
  case isOneOf(Located<WirePath>, [Literal])
  /// `path matches /regex/`: the pattern is found somewhere in the text.
  case matches(Located<WirePath>, pattern: Located<String>)
  case isNotEmpty(Located<WirePath>)
  case isPresent(Located<WirePath>)
  /// `A if B`
  case implied(Check, by: Check)
  /// `A iff B`
  case equivalent(Check, Check)

  package enum Operand: Hashable, Sendable {
    case path(Located<WirePath>)
    case literal(Literal)
  }

  package enum Comparison: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }
}
