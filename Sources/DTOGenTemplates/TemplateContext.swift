/// The names that a template may use, with what they stand for: the border between translation and rendering.
///
/// A small list in the order of setting. Setting a name again hides the earlier value.
package struct TemplateContext: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var key: TemplateKey
    var value: TemplateValue
  }

  private var entries: [Entry] = []

  package init() {}

  /// For tests of the engine itself, which need text that is no source fragment.
  init(unchecked entries: [(name: String, content: TemplateValue.Content)]) {
    for (name, content) in entries { append(name, TemplateValue(unchecked: content)) }
  }

  /// The names in the order of setting, each once.
  var names: [String] {
    var seen = Set<String>()
    return entries.map(\.key.text).filter { seen.insert($0).inserted }
  }

  /// What a name stands for, or nil where the context does not know it.
  func value(of key: TemplateKey) -> TemplateValue? {
    entries.lastIndex { $0.key == key }.map { entries[$0].value }
  }

  /// Adds all that another context knows; its names hide equal ones set before.
  package mutating func merge(_ other: TemplateContext) { entries += other.entries }

  private mutating func append(_ name: String, _ value: TemplateValue) {
    entries.append(Entry(key: TemplateKey(name), value: value))
  }
}

extension TemplateContext {
  package mutating func set(_ name: String, _ fragment: some SourceFragment) {
    append(name, TemplateValue(fragment))
  }

  /// Nil is known and absent: false as a section, nothing as a variable.
  package mutating func set(_ name: String, _ fragment: (some SourceFragment)?) {
    append(name, fragment.map { TemplateValue($0) } ?? TemplateValue(unchecked: .absent))
  }

  package mutating func set(_ name: String, _ flag: Bool) {
    append(name, TemplateValue(unchecked: .flag(flag)))
  }

  package mutating func set(_ name: String, _ context: TemplateContext) {
    append(name, TemplateValue(context))
  }

  /// Nil is known and absent: false as a section.
  package mutating func set(_ name: String, _ context: TemplateContext?) {
    append(name, context.map { TemplateValue($0) } ?? TemplateValue(unchecked: .absent))
  }

  package mutating func set(_ name: String, _ contexts: [TemplateContext]) {
    append(name, TemplateValue(unchecked: .list(contexts.map { TemplateValue($0) })))
  }

  /// Each fragment is `{{.}}` inside the section.
  package mutating func set(_ name: String, _ fragments: [some SourceFragment]) {
    append(name, TemplateValue(unchecked: .list(fragments.map { TemplateValue($0) })))
  }

  /// Each fragment, of whatever kind, is `{{.}}` inside the section.
  package mutating func set(_ name: String, _ fragments: [any SourceFragment]) {
    append(name, TemplateValue(unchecked: .list(fragments.map { TemplateValue($0) })))
  }
}

extension [TemplateContext] {
  /// The same contexts, each with the flags `isFirst` and `isLast`, for templates that write separators.
  package consuming func markingEnds() -> [TemplateContext] {
    let last = count - 1
    for index in 0..<count {
      self[index].set("isFirst", index == 0)
      self[index].set("isLast", index == last)
    }
    return self
  }
}
