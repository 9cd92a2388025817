/// A response whose shape is not the one that the app reads: where, what belongs there, and what stood there.
public struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of wire names, such as `data.offers[2].price.currency`; empty for the document itself.
  public let field: String
  /// What the app reads there, such as `an integer`.
  public let expected: String
  /// The value as it came, such as `1.5`, or `nothing` for a missing key.
  public let found: String

  public init(field: String, expected: String, found: String) {
    self.field = field
    self.expected = expected
    self.found = found
  }

  /// For developers.
  public var description: String {
    "\(field.isEmpty ? "the document" : field): expected \(expected), found \(found)"
  }

  /// One line of at most 80 characters.
  static func shortened(_ text: String) -> String {
    let line = text.prefix(80).map { $0.isNewline ? "\\n" : String($0) }.joined()
    return text.dropFirst(80).isEmpty ? line : line + "…"
  }
}
