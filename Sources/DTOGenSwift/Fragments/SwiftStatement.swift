import DTOGenTemplates

/// A fragment that is one statement of a mapper, put together from expressions; its lines are indented among themselves.
struct SwiftStatement: Hashable, Sendable, SourceFragment {
  private let lines: [String]

  private init(_ lines: [String]) { self.lines = lines }

  var source: String { lines.joined(separator: "\n") }

  /// `guard condition else { throw MappingError.invalid(field: place) }`
  static func require(_ condition: SwiftExpression, at place: SwiftPlace) -> SwiftStatement {
    let condition = condition.marked.source
    let failure = "else { throw MappingError.invalid(field: \(place.source)) }"
    let line = "guard \(condition) \(failure)"
    return SwiftStatement(
      line.count <= 112 ? [line] : ["guard", SwiftLayout.indented(condition), failure])
  }

  /// `if let a = b, condition { … }`
  static func when(
    _ bindings: [(name: SwiftIdentifier, value: SwiftExpression)], _ conditions: [SwiftExpression],
    _ body: [SwiftStatement]
  ) -> SwiftStatement {
    let clauses =
      bindings.map { name, value in
        name.source == value.source ? "let \(name.source)" : "let \(name.source) = \(value.marked.source)"
      } + conditions.map(\.marked.source)
    return SwiftStatement(["if \(clauses.joined(separator: ", ")) {"] + indented(body) + ["}"])
  }

  /// `for element in list { … }`, with an index or a key where the body names its place.
  static func each(_ pattern: SwiftPattern, in list: SwiftExpression, _ body: [SwiftStatement]) -> SwiftStatement {
    SwiftStatement(["for \(pattern.source) in \(list.marked.source) {"] + indented(body) + ["}"])
  }

  /// `let name: Type = switch value { … }`
  static func choose(
    _ name: SwiftIdentifier, _ type: SwiftType, _ choice: SwiftChoice
  ) -> SwiftStatement {
    let cases = choice.cases.map { "case \($0.pattern.source): \($0.value.marked.source)" }
    return SwiftStatement(
      ["let \(name.source): \(type.source) = switch \(choice.subject.marked.source) {"] + cases + ["}"])
  }

  /// `case .v2(let value): self = .v2(…)`
  static func become(_ item: SwiftIdentifier, _ pattern: SwiftPattern, _ payload: SwiftExpression?) -> SwiftStatement {
    let value = payload.map { "(\($0.marked.source))" } ?? ""
    return SwiftStatement(["case \(pattern.source): self = .\(item.source)\(value)"])
  }

  /// `case .unknown(let raw): self = .unknown(raw: raw)`
  static func keepUnknown(_ item: SwiftIdentifier, _ raw: SwiftIdentifier) -> SwiftStatement {
    SwiftStatement([
      "case .\(item.source)(let \(raw.source)): self = .\(item.source)(\(raw.source): \(raw.source))"
    ])
  }

  private static func indented(_ statements: [SwiftStatement]) -> [String] {
    statements.flatMap(\.lines).map { SwiftLayout.indented($0) }
  }
}
