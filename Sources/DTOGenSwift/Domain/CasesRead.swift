import DTOGenModel

/// The cases of unions that paths go through: each needs a property on the DTO that reads it.
struct CasesRead: Sendable {
  private var cases: [ModelID: Set<Int>] = [:]

  init(_ feature: ResolvedFeature) {
    guard feature.models.contains(where: { !$0.cases.isEmpty }) else { return }
    for model in feature.models {
      for access in model.domain.expressions.flatMap(\.accesses) { note(access) }
      for operand in model.checks.flatMap(\.condition.operands) {
        (operand.lists + [operand.value]).forEach { note($0) }
      }
    }
  }

  func contains(_ id: ModelID, _ index: Int) -> Bool { cases[id]?.contains(index) ?? false }

  private mutating func note(_ access: Access) {
    for case .unionCase(let id, let index) in access.steps { cases[id, default: []].insert(index) }
  }
}

extension ResolvedDomain {
  /// Everything that the mapper works out.
  var expressions: [ResolvedExpression] {
    switch self {
    case .none: []
    case .expression(let expression): [expression]
    case .properties(let properties): properties.map(\.value)
    case .cases(let payloads): payloads.compactMap { $0 }
    }
  }
}

extension ResolvedExpression {
  /// Every path of the expression, from left to right.
  var accesses: [Access] {
    switch self {
    case .read(let access, _), .required(let access, _), .fallback(let access, _, _), .list(let access, _, _),
      .map(let access, _, _, _):
      [access]
    case .literal: []
    case .each(let access, let element, _): [access] + element.accesses
    case .construct(_, let arguments, _): arguments.flatMap(\.value.accesses)
    case .byCase(let access, let branches, _): [access] + branches.flatMap(\.accesses)
    case .byHand(_, let sources, _): sources
    }
  }
}
