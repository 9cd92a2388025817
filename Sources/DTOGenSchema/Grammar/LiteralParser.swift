import DTOGenBase

/// Reads the constants of expressions and checks: `'text'`, numbers, `true`, `false`.
///
/// Text stands in single quotes; a quote inside it is doubled (`'it''s'`) and a back-slash is written twice. `\'` is
/// accepted for a quote as well. Numbers have JSON's grammar (RFC 8259, section 6).
enum LiteralParser {
  /// The constant at the scanner's position, or nil, with the position unchanged, where something else stands.
  ///
  /// `true`, `12` or `1.5` followed by more of a path (`12.x`, `true[0]`) are keys, not constants.
  static func literal(_ scanner: inout GrammarScanner) throws(GrammarError) -> Literal? {
    switch scanner.peek() {
    case "'": return .string(try text(&scanner))
    case "\"": throw scanner.failure("text stands in single quotes here: 'text'")
    default: break
    }
    let start = scanner.position
    if let number = number(&scanner) {
      if endsWord(scanner) { return .number(number) }
      scanner.position = start
    }
    for value in [true, false] where scanner.take(word: "\(value)") {
      if endsWord(scanner) { return .bool(value) }
      scanner.position = start
    }
    return nil
  }

  /// Whether the path with this text would be read as a constant in an expression or a check.
  static func isLiteral(_ text: String) -> Bool {
    var scanner = GrammarScanner(EmbeddedText(text, at: SourceLocation(file: "")))
    return (try? literal(&scanner)) != nil && scanner.isAtEnd
  }

  private static func endsWord(_ scanner: GrammarScanner) -> Bool {
    guard let next = scanner.peek() else { return true }
    return !(WirePath.isPlain(next) || next == "." || next == "[" || next == "`")
  }

  private static func text(_ scanner: inout GrammarScanner) throws(GrammarError) -> String {
    let start = scanner.position
    scanner.position += 1
    var text = String.UnicodeScalarView()
    while let scalar = scanner.next() {
      switch scalar {
      case "'":
        guard scanner.take("'") else { return String(text) }
        text.append(scalar)
      case "\\":
        guard let escaped = scanner.peek(), escaped == "'" || escaped == "\\" else {
          throw scanner.failure("a back-slash inside a text is written twice", at: scanner.position - 1)
        }
        scanner.position += 1
        text.append(escaped)
      default:
        text.append(scalar)
      }
    }
    throw scanner.failure("this single quote has no partner; a quote inside a text is doubled", at: start)
  }

  /// Steps over a number; nil, at an undefined position, where none stands.
  private static func number(_ scanner: inout GrammarScanner) -> String? {
    let start = scanner.position
    _ = scanner.take("-")
    if !scanner.take("0") {
      guard digits(&scanner) else { return giveUp(&scanner, start) }
    }
    let whole = scanner.position
    if scanner.take("."), !digits(&scanner) {
      scanner.position = whole
      return scanner.slice(start, whole)
    }
    let mantissa = scanner.position
    if scanner.take("e") || scanner.take("E") {
      if !scanner.take("+") { _ = scanner.take("-") }
      if !digits(&scanner) { scanner.position = mantissa }
    }
    return scanner.slice(start, scanner.position)
  }

  private static func giveUp(_ scanner: inout GrammarScanner, _ start: Int) -> String? {
    scanner.position = start
    return nil
  }

  private static func digits(_ scanner: inout GrammarScanner) -> Bool {
    let start = scanner.position
    while let scalar = scanner.peek(), ("0"..."9").contains(scalar) { scanner.position += 1 }
    return scanner.position > start
  }
}
