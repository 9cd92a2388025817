import DTOGenBase

/// Reads a type string of a schema file: `string`, `int?`, `[T]`, `[T?]?`, `[string: T]`, a model's name.
///
/// Scalars are spelt in small letters and models with a capital, so a word in small letters that is no scalar is an
/// error here; whether a model exists is a later question.
enum TypeParser {
  static func parse(_ text: EmbeddedText) throws(GrammarError) -> TypeUse {
    var scanner = GrammarScanner(text)
    scanner.skipSpaces()
    guard !scanner.isAtEnd else { throw scanner.failure("expected a type such as 'string', found an empty text") }
    let use = try type(&scanner)
    scanner.skipSpaces()
    guard scanner.isAtEnd else {
      let hint =
        switch scanner.peek() {
        case "[": "; a list is '[string]'"
        case "?": "; one '?' says it all"
        case ".": "; a model has one plain name"
        default: ""
        }
      throw scanner.failure("unexpected \(scanner.found) after the type\(hint)")
    }
    return use
  }

  private static func type(_ scanner: inout GrammarScanner) throws(GrammarError) -> TypeUse {
    try scanner.enter()
    defer { scanner.leave() }
    let location = scanner.location
    let type: WireType
    if scanner.peek() == "[" {
      type = try collection(&scanner)
    } else {
      type = try name(&scanner)
    }
    return TypeUse(type: type, isOptional: scanner.take("?"), location: location)
  }

  private static func collection(_ scanner: inout GrammarScanner) throws(GrammarError) -> WireType {
    let open = scanner.position
    scanner.position += 1
    scanner.skipSpaces()
    guard !scanner.isAtEnd else { throw scanner.failure("this '[' has no ']'", at: open) }
    if scanner.peek() == "]" { throw scanner.failure("expected a type between '[' and ']'") }
    let keyStart = scanner.position
    let first = try type(&scanner)
    scanner.skipSpaces()
    if scanner.take("]") { return .list(first) }
    if scanner.isAtEnd { throw scanner.failure("this '[' has no ']'", at: open) }
    guard scanner.take(":") else { throw scanner.failure("expected ']' after the type, found \(scanner.found)") }
    guard first.type == .scalar(.string), !first.isOptional else {
      throw scanner.failure("the keys of a JSON object are text: write [string: T]", at: keyStart)
    }
    scanner.skipSpaces()
    let value = try type(&scanner)
    scanner.skipSpaces()
    guard scanner.take("]") else {
      if scanner.isAtEnd { throw scanner.failure("this '[' has no ']'", at: open) }
      throw scanner.failure("expected ']' after the type, found \(scanner.found)")
    }
    return .map(value)
  }

  private static func name(_ scanner: inout GrammarScanner) throws(GrammarError) -> WireType {
    let word = scanner.word()
    guard !word.isEmpty else {
      throw scanner.failure("expected a type such as 'string', found \(scanner.found)")
    }
    if let scalar = ScalarType(rawValue: word) {
      scanner.position += word.unicodeScalars.count
      return .scalar(scalar)
    }
    guard TypeNameParser.isTypeName(word) else {
      let hint = foreignNames[word].map { "; write \($0)" } ?? NearestName.hint(for: word, in: known)
      throw scanner.failure("'\(word)' is no type\(hint)")
    }
    scanner.position += word.unicodeScalars.count
    return .named(word)
  }

  private static let known = ScalarType.allCases.map(\.rawValue)

  /// What other schema languages call our types.
  private static let foreignNames = [
    "number": "'double' or 'decimal'", "integer": "'int'", "boolean": "'bool'", "float": "'double'", "long": "'int64'",
    "datetime": "'date-time'", "timestamp": "'epoch-seconds' or 'epoch-milliseconds'", "any": "'json'",
    "object": "the object itself, or 'json'", "array": "'[T]' with the elements' type", "list": "'[T]'",
    "map": "'[string: T]'", "null": "the type with a '?'", "enum": "'string', and a status in the domain",
  ]
}
