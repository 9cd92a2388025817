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
    if SwiftIdentifier.isPlain(text) {
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

  /// Whether nothing is to be done: ASCII letters, digits and `_`, no digit first and not `_` alone. Most names are so.
  static func isPlain(_ text: String) -> Bool {
    text.withBytes { bytes in
      guard let first = bytes.first, first > UInt8(ascii: "9") else { return false }
      var hasLetter = false
      for byte in bytes where byte != UInt8(ascii: "_") {
        guard Unicode.Scalar(byte).isASCIILetterOrDigit else { return false }
        hasLetter = true
      }
      return hasLetter
    }
  }

  private init(legal name: String) {
    bare = name
    source = SwiftIdentifier.isKeyword(name) ? "`\(name)`" : name
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

  /// Most names have a capital, a digit or a `_` behind their first letter, and no keyword has.
  private static func isKeyword(_ name: String) -> Bool {
    name.withBytes { bytes in
      bytes.dropFirst().allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        && keywordStarts.contains(start(of: bytes))
    } && keywords.contains(name)
  }

  /// The first bytes of every keyword: numbers are compared faster than text is hashed.
  private static let keywordStarts = keywords.map { $0.withBytes(start) }

  private static func start(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    name.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
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
