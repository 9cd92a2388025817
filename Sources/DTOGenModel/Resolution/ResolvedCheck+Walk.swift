extension ResolvedCheck.Condition {
  /// The conditions that are not put together from others, from left to right.
  package func visit(_ body: (ResolvedCheck.Condition) -> Void) {
    switch self {
    case .implied(let left, by: let right), .equivalent(let left, let right):
      left.visit(body)
      right.visit(body)
    case .compare, .isOneOf, .matches, .isNotEmpty, .isPresent: body(self)
    }
  }

  /// What the condition itself is about, without what the conditions inside it are.
  package var ownSides: [ResolvedCheck.Side] {
    switch self {
    case .compare(let left, _, let right): [left, right]
    case .isOneOf(let side, _), .matches(let side, _), .isNotEmpty(let side), .isPresent(let side): [side]
    case .implied, .equivalent: []
    }
  }

  /// Paths and constants of the condition and of those inside it, from left to right.
  package var sides: [ResolvedCheck.Side] {
    var sides: [ResolvedCheck.Side] = []
    visit { sides += $0.ownSides }
    return sides
  }

  /// The paths of the condition, from left to right.
  package var operands: [CheckOperand] { sides.compactMap(\.path) }
}

/// One path of a check.
package struct CheckOperand {
  package let lists: [Access]
  package let value: Access
  /// Whether its text may be no value of the type that the check compares.
  package let canFail: Bool
}

extension ResolvedCheck.Side {
  package var path: CheckOperand? {
    guard case .path(let lists, let value, let conversion, _) = self else { return nil }
    return CheckOperand(lists: lists, value: value, canFail: conversion != .none)
  }

  /// The type that the side is compared as.
  package var type: DomainType {
    switch self {
    case .path(_, _, _, let type), .literal(_, let type): type
    }
  }
}
