import DTOGenTemplates

/// A fragment that is one documentation comment line; the text is cut at every kind of line break.
struct SwiftComment: Hashable, Sendable, SourceFragment {
  let source: String

  private init(line: String) { source = line.isEmpty ? "///" : "/// \(line)" }

  /// One fragment for each line of a description.
  static func lines(_ text: String) -> [SwiftComment] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { line in
        let visible = line.unicodeScalars.filter {
          $0.value >= 0x20 && $0.value != 0x7F && !$0.properties.isDefaultIgnorableCodePoint
        }
        return SwiftComment(line: String(String.UnicodeScalarView(visible)))
      }
  }
}
