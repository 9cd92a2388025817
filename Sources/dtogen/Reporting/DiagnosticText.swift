import DTOGenCore

/// A diagnostic as a line of text.
enum DiagnosticText {
  static func line(_ diagnostic: Diagnostic, colours: Bool) -> String {
    let location = printable(diagnostic.location.map { "\($0): " } ?? "")
    let severity = "\(diagnostic.severity.rawValue):"
    let message = printable(diagnostic.message)
    guard colours else { return "\(location)\(severity) \(message)" }
    return "\u{1B}[1m\(location)\(colour(diagnostic.severity))\(severity)\u{1B}[0m \(message)"
  }

  private static func colour(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "\u{1B}[31m"
    case .warning: "\u{1B}[35m"
    case .note: "\u{1B}[36m"
    }
  }

  /// Control characters of somebody's JSON must not reach a terminal; a line break stays one.
  static func printable(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= UInt8(ascii: " ") && $0 < 0x7F }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control, scalar != "\n" {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
