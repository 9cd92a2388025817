import DTOGenModel
import DTOGenSchema

/// Translates a check to the guard of its mapper, with a loop for each `[]` and an `if let` for what may be absent.
///
/// A check on something absent passes, so everything that may be nil is unwrapped around the guard. The error names the
/// leftmost path. The `[]` of all paths of a check walk together, level by level.
struct CheckTranslator: Sendable {
  let accesses: AccessTranslator
  let conversions: ConversionTranslator

  func translate(_ check: ResolvedCheck) -> [SwiftStatement] {
    let operands = check.condition.operands.map { CheckTerm(operand: $0, scope: ExpressionScope()) }
    return walk(check.condition, operands, level: 0, names: LocalNames())
  }

  // MARK: Loops

  private func walk(
    _ condition: ResolvedCheck.Condition, _ terms: [CheckTerm], level: Int, names: LocalNames
  ) -> [SwiftStatement] {
    var names = names
    var loops: [CheckLoop] = []
    var inner = terms
    for (place, term) in terms.enumerated() where term.operand.lists.count > level {
      let list = term.operand.lists[level]
      let value = accesses.value(of: list, in: term.scope)
      let known = loops.firstIndex { $0.list == value.value }
      let loop =
        known.map { loops[$0] }
        ?? CheckLoop(
          list: value.value, isOptional: value.isOptional, use: list.result, element: names.element(of: list, wire),
          place: term.scope.place.appending(list.field))
      if known == nil { loops.append(loop) }
      inner[place].scope.element = (.name(loop.element), list.result.element?.isOptional ?? false)
    }
    guard !loops.isEmpty else { return leaf(condition, terms, names) }
    // Several lists have one index; a map alone has a key.
    let isMap = loops.count == 1 && loops[0].isMap
    let position = isMap ? names.key(level) : names.index(level)
    for (place, term) in terms.enumerated() where term.operand.lists.count > level {
      let outer = term.scope.place.appending(term.operand.lists[level].field)
      inner[place].scope.place = isMap ? outer.value(position) : outer.element(position)
    }
    let body = walk(condition, inner, level: level + 1, names: names)
    guard !body.isEmpty else { return [] }
    let needsPosition = (terms.first?.operand.lists.count ?? 0) > level || inner.contains { $0.mentionsPlace(level) }
    return [CheckLoop.statement(loops, position: needsPosition ? position : nil, body)]
  }

  private var wire: SwiftNames { accesses.wire }

  // MARK: The guard

  private func leaf(_ condition: ResolvedCheck.Condition, _ terms: [CheckTerm], _ names: LocalNames) -> [SwiftStatement]
  {
    guard let first = terms.first else { return [] }
    var names = names
    var bindings: [(name: SwiftIdentifier, value: SwiftExpression)] = []
    var values: [CheckValue] = []
    for (term, isPresence) in zip(terms, condition.asksForPresence) {
      let (value, isOptional) = accesses.value(of: term.operand.value, in: term.scope)
      var known = CheckValue(value: value, isOptional: isOptional, place: term.place)
      if isOptional, !isPresence {
        if let bound = bindings.first(where: { $0.value == value }) {
          known.value = .name(bound.name)
        } else {
          let name = names.value(of: term.operand.value, wire)
          bindings.append((name, value))
          known.value = .name(name)
        }
      }
      values.append(known)
    }
    let place = first.place
    var rest = values[...]
    if case .implied(let check, let premise) = condition {
      let conclusion = self.condition(check, &rest)
      let when = self.condition(premise, &rest)
      guard let conclusion else { return [] }
      let body = [SwiftStatement.require(conclusion, at: place)]
      let conditions = when.map { [$0] } ?? []
      return bindings.isEmpty && conditions.isEmpty ? body : [.when(bindings, conditions, body)]
    }
    guard let whole = self.condition(condition, &rest) else { return [] }
    let body = [SwiftStatement.require(whole, at: place)]
    return bindings.isEmpty ? body : [.when(bindings, [], body)]
  }

  // MARK: Conditions

  /// The condition over values that are there; nil where it always holds. Takes its values off the front.
  private func condition(
    _ condition: ResolvedCheck.Condition, _ values: inout ArraySlice<CheckValue>
  ) -> SwiftExpression? {
    switch condition {
    case .compare(let left, let comparison, let right):
      let place = values.first?.place ?? .nowhere
      if case .literal(let literal, _) = right, case .bool(let wanted) = literal.value,
        comparison == .equal || comparison == .notEqual
      {
        let value = operand(left, &values, place)
        return wanted == (comparison == .equal) ? value : value.negated
      }
      return .comparison(operand(left, &values, place), comparison, operand(right, &values, place))
    case .isOneOf(let tested, let literals):
      guard case .path(_, _, _, let type) = tested else { return nil }
      let place = values.first?.place ?? .nowhere
      let value = operand(tested, &values, place)
      return .isOneOf(literals.map { LiteralTranslator.translate($0, as: type, at: place) }, value)
    case .matches(_, let pattern): return values.popFirst().map { .matches($0.value, pattern) }
    case .isNotEmpty: return values.popFirst()?.value.isNotEmpty
    case .isPresent: return values.popFirst().flatMap { $0.isOptional ? $0.value.isPresent : nil }
    case .implied(let check, let premise):
      let conclusion = self.condition(check, &values)
      let premise = self.condition(premise, &values)
      guard let conclusion else { return nil }
      return premise.map { .implication($0, conclusion) } ?? conclusion
    case .equivalent(let left, let right):
      let first = self.condition(left, &values)
      let second = self.condition(right, &values)
      guard let first, let second else { return first ?? second }
      return .equivalent(first, second)
    }
  }

  private func operand(
    _ operand: ResolvedCheck.Side, _ values: inout ArraySlice<CheckValue>, _ place: SwiftPlace
  ) -> SwiftExpression {
    switch operand {
    case .literal(let literal, let type): LiteralTranslator.translate(literal, as: type, at: place)
    case .path(_, let access, let conversion, _):
      values.popFirst().map {
        conversions.convert($0.value, conversion, WireUse(access.result.shape), at: $0.place)
      } ?? .absent
    }
  }
}
