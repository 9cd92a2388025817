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
    let escaped = lines.map { line in
      var text = ""
      for scalar in line.unicodeScalars {
        if SwiftLiteral.isVisible(scalar) {
          text.unicodeScalars.append(scalar)
        } else {
          text += "\\\(mark)u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
      return text
    }
    source = (["\(mark)\"\"\""] + escaped + ["\"\"\"\(mark)"]).joined(separator: "\n")
  }

  /// `#`, or more where the text holds an escape or an end with as many.
  private static func mark(for lines: [String]) -> String {
    var mark = "#"
    while lines.contains(where: { $0.contains("\\" + mark) || $0.contains("\"\"\"" + mark) }) { mark += "#" }
    return mark
  }
}
