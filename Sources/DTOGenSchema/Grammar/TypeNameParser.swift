import DTOGenBase

/// Reads the type names of expressions: `Money`, `Checkout.Fee`, `OfferID?`.
enum TypeNameParser {
  /// The length of the dotted name at the position in scalars, or nil where none stands.
  ///
  /// Only what a path could not be mistaken for is settled by the caller: a name and a path share their characters.
  static func name(_ scanner: GrammarScanner) -> String? {
    var scanner = scanner
    let start = scanner.position
    repeat {
      guard let part = identifier(scanner) else { return nil }
      scanner.position += part.unicodeScalars.count
    } while scanner.take(".")
    return scanner.slice(start, scanner.position)
  }

  /// The identifier at the position: a letter or `_`, then letters, digits and `_`.
  static func identifier(_ scanner: GrammarScanner) -> String? {
    let word = scanner.name()
    return isIdentifier(word) ? word : nil
  }

  /// Whether `text` is a letter or `_` followed by letters, digits and `_`, of any script.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.isIdentifierStart else { return false }
    return text != "_" && text.unicodeScalars.allSatisfy(\.isIdentifierPart)
  }

  /// Whether `name` can be a type's: an identifier that does not begin with a small letter.
  static func isTypeName(_ name: String) -> Bool {
    guard isIdentifier(name), let first = name.unicodeScalars.first else { return false }
    return !first.properties.isLowercase
  }

  /// The type name that must stand at the position, with its `?`.
  static func reference(_ scanner: inout GrammarScanner) throws(GrammarError) -> Expression.TypeReference {
    let location = scanner.location
    guard let name = name(scanner) else {
      throw scanner.failure("expected a type name, found \(scanner.found)")
    }
    let parts = name.split(separator: ".")
    guard let last = parts.last, isTypeName(String(last)) else {
      throw scanner.failure(
        "'\(name)' is no type name: those begin with a capital letter, and functions cannot be called here")
    }
    scanner.position += name.unicodeScalars.count
    return Expression.TypeReference(name: Located(name, at: location), isFailable: scanner.take("?"))
  }
}
