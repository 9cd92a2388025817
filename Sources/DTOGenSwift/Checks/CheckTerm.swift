import DTOGenModel

/// One path of a check with the loops around it.
struct CheckTerm: Sendable {
  let operand: CheckOperand
  var scope: ExpressionScope

  /// What an error about this path names.
  var place: SwiftPlace { scope.place.appending(operand.value.field) }

  /// Whether its own reading can fail inside the loop number `level`, so that an error names the element.
  func mentionsPlace(_ level: Int) -> Bool {
    guard operand.lists.count > level else { return false }
    let inner = operand.lists.dropFirst(level + 1) + [operand.value]
    return operand.canFail || inner.contains { access in access.steps.contains { $0.isPick } }
  }
}

/// The Swift value of one path of a check, unwrapped where the condition needs it so.
struct CheckValue: Sendable {
  var value: SwiftExpression
  var isOptional: Bool
  var place: SwiftPlace
}

extension Access.Step {
  /// Whether the step picks one element, which may not be there.
  var isPick: Bool {
    switch self {
    case .index, .last: true
    case .field, .unionCase, .wrapped: false
    }
  }
}

extension ResolvedCheck.Condition {
  /// For each path from left to right: whether the condition only asks if it is there.
  var asksForPresence: [Bool] {
    var answers: [Bool] = []
    visit { condition in
      let isPresence = if case .isPresent = condition { true } else { false }
      answers += condition.ownSides.compactMap(\.path).map { _ in isPresence }
    }
    return answers
  }
}
