import DTOGenBase

/// Reads the type of a `$byHand`: a Swift type such as `[Seat]?`, `Tagged<Offer, Int>` or `any Fare`.
///
/// Names, lists, maps, generic arguments, `?` and `any` are read, so that no other text reaches generated source.
enum HandTypeParser {
  /// The type's text without spaces that do not matter.
  static func parse(_ text: EmbeddedText) throws(GrammarError) -> Located<String> {
    var scanner = GrammarScanner(text)
    scanner.skipSpaces()
    let start = scanner.location
    let type = try type(&scanner)
    scanner.skipSpaces()
    guard scanner.isAtEnd else { throw scanner.failure("unexpected \(scanner.found) after the type '\(type)'") }
    return Located(type, at: start)
  }

  private static func type(_ scanner: inout GrammarScanner) throws(GrammarError) -> String {
    try scanner.enter()
    defer { scanner.leave() }
    scanner.skipSpaces()
    var text = ""
    if scanner.take(word: "any") {
      scanner.skipSpaces()
      text = "any "
    }
    if scanner.take("[") {
      text += "[" + (try type(&scanner))
      scanner.skipSpaces()
      if scanner.take(":") { text += ": " + (try type(&scanner)) }
      scanner.skipSpaces()
      guard scanner.take("]") else { throw scanner.failure("expected ']' after the type, found \(scanner.found)") }
      text += "]"
    } else {
      text += try name(&scanner)
    }
    while scanner.take("?") { text += "?" }
    return text
  }

  private static func name(_ scanner: inout GrammarScanner) throws(GrammarError) -> String {
    guard let name = TypeNameParser.name(scanner) else {
      throw scanner.failure("expected a Swift type such as 'FareRules' or '[Seat]', found \(scanner.found)")
    }
    scanner.position += name.unicodeScalars.count
    guard scanner.take("<") else { return name }
    var arguments = [try type(&scanner)]
    scanner.skipSpaces()
    while scanner.take(",") {
      arguments.append(try type(&scanner))
      scanner.skipSpaces()
    }
    guard scanner.take(">") else { throw scanner.failure("expected ',' or '>', found \(scanner.found)") }
    return "\(name)<\(arguments.joined(separator: ", "))>"
  }
}
