import DTOGenBase

/// Checks the patterns of the configuration: paths relative to the root and names of modules, with placeholders.
enum PatternParser {
  /// A path that stays inside the root, without `.`, `..` and doubled slashes.
  static func path(_ text: EmbeddedText, allowing allowed: [Placeholder]) throws(GrammarError) -> String {
    try checkPlaceholders(text, allowed)
    let parts = text.text.split(separator: "/", omittingEmptySubsequences: false)
    let isAbsolute = parts.first?.isEmpty ?? true
    if text.text.isEmpty { throw failure(text, 0, "expected a path relative to the root; the root itself is '.'") }
    if isAbsolute { throw failure(text, 0, "'\(text.text)' is an absolute path; name it relative to the root") }
    if parts.first == "~" {
      throw failure(text, 0, "'~' is not the home folder here; name the path relative to the root")
    }
    if let offset = offset(of: "\\", in: text.text) {
      throw failure(text, offset, "folders are joined by '/', not '\\'")
    }
    if let control = text.text.unicodeScalars.firstIndex(where: { $0.properties.generalCategory == .control }) {
      let offset = text.text.utf8.distance(from: text.text.startIndex, to: control)
      throw failure(text, offset, "a path has no line breaks or other control characters")
    }
    var normal: [Substring] = []
    var offset = 0
    for part in parts {
      if part == ".." {
        guard normal.popLast() != nil else {
          throw failure(text, offset, "'\(text.text)' leads out of the root; nothing is written there")
        }
      } else if !part.isEmpty, part != "." {
        normal.append(part)
      }
      offset += part.utf8.count + 1
    }
    return normal.isEmpty ? "." : normal.joined(separator: "/")
  }

  /// The name of a Swift module.
  static func module(_ text: EmbeddedText, allowing allowed: [Placeholder]) throws(GrammarError) -> String {
    try checkPlaceholders(text, allowed)
    let sample = Placeholder.allCases.reduce(text.text) { $0.replacing($1.text, with: "A") }
    guard TypeNameParser.isIdentifier(sample) else {
      throw failure(text, 0, "'\(text.text)' is no module name: write letters, digits and '_', beginning with a letter")
    }
    return text.text
  }

  /// A type's or a module's name with its parts joined by dots.
  static func dottedName(_ text: EmbeddedText) throws(GrammarError) -> String {
    let parts = text.text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ TypeNameParser.isIdentifier(String($0)) }) else {
      throw failure(text, 0, "'\(text.text)' is no name: write letters, digits and '_', with '.' between the parts")
    }
    return text.text
  }

  /// A word that domain names spell as given.
  static func word(_ text: EmbeddedText) throws(GrammarError) -> String {
    guard !text.text.isEmpty, text.text.unicodeScalars.allSatisfy({ $0 != "_" && $0.properties.isXIDContinue }) else {
      throw failure(text, 0, "'\(text.text)' is no single word of letters and digits, such as 'URL'")
    }
    return text.text
  }

  /// A word as keys are taken apart: what joins several would never be found.
  static func wireWord(_ text: EmbeddedText) throws(GrammarError) -> String {
    guard Words(text.text).words == [text.text] else {
      throw failure(text, 0, "'\(text.text)' is no single word of a key, such as 'pax' of 'pax_count'")
    }
    return text.text
  }

  /// A name that stands for a word: `passengers`, `bookingReference`.
  static func name(_ text: EmbeddedText) throws(GrammarError) -> String {
    guard text.text.unicodeScalars.first?.isIdentifierStart ?? false,
      text.text.unicodeScalars.allSatisfy({ $0 != "_" && $0.isIdentifierPart })
    else {
      throw failure(text, 0, "'\(text.text)' is no name of letters and digits, such as 'passengers'")
    }
    return text.text
  }

  private static func checkPlaceholders(
    _ text: EmbeddedText, _ allowed: [Placeholder]
  ) throws(GrammarError) {
    var scanner = GrammarScanner(text)
    while let scalar = scanner.peek() {
      let start = scanner.position
      scanner.position += 1
      if scalar == "}" { throw scanner.failure("this '}' has no '{'", at: start) }
      guard scalar == "{" else { continue }
      let name = scanner.word()
      scanner.position += name.unicodeScalars.count
      guard scanner.take("}") else {
        throw scanner.failure("this '{' begins no placeholder such as {Feature}", at: start)
      }
      let names = allowed.map(\.rawValue)
      guard let placeholder = Placeholder(rawValue: name), allowed.contains(placeholder) else {
        let known = allowed.map(\.text).joined(separator: " and ")
        let hint = allowed.isEmpty ? "none is known here" : "known here: \(known)"
        throw scanner.failure(
          "the placeholder {\(name)} is not known here\(NearestName.hint(for: name, in: names)) (\(hint))", at: start)
      }
    }
  }

  private static func failure(_ text: EmbeddedText, _ offset: Int, _ message: String) -> GrammarError {
    GrammarError(at: text.location(at: offset), message)
  }

  private static func offset(of character: Character, in text: String) -> Int? {
    text.firstIndex(of: character).map { text.utf8.distance(from: text.startIndex, to: $0) }
  }
}
