import DTOGenTemplates

/// A fragment that is a raw string literal of several lines, in which text stands as it is.
///
/// What a reader could not see is written as an escape, and the delimiter is one that the text does not hold.
struct SwiftTextBlock: SourceFragment {
  let source: String

  /// `text` is UTF-8, each line with its end.
  init(_ text: [UInt8]) {
    guard !text.isEmpty else {
      source = "\"\""
      return
    }
    let mark = SwiftTextBlock.mark(for: text)
    // Nearly every text is ASCII that everybody sees.
    let isPlain = text.allSatisfy { (0x20..<0x7F).contains($0) || $0 == UInt8(ascii: "\n") }
    let lines = String(decoding: text, as: UTF8.self)
    source = "\(mark)\"\"\"\n\(isPlain ? lines : SwiftTextBlock.visible(lines, mark))\"\"\"\(mark)"
  }

  private static func visible(_ text: String, _ mark: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" || SwiftLiteral.isVisible(scalar) {
        visible.unicodeScalars.append(scalar)
      } else {
        visible += "\\\(mark)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return visible
  }

  /// `#`, or more where the text holds an escape or an end with as many.
  private static func mark(for text: [UInt8]) -> String {
    var longest = 0
    var quotes = 0
    /// The signs since a backslash or an end; nil where none of them came before.
    var signs: Int?
    for byte in text {
      switch byte {
      case UInt8(ascii: "\\"): (quotes, signs) = (0, 0)
      case UInt8(ascii: "\""): (quotes, signs) = (quotes + 1, quotes >= 2 ? 0 : nil)
      case UInt8(ascii: "#"):
        quotes = 0
        signs = signs.map { $0 + 1 }
        longest = max(longest, signs ?? 0)
      default: (quotes, signs) = (0, nil)
      }
    }
    return String(repeating: "#", count: longest + 1)
  }
}
