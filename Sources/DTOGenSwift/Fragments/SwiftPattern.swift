import DTOGenTemplates

/// A fragment that is a pattern: what a `case` or a `for` binds.
struct SwiftPattern: Hashable, Sendable, SourceFragment {
  let source: String

  private init(_ source: String) { self.source = source }

  static func name(_ name: SwiftIdentifier) -> SwiftPattern { SwiftPattern(name.source) }

  /// `(first, second)`
  static func tuple(_ parts: [SwiftPattern]) -> SwiftPattern {
    parts.count == 1 ? parts[0] : SwiftPattern("(" + parts.map(\.source).joined(separator: ", ") + ")")
  }

  /// `.v2(let value)`, or `.v2` where nobody reads the value; with `?` where the union itself may be absent.
  static func unionCase(
    _ name: SwiftIdentifier, binding value: SwiftIdentifier?, label: SwiftLabel? = nil, isOptional: Bool
  ) -> SwiftPattern {
    let labelled = label.map { $0.source + ": " } ?? ""
    let inner = value.map { "(\(labelled)let \($0.source))" } ?? ""
    return SwiftPattern(".\(name.source)\(inner)\(isOptional ? "?" : "")")
  }

  static let absent = SwiftPattern("nil")
  static let ignored = SwiftPattern("_")
}

/// A choice between the cases of a union: `switch subject { case pattern: value }`.
struct SwiftChoice: Hashable, Sendable {
  struct Case: Hashable, Sendable {
    var pattern: SwiftPattern
    var value: SwiftExpression
  }

  var subject: SwiftExpression
  var cases: [Case]
}
