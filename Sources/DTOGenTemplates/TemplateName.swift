/// A name as a tag writes it, split at its dots, with the line of the tag. The implicit iterator `.` is the empty name.
struct TemplateName: Sendable {
  var first: TemplateKey
  var rest: [TemplateKey]
  /// The name as it stands in the template.
  let text: String
  var line: Int

  init(_ parts: [String], line: Int) {
    first = TemplateKey(parts.first ?? "")
    rest = parts.dropFirst().map { TemplateKey($0) }
    text = parts.isEmpty ? "." : parts.joined(separator: ".")
    self.line = line
  }

  var isImplicitIterator: Bool { first.text.isEmpty }
}

/// One part of a name. Most differ in their length or their first letter, so that few texts are compared.
struct TemplateKey: Sendable, Hashable {
  private let sign: Int
  let text: String

  init(_ text: String) {
    self.text = text
    sign = text.utf8.count << 8 | Int(text.utf8.first ?? 0)
  }
}
