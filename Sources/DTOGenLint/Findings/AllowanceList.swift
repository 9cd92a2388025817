import DTOGenBase
import SwiftSource

/// All comments of a project that allow findings, and which of them did.
struct AllowanceList {
  private struct Key: Hashable {
    var file: String
    var line: Int
    var rule: String
  }

  private let allowances: [Allowance]
  private var broken: [Allowance.Problem] = []
  private var used: Set<Key> = []
  private var excused: Set<String> = []
  private var keys: Set<Key> = []

  init(_ files: [LintFile]) {
    var allowances: [Allowance] = []
    for file in files where !file.source.comments.isEmpty {
      let found = Allowance.all(in: file.source)
      allowances += found.allowances
      broken += found.problems
    }
    self.allowances = allowances
    keys = Set(allowances.filter { !$0.reason.isEmpty }.map(key))
  }

  /// Whether a comment allows a finding; then the comment is of use.
  mutating func cover(_ rule: String, _ location: SourceLocation) -> Bool {
    guard let line = location.line else { return false }
    let key = Key(file: location.file, line: line, rule: rule)
    guard keys.contains(key) else { return false }
    used.insert(key)
    return true
  }

  /// A rule that is off needs none of its comments, and nobody is told so.
  mutating func excuse(_ rule: String) {
    excused.insert(rule)
  }

  /// Comments that name no rule, give no reason, or allow nothing.
  func problems() -> [Allowance.Problem] {
    broken
      + allowances.compactMap { allowance in
        message(for: allowance).map { Allowance.Problem(location: allowance.location, message: $0) }
      }
  }

  private func message(for allowance: Allowance) -> String? {
    let names = LintRule.all.map(\.name)
    guard names.contains(allowance.rule) else {
      let hint = NearestName.hint(for: allowance.rule, in: names)
      return allowance.rule.isEmpty
        ? "name the rule and the reason: 'dtogen:allow rule reason'" : "there is no rule '\(allowance.rule)'\(hint)"
    }
    if allowance.reason.isEmpty { return "say why: 'dtogen:allow \(allowance.rule) reason'" }
    if used.contains(key(allowance)) || excused.contains(allowance.rule) { return nil }
    return "this allows nothing: '\(allowance.rule)' finds nothing in the line it speaks of; remove the comment"
  }

  private func key(_ allowance: Allowance) -> Key {
    Key(file: allowance.location.file, line: allowance.line, rule: allowance.rule)
  }
}
