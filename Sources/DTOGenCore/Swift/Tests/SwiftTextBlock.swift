/// A fragment that is a raw string literal of several lines, in which text stands as it is.
///
/// What a reader could not see is written as an escape, and the delimiter is one that the text does not hold.
struct SwiftTextBlock: SourceFragment {
  let source: String

  init(lines: [String]) {
    guard !lines.isEmpty else {
      source = "\"\""
      return
    }
    let mark = SwiftTextBlock.mark(for: lines)
    var text = "\(mark)\"\"\"\n"
    for line in lines {
      // Nearly every line is ASCII that everybody sees.
      if line.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
        text += line
        text += "\n"
        continue
      }
      for scalar in line.unicodeScalars {
        if SwiftLiteral.isVisible(scalar) {
          text.unicodeScalars.append(scalar)
        } else {
          text += "\\\(mark)u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
      text += "\n"
    }
    source = text + "\"\"\"\(mark)"
  }

  /// `#`, or more where the text holds an escape or an end with as many.
  private static func mark(for lines: [String]) -> String {
    var longest = 0
    for line in lines {
      var quotes = 0
      /// The signs since a backslash or an end; nil where none of them came before.
      var signs: Int?
      for byte in line.utf8 {
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
    }
    return String(repeating: "#", count: longest + 1)
  }
}
