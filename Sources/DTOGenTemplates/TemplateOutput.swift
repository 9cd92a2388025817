import DTOGenBase

/// The text that a rendering has written so far, as UTF-8 in one array.
struct TemplateOutput: Sendable {
  private static let newline = UInt8(ascii: "\n")

  /// Filled up to `count`: a template is many short pieces, and room that is there already takes one quickly.
  private var buffer: [UInt8] = []
  private var count = 0

  /// What has been written.
  var bytes: [UInt8] { Array(buffer[..<count]) }

  mutating func reserveCapacity(_ capacity: Int) {
    guard capacity > buffer.count else { return }
    buffer += repeatElement(0, count: capacity - buffer.count)
  }

  mutating func append(_ text: String) { text.withBytes { append($0) } }

  mutating func append(_ text: ArraySlice<UInt8>) { text.withUnsafeBufferPointer { append($0) } }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    let end = count + text.count
    if end > buffer.count { reserveCapacity(2 * end) }
    buffer.withUnsafeMutableBytes { room in
      UnsafeMutableRawBufferPointer(rebasing: room[count..<end]).copyMemory(from: UnsafeRawBufferPointer(text))
    }
    count = end
  }

  /// A template's own text, with a partial's indentation at the start of each of its lines that is not empty.
  mutating func appendLiteral(_ source: [UInt8], _ range: Range<Int>, indentation: [UInt8]) {
    guard !indentation.isEmpty else {
      source.withUnsafeBufferPointer { append(UnsafeBufferPointer(rebasing: $0[range])) }
      return
    }
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
    let start = count
    let firstNewline = text.withBytes { utf8 in
      append(utf8)
      return utf8.firstIndex(of: Self.newline)
    }
    guard let firstEnd = firstNewline.map({ start + $0 }) else { return }

    let lineStart = buffer[..<start].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    let before = Array(
      buffer[lineStart..<start].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    guard !before.isEmpty else { return }
    let further = Array(buffer[(firstEnd + 1)..<count])
    count = firstEnd + 1
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
