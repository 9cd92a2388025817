import DTOGenModel

/// The cases of unions that paths go through: each needs a property on the DTO that reads it.
struct CasesRead: Sendable {
  private var cases: [ModelID: Set<Int>] = [:]

  init(_ feature: ResolvedFeature) {
    guard feature.models.contains(where: { !$0.cases.isEmpty }) else { return }
    for model in feature.models {
      for expression in model.domain.expressions { note(expression) }
      for operand in model.checks.flatMap(\.condition.operands) {
        (operand.lists + [operand.value]).forEach { note($0) }
      }
    }
  }

  func contains(_ id: ModelID, _ index: Int) -> Bool { cases[id]?.contains(index) ?? false }

  private mutating func note(_ expression: ResolvedExpression) {
    expression.visit { inner in inner.ownAccesses.forEach { note($0) } }
  }

  private mutating func note(_ access: Access) {
    for case .unionCase(let id, let index) in access.steps { cases[id, default: []].insert(index) }
  }
}
