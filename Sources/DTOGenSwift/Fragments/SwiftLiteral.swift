import DTOGenBase
import DTOGenTemplates

/// A fragment that is a Swift string literal on one line, safe whatever the text holds.
struct SwiftLiteral: Hashable, Sendable, SourceFragment {
  let source: String

  init(string text: String) {
    source = "\"" + SwiftLiteral.escaped(text) + "\""
  }

  /// The inside of a literal.
  static func escaped(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if SwiftLiteral.isVisible(scalar) {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return literal
  }

  /// Controls, separators, joiners and marks are written as escapes, so that a reader sees every character.
  static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned, .spaceSeparator,
      .nonspacingMark, .enclosingMark, .spacingMark:
      return false
    default: return true
    }
  }
}
