import DTOGenBase
import DTOGenTemplates

/// A fragment that is a legal Swift identifier, in back-ticks where it is a keyword.
///
/// There is no initialiser that takes text as it is: other characters than letters, digits and `_` are left out.
struct SwiftIdentifier: Hashable, Sendable, SourceFragment {
  let source: String
  /// The name without back-ticks, as strings and file names use it.
  let bare: String

  /// Makes an identifier of any text; `fallback` names what has no letter or digit in it.
  init(sanitizing text: String, fallback: StaticString) {
    if text.unicodeScalars.first?.isIdentifierStart ?? false,
      text.unicodeScalars.allSatisfy({ $0.isASCII && $0.isIdentifierPart })
    {
      self.init(legal: text)
      return
    }
    var name = ""
    for scalar in text.unicodeScalars {
      if name.isEmpty, scalar.properties.numericType != nil { name = "_" }
      if SwiftIdentifier.isAllowed(scalar) { name.unicodeScalars.append(scalar) }
    }
    if name.utf8.allSatisfy({ $0 == UInt8(ascii: "_") }) { name = "\(fallback)" + (name.isEmpty ? "" : name) }
    self.init(legal: name)
  }

  private init(legal name: String) {
    bare = name
    source = SwiftIdentifier.keywords.contains(name) ? "`\(name)`" : name
  }

  /// The same name with more letters or digits behind it.
  func appending(_ suffix: String) -> SwiftIdentifier {
    SwiftIdentifier(sanitizing: bare + suffix, fallback: "value")
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar)
    }
    return scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Words that cannot stand bare as a property, a case or a type.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
