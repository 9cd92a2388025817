import DTOGenBase

extension Check: CustomStringConvertible {
  /// The check as a person writes it, on one line; parsing gives it back.
  package var description: String {
    switch self {
    case .compare(let left, let comparison, let right): "\(left) \(comparison.rawValue) \(right)"
    case .isOneOf(let path, let literals):
      "\(path.value.operandText) in [\(literals.map(\.description).joined(separator: ", "))]"
    case .matches(let path, let pattern): "\(path.value.operandText) matches /\(Check.slashed(pattern.value))/"
    case .isNotEmpty(let path): "\(path.value.operandText) is not empty"
    case .isPresent(let path): "\(path.value.operandText) is present"
    case .implied(let check, let condition): "\(check) if \(condition)"
    case .equivalent(let left, let right): "\(left) iff \(right)"
    }
  }

  /// A regular expression with its slashes escaped.
  private static func slashed(_ pattern: String) -> String {
    var slashed = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      if scalar == "/", !isEscaped { slashed.append("\\") }
      slashed.append(scalar)
      isEscaped = scalar == "\\" && !isEscaped
    }
    return String(slashed)
  }
}

extension Check.Operand: CustomStringConvertible {
  package var description: String {
    switch self {
    case .path(let path): path.value.operandText
    case .literal(let literal): literal.description
    }
  }
}
