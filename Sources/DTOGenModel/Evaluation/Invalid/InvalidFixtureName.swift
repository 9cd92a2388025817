import DTOGenBase
import DTOGenSchema

/// Names derived fixtures after what is wrong in them: `offer_arrival_at_not_after_departure_at`.
struct InvalidFixtureName {
  static let maximumLength = 80

  let feature: ResolvedFeature

  func of(_ check: ResolvedCheck, _ model: ModelID) -> String {
    let words = names(of: model).map(snake) + words(check.condition, fails: true)
    return Self.shortened(words.filter { !$0.isEmpty }.joined(separator: "_"), to: Self.maximumLength)
  }

  /// The name, or one with a number where it is taken.
  static func unique(_ name: String, among taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      let suffix = "_\(number)"
      candidate = shortened(name, to: maximumLength - suffix.utf8.count) + suffix
      number += 1
    }
    return candidate
  }

  /// A name that a person gave stays; keys below it are named as in the domain.
  private func names(of model: ModelID) -> [Words] {
    switch feature[model].placement {
    case .named(let name): [Words(name)]
    case .nested(let owner, let key, _): names(of: owner) + [feature.naming.words(of: key)]
    }
  }

  private func words(_ condition: ResolvedCheck.Condition, fails: Bool) -> [String] {
    switch condition {
    case .compare(let left, let comparison, let right):
      [word(left), relation(fails ? comparison.negated : comparison, isTime(left)), word(right)]
    case .isOneOf(let operand, _): [word(operand), fails ? "not_listed" : "listed"]
    case .matches(let operand, _): [word(operand), fails ? "not_matching" : "matching"]
    case .isNotEmpty(let operand): [word(operand), fails ? "empty" : "not_empty"]
    case .isPresent(let operand): [word(operand), fails ? "missing" : "present"]
    case .implied(let check, let premise): words(check, fails: fails) + ["if"] + words(premise, fails: false)
    case .equivalent(let left, let right):
      words(left, fails: false) + [fails ? "unlike" : "like"] + words(right, fails: false)
    }
  }

  private func relation(_ comparison: Check.Comparison, _ isTime: Bool) -> String {
    switch comparison {
    case .equal: "equals"
    case .notEqual: "differs_from"
    case .less: isTime ? "before" : "below"
    case .lessOrEqual: isTime ? "not_after" : "not_above"
    case .greater: isTime ? "after" : "above"
    case .greaterOrEqual: isTime ? "not_before" : "not_below"
    }
  }

  private func word(_ operand: ResolvedCheck.Side) -> String {
    switch operand {
    case .path(let lists, let access, _, _):
      snake(feature.naming.words(of: (lists + [access]).map(\.field).joined(separator: "_")))
    case .literal(let literal, _):
      switch literal.written {
      case .string(let text): snake(Words(text))
      case .number(let text): snake(Words(text.hasPrefix("-") ? "minus " + text.dropFirst() : text))
      case .bool(let bool): bool ? "true" : "false"
      case .emptyList: "empty"
      }
    }
  }

  private func isTime(_ operand: ResolvedCheck.Side) -> Bool {
    guard case .path(_, _, _, let type) = operand, case .scalar(let scalar) = type.unwrapped else { return false }
    return scalar.traits.isTime
  }

  /// Lower-case ASCII letters and digits with `_` between words; other letters are left out.
  private func snake(_ words: Words) -> String {
    let words = words.words.map { word in
      String(
        decoding: word.lowercased().utf8.filter { (97...122).contains($0) || (48...57).contains($0) }, as: UTF8.self)
    }
    return words.filter { !$0.isEmpty }.joined(separator: "_")
  }

  /// Cuts at a word where there is one.
  private static func shortened(_ text: String, to length: Int) -> String {
    guard text.utf8.count > length else { return text }
    var result = String(text.prefix(length))
    while result.hasSuffix("_") { result.removeLast() }
    return result
  }
}
