import DTOGenBase

/// Reads a domain expression: `path`, `path!`, `path ?? literal`, `Type(path, label: path)`, `[Type](path)`,
/// `[Key: Value](path)` and constants.
///
/// A name with `(` or `?(` behind it is a type, every other name is a path. An argument may be any expression. A key
/// that reads like a constant (`true`, `2024`) stands in back-ticks.
enum ExpressionParser {
  static func parse(_ text: EmbeddedText) throws(GrammarError) -> Located<Expression> {
    var scanner = GrammarScanner(text)
    scanner.skipSpaces()
    guard !scanner.isAtEnd else { throw scanner.failure("expected an expression, found an empty text") }
    let start = scanner.location
    let expression = try expression(&scanner)
    scanner.skipSpaces()
    guard scanner.isAtEnd else { throw unexpected(scanner, after: expression) }
    return Located(expression, at: start)
  }

  private static func expression(_ scanner: inout GrammarScanner) throws(GrammarError) -> Expression {
    try scanner.enter()
    defer { scanner.leave() }
    if let literal = try LiteralParser.literal(&scanner) { return .literal(literal) }
    if scanner.peek() == "[", let collection = try collection(&scanner) { return collection }
    if let construction = try construction(&scanner) { return .construct(construction) }
    return try pathExpression(&scanner)
  }

  private static func pathExpression(_ scanner: inout GrammarScanner) throws(GrammarError) -> Expression {
    let path = try WirePathParser.path(&scanner)
    if scanner.take("!") { return .required(path) }
    var ahead = scanner
    ahead.skipSpaces()
    guard ahead.take("??") else { return .path(path) }
    ahead.skipSpaces()
    scanner = ahead
    if scanner.take("[]") { return .fallback(path, .emptyList) }
    guard let literal = try LiteralParser.literal(&scanner) else {
      let isNil = ["nil", "null"].contains(scanner.word())
      throw scanner.failure(
        isNil
          ? "'?? \(scanner.word())' is not needed: an expression over an optional path is optional"
          : "expected 'text', a number, true, false or [] after '??', found \(scanner.found)")
    }
    return .fallback(path, literal)
  }

  /// `Type(…)` or `Type?(…)`; nil where no name with a parenthesis stands at the position.
  private static func construction(
    _ scanner: inout GrammarScanner
  ) throws(GrammarError) -> Expression.Construction? {
    guard let name = TypeNameParser.name(scanner) else { return nil }
    var ahead = scanner
    ahead.position += name.unicodeScalars.count
    _ = ahead.take("?")
    guard ahead.peek() == "(" else { return nil }
    let type = try TypeNameParser.reference(&scanner)
    let open = scanner.position
    scanner.position += 1
    var arguments: [Expression.Argument] = []
    scanner.skipSpaces()
    if scanner.peek() == ")" {
      throw scanner.failure("'\(type.name.value)' needs at least one argument, such as a path")
    }
    while true {
      arguments.append(try argument(&scanner))
      scanner.skipSpaces()
      if scanner.take(")") { return Expression.Construction(type: type, arguments: arguments) }
      if scanner.isAtEnd { throw scanner.failure("this '(' has no ')'", at: open) }
      guard scanner.take(",") else {
        throw scanner.failure("expected ',' or ')' after an argument, found \(scanner.found)")
      }
      scanner.skipSpaces()
    }
  }

  private static func argument(_ scanner: inout GrammarScanner) throws(GrammarError) -> Expression.Argument {
    var ahead = scanner
    let word = scanner.word()
    ahead.position += word.unicodeScalars.count
    ahead.skipSpaces()
    var label: String?
    if !word.isEmpty, ahead.take(":") {
      guard TypeNameParser.isIdentifier(word) else {
        throw scanner.failure(
          word == "_" ? "leave '_:' out: an argument without a label is just its value" : "'\(word)' is no label")
      }
      label = word
      ahead.skipSpaces()
      scanner = ahead
    }
    guard !scanner.isAtEnd else { throw scanner.failure("expected an argument, found the end") }
    return Expression.Argument(label: label, value: try expression(&scanner))
  }

  /// `[Type](path)` or `[Key: Value](path)`; nil where the bracket begins a path.
  private static func collection(_ scanner: inout GrammarScanner) throws(GrammarError) -> Expression? {
    var ahead = scanner
    ahead.position += 1
    ahead.skipSpaces()
    guard let name = TypeNameParser.name(ahead) else { return nil }
    var behind = ahead
    behind.position += name.unicodeScalars.count
    if name == "last", behind.take("]"), behind.peek() != "(" { return nil }
    let first = try TypeNameParser.reference(&ahead)
    ahead.skipSpaces()
    var second: Expression.TypeReference?
    if ahead.take(":") {
      ahead.skipSpaces()
      second = try TypeNameParser.reference(&ahead)
      ahead.skipSpaces()
    }
    guard ahead.take("]") else {
      throw ahead.failure("expected ']' after the type, found \(ahead.found)")
    }
    guard ahead.take("(") else {
      throw ahead.failure("expected '(' and a path after the type in brackets, found \(ahead.found)")
    }
    ahead.skipSpaces()
    let path = try WirePathParser.path(&ahead)
    ahead.skipSpaces()
    guard ahead.take(")") else {
      throw ahead.failure("expected ')': a type in brackets takes one path, found \(ahead.found)")
    }
    scanner = ahead
    return second.map { .map(key: first, value: $0, path) } ?? .list(first, path)
  }

  private static func unexpected(_ scanner: GrammarScanner, after expression: Expression) -> GrammarError {
    var message = "unexpected \(scanner.found) after '\(expression)'"
    switch (scanner.peek(), expression) {
    case ("?", .construct), ("!", .construct), ("?", .list), ("?", .map):
      message += "; '!' and '??' stand after a path"
    case ("?", _): message += "; optional is what its paths are, and '??' takes a constant"
    case (_, .path): message += "; a key with other characters than letters, digits, '_' and '-' stands in back-ticks"
    default: break
    }
    return scanner.failure(message)
  }
}
