/// The decimal text that the generated code accepts: an optional minus, digits, and an optional fraction.
enum StrictDecimal {
  static func isDecimal(_ text: String) -> Bool {
    var parts = text.utf8[...]
    if parts.first == 0x2D { parts = parts.dropFirst() }
    let pieces = parts.split(separator: 0x2E, maxSplits: 1, omittingEmptySubsequences: false)
    return pieces.allSatisfy { piece in !piece.isEmpty && piece.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
