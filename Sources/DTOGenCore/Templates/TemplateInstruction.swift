/// One step of a parsed template.
///
/// A section is followed by its body; `end` is the index of the first instruction after it.
enum TemplateInstruction: Sendable {
  /// Bytes of the template's source, kept as a range of it.
  case text(Range<Int>)
  /// A line begins here with a tag: the place where a partial's indentation goes.
  case lineStart
  case variable(TemplateName, escaped: Bool)
  case section(TemplateName, end: Int)
  case inverted(TemplateName, end: Int)
  /// `indentation` is the white space before a partial that stands alone on its line.
  case partial(String, indentation: Range<Int>, line: Int)
}

/// A name as a tag writes it, split at its dots. The implicit iterator `.` is the empty name.
struct TemplateName: Sendable {
  var first: String
  var rest: [String]
  var line: Int

  var isImplicitIterator: Bool { first.isEmpty }

  /// The name as it stands in the template.
  var text: String { isImplicitIterator ? "." : ([first] + rest).joined(separator: ".") }
}
