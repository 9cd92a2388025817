/// A name as a tag writes it, split at its dots, with the line of the tag. The implicit iterator `.` is the empty name.
struct TemplateName: Sendable {
  var first: String
  var rest: [String]
  /// The name as it stands in the template.
  let text: String
  var line: Int

  init(_ parts: [String], line: Int) {
    first = parts.first ?? ""
    rest = Array(parts.dropFirst())
    text = parts.isEmpty ? "." : parts.joined(separator: ".")
    self.line = line
  }

  var isImplicitIterator: Bool { first.isEmpty }
}
