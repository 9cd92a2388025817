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

/// One part of a name with its hash, so that a look-up compares texts only where it will find.
struct TemplateKey: Sendable, Hashable {
  let text: String
  private let hash: UInt64

  /// One bit of 64: a set of keys without it has no key like this one.
  var bit: UInt64 { 1 << ((hash ^ hash >> 8 &* 11) & 63) }

  init(_ text: String) {
    self.text = text
    // Names of one context differ in their length or their first letter nearly always; where not, the texts are compared.
    hash = UInt64(text.utf8.count) << 8 | UInt64(text.utf8.first ?? 0)
  }

  static func == (lhs: TemplateKey, rhs: TemplateKey) -> Bool {
    lhs.hash == rhs.hash && lhs.text == rhs.text
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
