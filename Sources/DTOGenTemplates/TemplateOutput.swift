/// The text that a rendering has written so far, as UTF-8 in one array.
struct TemplateOutput: Sendable {
  private static let newline = UInt8(ascii: "\n")

  /// What has been written.
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: String) { bytes += text.utf8 }

  mutating func append(_ text: ArraySlice<UInt8>) { bytes += text }

  /// A template's own text, with a partial's indentation at the start of each of its lines that is not empty.
  mutating func appendLiteral(_ source: [UInt8], _ range: Range<Int>, indentation: [UInt8]) {
    guard !indentation.isEmpty else { return append(source[range]) }
    var start = range.lowerBound
    while start < range.upperBound {
      let beginsLine = start == 0 || source[start - 1] == Self.newline
      let end = source[start..<range.upperBound].firstIndex(of: Self.newline).map { $0 + 1 } ?? range.upperBound
      if beginsLine, !Self.isLineEnd(source[start..<end]) { append(indentation[...]) }
      append(source[start..<end])
      start = end
    }
  }

  /// A fragment; the white space that its line begins with goes before each further line that is not empty.
  mutating func appendFragment(_ text: String) {
    let start = bytes.count
    append(text)
    guard let firstEnd = bytes[start...].firstIndex(of: Self.newline) else { return }
    let lineStart = bytes[..<start].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    let before = Array(bytes[lineStart..<start].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    guard !before.isEmpty else { return }
    let further = Array(bytes[(firstEnd + 1)...])
    bytes.removeSubrange((firstEnd + 1)...)
    appendLiteral(further, further.indices, indentation: before)
  }

  /// With entities for the characters that mean something in HTML.
  mutating func appendEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      default: append([byte][...])
      }
    }
  }

  private static func isLineEnd(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == newline || (line.count == 2 && line.first == UInt8(ascii: "\r"))
  }
}
