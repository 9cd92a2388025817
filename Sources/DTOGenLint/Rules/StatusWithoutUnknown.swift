import DTOGenBase
import DTOGenSchema
import SwiftSource

extension LintRule {
  /// What was never seen before has a case of its own.
  static let statusWithoutUnknown = LintRule(
    id: .statusWithoutUnknown,
    severity: .error,
    summary: "A switch over a status of the wire whose default is not an unknown case.",
    reason: """
      A status that the backend invents next month must neither fail the list nor pass for one that the app knows.
      """,
    example: Example(
      wrong: """
        init(raw: String) { switch raw { case "ok": self = .confirmed; default: self = .cancelled } }
        """,
      right: """
        init(raw: String) { switch raw { case "ok": self = .confirmed; default: self = .unknown(raw: raw) } }
        """)
  ) { project in
    project.breachesInMappers(\.statusWithoutUnknown)
  }
}

extension MapperPlace {
  /// What is wrong with a switch that decides what a status of the wire means.
  fileprivate var statusWithoutUnknown: LintRule.Breach? {
    guard source.token(token, is: "switch"), !source.token(token - 1, is: ".") else { return nil }
    guard let brace = (token..<mapper.body.upperBound).first(where: { source.token($0, is: "{") }) else { return nil }
    let body = brace + 1..<file.swift.brackets.end(of: brace)
    guard isOverLiterals(body), isOfStatus(token + 1..<brace) else { return nil }
    let message = "a value that nobody has seen before has no case of its own here; keep its text in an unknown case"
    guard let place = body.first(where: { isDefault($0) }) else {
      return file.breach(token, message)
    }
    let end = (place + 2..<body.upperBound).first { source.token($0, is: "case") && source.tokens[$0].startsLine }
    let names = (place + 2..<(end ?? body.upperBound)).filter { source.isName($0) }.map { source.text($0).lowercased() }
    return names.contains { $0.hasPrefix("unknown") || $0.hasPrefix("unrecogni") } ? nil : file.breach(place, message)
  }

  private func isDefault(_ index: Int) -> Bool {
    if source.token(index, is: "default"), source.token(index + 1, is: ":") { return true }
    return source.token(index, is: "case") && source.token(index + 1, is: "_") && source.token(index + 2, is: ":")
  }

  private func isOverLiterals(_ body: Range<Int>) -> Bool {
    guard source.token(body.lowerBound, is: "case") else { return false }
    return source.kind(body.lowerBound + 1) == .string || source.kind(body.lowerBound + 1) == .number
  }

  /// Whether an enum of the app comes of it, or the value is called a status.
  private func isOfStatus(_ subject: Range<Int>) -> Bool {
    guard mapper.reads(subject, in: source) else { return false }
    let declaration = file.swift.declarations[mapper.declaration]
    if declaration.kind == .initialiser, let parent = declaration.parent,
      project.type(named: file.swift.declarations[parent].name, in: file)?.kind == .enumeration
    {
      return true
    }
    let names = subject.filter { source.isName($0) }.map { source.text($0) }
    return names.contains { name in
      ["status", "state", "kind"].contains { name.lowercased() == $0 || name.hasSuffix($0.capitalisedFirst) }
    }
  }
}

extension String {
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
