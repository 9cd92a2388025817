extension Literal: CustomStringConvertible {
  /// The constant as expressions and checks write it; parsing gives it back.
  package var description: String {
    switch self {
    case .string(let text): "'\(Literal.quoted(text))'"
    case .number(let text): text
    case .bool(let value): "\(value)"
    case .emptyList: "[]"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "'" || scalar == "\\" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return String(quoted)
  }
}
