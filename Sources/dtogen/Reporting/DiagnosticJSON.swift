import DTOGenCore

/// A diagnostic as a JSON object on one line: `severity`, `message`, and `file`, `line`, `column` where they are known.
enum DiagnosticJSON {
  static func line(_ diagnostic: Diagnostic) -> String {
    var members = ["\"severity\":\(string(diagnostic.severity.rawValue))"]
    if let location = diagnostic.location {
      members.append("\"file\":\(string(location.file))")
      if let line = location.line { members.append("\"line\":\(line)") }
      if let column = location.column { members.append("\"column\":\(column)") }
    }
    if let drift = diagnostic.drift { members.append("\"drift\":\(string("\(drift.kind)"))") }
    members.append("\"message\":\(string(diagnostic.message))")
    return "{\(members.joined(separator: ","))}"
  }

  /// RFC 8259, section 7. Line separators of Unicode are escaped too: some readers split lines at them.
  private static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
