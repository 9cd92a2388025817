import DTOGenBase

/// Walks over an embedded text scalar by scalar for the parsers of the small languages.
///
/// Scalars rather than characters, because keys are compared scalar by scalar on the wire and a combining mark must
/// not swallow the quote or bracket before it.
struct GrammarScanner {
  let text: EmbeddedText
  private let bytes: [UInt8]
  private let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar, and of the end.
  private let offsets: [Int]
  var position = 0
  /// How many parts that hold parts of their own kind (types in types, arguments in arguments) are open.
  private var depth = 0
  private static let deepest = 64

  init(_ text: EmbeddedText) {
    self.text = text
    bytes = Array(text.text.utf8)
    scalars = Array(text.text.unicodeScalars)
    var offsets = [0]
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    self.offsets = offsets
  }

  var isAtEnd: Bool { position >= scalars.count }

  /// The scalar at the position, or one further on.
  func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
    position + ahead < scalars.count ? scalars[position + ahead] : nil
  }

  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek() else { return nil }
    position += 1
    return scalar
  }

  /// Steps over `wanted` where it stands at the position.
  mutating func take(_ wanted: String) -> Bool {
    guard let end = end(of: wanted) else { return false }
    position = end
    return true
  }

  mutating func skipSpaces() {
    while let scalar = peek(), Self.isSpace(scalar) { position += 1 }
  }

  /// The longest run of key characters at the position; empty where there is none.
  func word() -> String {
    var end = position
    while end < scalars.count, WirePath.isPlain(scalars[end]) { end += 1 }
    return slice(position, end)
  }

  /// The longest run at the position of scalars that a key or an identifier may have: marks that a letter carries too.
  func name() -> String {
    var end = position
    while end < scalars.count, WirePath.isPlain(scalars[end]) || scalars[end].isIdentifierPart { end += 1 }
    return slice(position, end)
  }

  /// Steps over `wanted` where it stands at the position as a whole word.
  mutating func take(word wanted: String) -> Bool {
    guard let end = end(of: wanted), end == scalars.count || !WirePath.isPlain(scalars[end]) else { return false }
    position = end
    return true
  }

  /// The text between two positions.
  func slice(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[offsets[start]..<offsets[end]], as: UTF8.self)
  }

  /// The position behind `wanted`, or nil where something else stands at the position.
  private func end(of wanted: String) -> Int? {
    var end = position
    for scalar in wanted.unicodeScalars {
      guard end < scalars.count, scalars[end] == scalar else { return nil }
      end += 1
    }
    return end
  }

  /// ASCII first: looking properties up is what a parser of short texts would spend its time on.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
  }

  /// Steps into a part that may hold parts of its own kind; too many of them are an error rather than a full stack.
  mutating func enter() throws(GrammarError) {
    depth += 1
    if depth > GrammarScanner.deepest { throw failure("this is nested more than \(GrammarScanner.deepest) deep") }
  }

  mutating func leave() { depth -= 1 }

  var location: SourceLocation { location(at: position) }

  func location(at position: Int) -> SourceLocation {
    text.location(at: offsets[min(position, scalars.count)])
  }

  func failure(_ message: String, at position: Int? = nil) -> GrammarError {
    GrammarError(at: location(at: position ?? self.position), message)
  }

  /// What stands at the position, in words: `'x'`, or `the end`.
  var found: String {
    guard let scalar = peek() else { return "the end" }
    let word = word()
    if !word.isEmpty { return "'\(word)'" }
    if scalar == " " { return "a space" }
    return scalar.properties.isWhitespace ? "white space" : "'\(scalar)'"
  }
}
