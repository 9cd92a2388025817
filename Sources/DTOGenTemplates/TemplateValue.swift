/// What one name of a template context stands for.
///
/// Text enters through a `SourceFragment` only; `init(unchecked:)` is for values that hold no text of a user's
/// and for the public Mustache specification's own tests.
struct TemplateValue: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case text(String)
    case flag(Bool)
    case context(TemplateContext)
    case list([TemplateValue])
    /// Known, but not there: false as a section, nothing as a variable.
    case absent
  }

  let content: Content

  init(unchecked content: Content) {
    self.content = content
  }

  init(_ fragment: some SourceFragment) {
    content = .text(fragment.source)
  }

  init(_ context: TemplateContext) {
    content = .context(context)
  }

  /// Whether a section over this value is rendered at all: not for false, absent, an empty list or an empty text.
  var isTruthy: Bool {
    switch content {
    case .text(let text): !text.isEmpty
    case .flag(let flag): flag
    case .context: true
    case .list(let values): !values.isEmpty
    case .absent: false
    }
  }

  /// What the value is, in the words of an error message.
  var kind: String {
    switch content {
    case .text: "text"
    case .flag: "a flag"
    case .context: "an object"
    case .list: "a list"
    case .absent: "absent"
    }
  }
}
