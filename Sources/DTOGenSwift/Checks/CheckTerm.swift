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
    switch self {
    case .isPresent(let operand): operand.path == nil ? [] : [true]
    case .compare(let left, _, let right): [left, right].compactMap(\.path).map { _ in false }
    case .isOneOf(let operand, _), .matches(let operand, _), .isNotEmpty(let operand):
      operand.path == nil ? [] : [false]
    case .implied(let check, let premise): check.asksForPresence + premise.asksForPresence
    case .equivalent(let left, let right): left.asksForPresence + right.asksForPresence
    }
  }
}

extension ResolvedCheck.Condition {
  /// The types of what the condition compares.
  var operandTypes: [DomainType] {
    switch self {
    case .compare(let left, _, let right): [left.type, right.type]
    case .isOneOf(let operand, _), .matches(let operand, _), .isNotEmpty(let operand), .isPresent(let operand):
      [operand.type]
    case .implied(let check, let premise): check.operandTypes + premise.operandTypes
    case .equivalent(let left, let right): left.operandTypes + right.operandTypes
    }
  }
}

extension ResolvedCheck.Side {
  fileprivate var type: DomainType {
    switch self {
    case .path(_, _, _, let type), .literal(_, let type): type
    }
  }
}
