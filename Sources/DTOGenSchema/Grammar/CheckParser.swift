import DTOGenBase

/// Reads a rule of `"checks"`: a comparison, `in [...]`, `matches /…/`, `is not empty`, `is present`, and two of them
/// joined by `if` or `iff`.
///
/// Between the slashes of a pattern a slash is written `\/`; the pattern must be one that Swift's `Regex` reads.
enum CheckParser {
  static func parse(_ text: EmbeddedText) throws(GrammarError) -> Located<Check> {
    var scanner = GrammarScanner(text)
    scanner.skipSpaces()
    guard !scanner.isAtEnd else { throw scanner.failure("expected a check such as 'count >= 0', found an empty text") }
    let start = scanner.location
    var check = try simple(&scanner)
    scanner.skipSpaces()
    if scanner.take(word: "iff") {
      check = .equivalent(check, try condition(&scanner))
    } else if scanner.take(word: "if") {
      check = .implied(check, by: try condition(&scanner))
    }
    guard scanner.isAtEnd else { throw unexpected(scanner, after: check) }
    return Located(check, at: start)
  }

  private static func condition(_ scanner: inout GrammarScanner) throws(GrammarError) -> Check {
    scanner.skipSpaces()
    let check = try simple(&scanner)
    scanner.skipSpaces()
    return check
  }

  private static func simple(_ scanner: inout GrammarScanner) throws(GrammarError) -> Check {
    let start = scanner.position
    let left = try operand(&scanner)
    scanner.skipSpaces()
    let operatorStart = scanner.position
    if let comparison = comparison(&scanner) {
      scanner.skipSpaces()
      let right = try operand(&scanner)
      if case (.literal, .literal) = (left, right) {
        throw scanner.failure("this compares two constants; one side is a path", at: start)
      }
      return .compare(left, comparison, right)
    }
    let word = scanner.word()
    guard ["in", "matches", "is"].contains(word) else { throw operatorFailure(scanner) }
    guard case .path(let path) = left else {
      throw scanner.failure("'\(word)' asks about a path, and a constant stands before it", at: start)
    }
    scanner.position += word.unicodeScalars.count
    scanner.skipSpaces()
    switch word {
    case "in": return .isOneOf(path, try literals(&scanner))
    case "matches": return .matches(path, pattern: try pattern(&scanner))
    default:
      if scanner.take(word: "present") { return .isPresent(path) }
      if scanner.take(word: "not") {
        scanner.skipSpaces()
        if scanner.take(word: "empty") { return .isNotEmpty(path) }
      }
      throw scanner.failure("expected 'is present' or 'is not empty'", at: operatorStart)
    }
  }

  private static func operand(_ scanner: inout GrammarScanner) throws(GrammarError) -> Check.Operand {
    guard !scanner.isAtEnd else { throw scanner.failure("expected a path or a constant, found the end") }
    if let literal = try LiteralParser.literal(&scanner) { return .literal(literal) }
    return .path(try WirePathParser.path(&scanner))
  }

  private static func comparison(_ scanner: inout GrammarScanner) -> Check.Comparison? {
    let longestFirst: [Check.Comparison] = [.equal, .notEqual, .lessOrEqual, .greaterOrEqual, .less, .greater]
    for comparison in longestFirst where scanner.take(comparison.rawValue) { return comparison }
    return nil
  }

  private static func literals(_ scanner: inout GrammarScanner) throws(GrammarError) -> [Literal] {
    let open = scanner.position
    guard scanner.take("[") else {
      throw scanner.failure("expected a list such as ['a', 'b'] after 'in', found \(scanner.found)")
    }
    var literals: [Literal] = []
    while true {
      scanner.skipSpaces()
      if scanner.isAtEnd { throw scanner.failure("this '[' has no ']'", at: open) }
      guard let literal = try LiteralParser.literal(&scanner) else {
        throw scanner.failure("expected 'text', a number, true or false in the list, found \(scanner.found)")
      }
      literals.append(literal)
      scanner.skipSpaces()
      if scanner.take("]") { return literals }
      if scanner.isAtEnd { throw scanner.failure("this '[' has no ']'", at: open) }
      guard scanner.take(",") else { throw scanner.failure("expected ',' or ']', found \(scanner.found)") }
    }
  }

  private static func pattern(_ scanner: inout GrammarScanner) throws(GrammarError) -> Located<String> {
    let open = scanner.position
    guard scanner.take("/") else {
      throw scanner.failure("expected a pattern between slashes after 'matches', found \(scanner.found)")
    }
    let location = scanner.location
    var pattern = String.UnicodeScalarView()
    while let scalar = scanner.next() {
      if scalar == "/" {
        let text = String(pattern)
        do { _ = try Regex(text) } catch {
          throw GrammarError(at: location, "'\(text)' is no regular expression: \(error)")
        }
        return Located(text, at: location)
      }
      if scalar == "\\", let escaped = scanner.next() {
        if escaped != "/" { pattern.append(scalar) }
        pattern.append(escaped)
      } else {
        pattern.append(scalar)
      }
    }
    throw scanner.failure("this '/' has no partner; a slash inside a pattern is written \\/", at: open)
  }

  private static func operatorFailure(_ scanner: GrammarScanner) -> GrammarError {
    let hint =
      switch (scanner.peek(), scanner.word()) {
      case ("=", _): "; equality is '=='"
      case ("≥", _): "; write '>='"
      case ("≤", _): "; write '<='"
      case ("≠", _): "; write '!='"
      case (_, ""): ""
      case (_, let word): NearestName.hint(for: word, in: ["in", "matches", "is"])
      }
    let expected = "expected '==', '!=', '<', '<=', '>', '>=', 'in', 'matches' or 'is'"
    return scanner.failure("\(expected), found \(scanner.found)\(hint)")
  }

  private static func endsInPattern(_ check: Check) -> Bool {
    switch check {
    case .matches: true
    case .implied(_, by: let last), .equivalent(_, let last): endsInPattern(last)
    default: false
    }
  }

  private static func unexpected(_ scanner: GrammarScanner, after check: Check) -> GrammarError {
    let hint =
      switch (scanner.peek(), scanner.word()) {
      case _
      where endsInPattern(check) && !scanner.slice(scanner.position - 1, scanner.position).allSatisfy(\.isWhitespace):
        #"; a slash inside a pattern is written \/, which a JSON file spells \\/"#
      case ("&", _), ("|", _), (_, "and"), (_, "or"): "; each rule is a check of its own"
      case (_, "if"), (_, "iff"): "; one 'if' or 'iff' joins two rules, not more"
      case ("<", _), (">", _), ("=", _), ("!", _): "; a comparison has two sides, so write two checks"
      default: ""
      }
    return scanner.failure("unexpected \(scanner.found) after '\(check)'\(hint)")
  }
}
