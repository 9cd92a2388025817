/// How a string literal ends: its quotes and the number signs around them.
struct StringDelimiter: Hashable, Sendable {
  var signs: Int
  var isMultiLine: Bool

  /// The delimiter that begins at `position`, where number signs or a quote stand.
  init(at position: Int, in bytes: [UInt8]) {
    var index = position
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    signs = index - position
    isMultiLine =
      index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "\"") && bytes[index + 2] == UInt8(ascii: "\"")
    // `#"""#` is a one-line string that holds a quote.
    if isMultiLine, signs > 0, StringDelimiter.isClosed(signs, from: index + 2, in: bytes) { isMultiLine = false }
  }

  /// The quotes and signs that open it.
  var openingCount: Int { signs + (isMultiLine ? 3 : 1) }

  /// Whether a quote with these signs stands in the rest of the line.
  private static func isClosed(_ signs: Int, from start: Int, in bytes: [UInt8]) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      let rest = bytes[(index + 1)...].prefix(signs)
      if bytes[index] == UInt8(ascii: "\""), rest.count == signs, rest.allSatisfy({ $0 == UInt8(ascii: "#") }) {
        return true
      }
      index += 1
    }
    return false
  }
}
