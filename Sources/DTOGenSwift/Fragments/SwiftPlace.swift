import DTOGenTemplates

/// A fragment that is a string literal which names a wire field, as errors of mappers carry it.
///
/// Inside a loop the place has the loop's own variables in it: `"items[\(index)].price"`. The text of keys follows the
/// grammar of paths, with back-ticks where a key needs them.
struct SwiftPlace: Hashable, Sendable, SourceFragment {
  /// The inside of the literal, already escaped.
  private let content: String
  /// What the path begins with decides whether a dot stands before it.
  private let isEmpty: Bool

  private init(content: String, isEmpty: Bool) {
    self.content = content
    self.isEmpty = isEmpty
  }

  init(_ field: String) {
    self.init(content: SwiftLiteral.escaped(field), isEmpty: field.isEmpty)
  }

  static let nowhere = SwiftPlace("")

  var source: String { "\"\(content)\"" }

  /// The place of a field relative to this one (`WirePath.joined` at run time).
  func appending(_ field: String) -> SwiftPlace {
    if field.isEmpty { return self }
    let separator = isEmpty || field.hasPrefix("[") ? "" : "."
    return SwiftPlace(content: content + separator + SwiftLiteral.escaped(field), isEmpty: false)
  }

  /// The place of the element whose index a variable holds.
  func element(_ index: SwiftIdentifier) -> SwiftPlace {
    SwiftPlace(content: content + "[\\(\(index.source))]", isEmpty: false)
  }

  /// The place of the value of a map whose key a variable holds.
  func value(_ key: SwiftIdentifier) -> SwiftPlace {
    let segment = "\\(WirePath.segment(\(key.source)))"
    return SwiftPlace(content: isEmpty ? segment : content + "." + segment, isEmpty: false)
  }
}
