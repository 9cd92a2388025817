/// Breaks long argument lists into lines, as a person would.
///
/// The fragments know nothing of the columns they will stand at; a list is broken where it alone is too long for a line.
enum SwiftLayout {
  /// Columns that an expression of a mapper may take on one line.
  static let width = 100

  /// `(a, b)`, or each on a line of its own.
  static func parenthesized(_ items: [String], followedBy rest: Int = 0) -> String {
    let line = "(" + items.joined(separator: ", ") + ")"
    if line.count + rest <= width, !line.contains("\n") { return line }
    return "(\n" + items.map { indented($0) }.joined(separator: ",\n") + "\n)"
  }

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
  }
}
