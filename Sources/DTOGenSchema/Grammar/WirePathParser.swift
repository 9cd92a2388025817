package import DTOGenBase

/// Reads the one grammar of paths: `data.offers[].price`, `` `air:ETR`[0].Taxes ``, `[]`, `.`.
///
/// Keys are joined by `.`; a key of other characters than letters, digits, `_` and `-` stands in back-ticks, where a
/// back-tick is doubled. `[0]`, `[last]` and `[]` follow a key or begin the path. `.` alone is the value itself.
package enum WirePathParser {
  /// The path that the whole text is.
  package static func parse(_ text: EmbeddedText) throws(GrammarError) -> Located<WirePath> {
    var scanner = GrammarScanner(text)
    guard !scanner.isAtEnd else {
      throw scanner.failure("expected a path, found an empty text; '.' is the value itself")
    }
    let path = try path(&scanner)
    guard scanner.isAtEnd else { throw unexpected(scanner, after: path.value) }
    return path
  }

  /// The path at the scanner's position, up to the first character that cannot belong to it.
  static func path(_ scanner: inout GrammarScanner) throws(GrammarError) -> Located<WirePath> {
    let start = scanner.location
    if scanner.take(".") {
      if let next = scanner.peek(), WirePath.isPlain(next) || next == "`" || next == "[" {
        throw scanner.failure("a path does not begin with '.'; leave it out, or write '.' alone for the value itself")
      }
      return Located(WirePath(), at: start)
    }
    var segments: [WirePath.Segment] = []
    if scanner.peek() == "[" {
      segments.append(try bracket(&scanner))
    } else {
      segments.append(.key(try key(&scanner)))
    }
    while let next = scanner.peek() {
      if next == "." {
        scanner.position += 1
        if scanner.peek() == "[" { throw scanner.failure("no '.' stands before '['; write 'a[0]', not 'a.[0]'") }
        segments.append(.key(try key(&scanner)))
      } else if next == "[" {
        segments.append(try bracket(&scanner))
      } else if next == "`" || WirePath.isPlain(next) {
        throw scanner.failure("expected '.' before \(next == "`" ? "the next key" : scanner.found)")
      } else {
        break
      }
    }
    return Located(WirePath(segments), at: start)
  }

  private static func key(_ scanner: inout GrammarScanner) throws(GrammarError) -> String {
    if scanner.peek() == "`" { return try quotedKey(&scanner) }
    let word = scanner.word()
    guard !word.isEmpty else {
      throw scanner.failure("expected a key, found \(scanner.found)\(hint(for: scanner.peek()))")
    }
    scanner.position += word.unicodeScalars.count
    return word
  }

  private static func quotedKey(_ scanner: inout GrammarScanner) throws(GrammarError) -> String {
    let start = scanner.position
    scanner.position += 1
    var key = String.UnicodeScalarView()
    while let scalar = scanner.next() {
      if scalar == "`" {
        guard scanner.take("`") else { return String(key) }
      }
      key.append(scalar)
    }
    throw scanner.failure("this back-tick has no partner; a back-tick inside a quoted key is doubled", at: start)
  }

  private static func bracket(_ scanner: inout GrammarScanner) throws(GrammarError) -> WirePath.Segment {
    let start = scanner.position
    scanner.position += 1
    if scanner.take("]") { return .each }
    let word = scanner.word()
    scanner.position += word.unicodeScalars.count
    guard scanner.take("]") else {
      if scanner.isAtEnd { throw scanner.failure("this '[' has no ']'", at: start) }
      throw bracketFailure(scanner, start)
    }
    if word == "last" { return .last }
    guard word.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw bracketFailure(scanner, start)
    }
    guard let index = Int(word) else { throw scanner.failure("the index \(word) is too large", at: start + 1) }
    return .index(index)
  }

  private static func bracketFailure(_ scanner: GrammarScanner, _ start: Int) -> GrammarError {
    var scanner = scanner
    scanner.position = start + 1
    let hint =
      switch scanner.peek() {
      case "*": "; '[]' means each element"
      case "-": "; '[last]' is the last element"
      case "'", "\"", "`": "; a key stands in back-ticks after a '.', without brackets"
      default: ""
      }
    return scanner.failure("expected an index such as '[0]', or '[last]', or '[]' for each\(hint)")
  }

  /// The error for a character that stands behind a whole path.
  private static func unexpected(_ scanner: GrammarScanner, after path: WirePath) -> GrammarError {
    let advice = "; a key with other characters than letters, digits, '_' and '-' stands in back-ticks"
    return scanner.failure("unexpected \(scanner.found) after the path '\(path)'\(advice)")
  }

  private static func hint(for scalar: Unicode.Scalar?) -> String {
    switch scalar {
    case nil: ""
    case "$": "; paths start at the value itself, without '$.', and a key with '$' stands in back-ticks"
    case "/": "; the keys of a path are joined by '.'"
    case "*": "; '[]' means each element"
    case ".": "; a key is missing between the two dots"
    default: "; a key with other characters than letters, digits, '_' and '-' stands in back-ticks"
    }
  }
}
