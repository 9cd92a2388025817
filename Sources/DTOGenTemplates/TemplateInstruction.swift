/// One step of a parsed template: plain numbers, so that running it copies no text and counts no references.
///
/// `name` is an index into the template's names, a range one of bytes of its source. A section is followed by its
/// body; `end` is the index of the first instruction after it.
enum TemplateInstruction: Sendable {
  case text(Range<Int>)
  /// A line begins here with a tag: the place where a partial's indentation goes.
  case lineStart
  case variable(name: Int, escaped: Bool)
  case section(name: Int, end: Int)
  case inverted(name: Int, end: Int)
  /// `indentation` is the white space before a partial that stands alone on its line.
  case partial(name: Int, indentation: Range<Int>)
}
