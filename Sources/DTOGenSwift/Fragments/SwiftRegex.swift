import DTOGenTemplates

/// A fragment that is a Swift regex literal, with as many `#` around it as the pattern asks for.
///
/// A pattern with characters that a reader cannot see is no literal; `SwiftExpression` makes it of a string then.
struct SwiftRegex: Hashable, Sendable, SourceFragment {
  let source: String

  init?(pattern: String) {
    guard !pattern.isEmpty, pattern.unicodeScalars.allSatisfy({ SwiftLiteral.isVisible($0) }) else { return nil }
    var fence = ""
    // A bare literal may not begin or end with a space, hold a slash, or begin like an operator.
    let isBare =
      !pattern.contains("/") && !pattern.hasPrefix(" ") && !pattern.hasSuffix(" ") && !pattern.hasPrefix("*")
      && !pattern.hasPrefix(")")
    if !isBare {
      fence = "#"
      while pattern.contains("/" + fence) { fence += "#" }
    }
    source = "\(fence)/\(pattern)/\(fence)"
  }
}
