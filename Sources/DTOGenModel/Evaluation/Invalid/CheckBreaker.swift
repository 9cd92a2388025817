import DTOGenBase
import DTOGenSchema

/// Works out which changes of a sample would make a check fail, or hold.
///
/// The ways are proposals, simplest first: each is tried through evaluation, so that a proposal may be wrong.
struct CheckBreaker {
  /// More ways than this are never tried.
  private static let limit = 24

  private let leaves: [CheckLeaf]
  /// Whether values may be put where the sample has none.
  private let fillsAbsent: Bool

  init(leaves: [CheckLeaf], fillsAbsent: Bool) {
    self.leaves = leaves
    self.fillsAbsent = fillsAbsent
  }

  func making(_ condition: ResolvedCheck.Condition, hold: Bool) -> SampleEdits {
    var index = 0
    return Array(ways(condition, hold, &index).prefix(CheckBreaker.limit))
  }

  private func ways(_ condition: ResolvedCheck.Condition, _ hold: Bool, _ index: inout Int) -> SampleEdits {
    switch condition {
    case .compare(let left, let comparison, let right):
      let first = side(left, &index)
      let second = side(right, &index)
      return compare(first, comparison, second, hold)
    case .isOneOf(_, let literals):
      let leaf = next(&index)
      return hold
        ? literals.flatMap { set(leaf, $0.value) } : outside(literals, leaf)
    case .matches: return text(next(&index), hold)
    case .isNotEmpty: return emptiness(next(&index), hold)
    case .isPresent:
      let leaf = next(&index)
      if (leaf.value != nil) == hold { return [[]] }
      guard hold else { return [[SampleEdit(path: leaf.path, value: nil)]] }
      guard case .scalar(let scalar) = leaf.use.shape else { return [] }
      return scalar.example.map { [[SampleEdit(path: leaf.path, value: $0)]] } ?? []
    case .implied(let check, let premise):
      let checkWays = ways(check, hold, &index)
      let premiseWays = ways(premise, !hold, &index)
      return hold ? checkWays + premiseWays : combined(checkWays, premiseWays)
    case .equivalent(let left, let right):
      let start = index
      let leftHolds = ways(left, true, &index)
      let middle = index
      let rightWays = ways(right, hold, &index)
      var again = start
      let leftFails = ways(left, false, &again)
      var second = middle
      let otherRightWays = ways(right, !hold, &second)
      return combined(leftHolds, rightWays) + combined(leftFails, otherRightWays)
    }
  }

  /// Both at once, those with the fewest changes first.
  private func combined(_ first: SampleEdits, _ second: SampleEdits) -> SampleEdits {
    let pairs = first.prefix(8).flatMap { one in second.prefix(8).map { one + $0 } }
    return pairs.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }.map(\.element)
  }

  // MARK: Comparisons

  private enum Side {
    case leaf(CheckLeaf)
    case constant(DomainValue)

    var domain: DomainValue? {
      switch self {
      case .leaf(let leaf): leaf.domain
      case .constant(let value): value
      }
    }
  }

  private func side(_ operand: ResolvedCheck.Side, _ index: inout Int) -> Side {
    switch operand {
    case .literal(let literal, _): .constant(literal.value)
    case .path: .leaf(next(&index))
    }
  }

  private func compare(_ left: Side, _ comparison: Check.Comparison, _ right: Side, _ hold: Bool) -> SampleEdits {
    if let a = left.domain, let b = right.domain, ValueComparison.holds(a, comparison, b) == hold { return [[]] }
    let wanted = hold ? comparison : comparison.negated
    var ways: SampleEdits = []
    if case .leaf(let leaf) = left, let other = right.domain {
      ways += values(wanted, of: other).flatMap { set(leaf, $0) }
    }
    if case .leaf(let leaf) = right, let other = left.domain {
      ways += values(wanted.mirrored, of: other).flatMap { set(leaf, $0) }
    }
    return ways
  }

  /// Values that stand in a relation to another one, the nearest first.
  private func values(_ comparison: Check.Comparison, of other: DomainValue) -> [DomainValue] {
    let above = AdjacentValue.of(other, isAbove: true).map { [$0] } ?? []
    let below = AdjacentValue.of(other, isAbove: false).map { [$0] } ?? []
    switch comparison {
    case .equal: return [other]
    case .notEqual: return above + below
    case .less: return below
    case .lessOrEqual: return [other] + below
    case .greater: return above
    case .greaterOrEqual: return [other] + above
    }
  }

  // MARK: Other conditions

  private func outside(_ literals: [TypedLiteral], _ leaf: CheckLeaf) -> SampleEdits {
    let known = literals.map(\.value)
    var candidates: [DomainValue] = [.string("unexpected"), .string("")]
    candidates += known.compactMap { AdjacentValue.of($0, isAbove: true) }
    candidates += known.compactMap { AdjacentValue.of($0, isAbove: false) }
    return candidates.filter { !known.contains($0) }.flatMap { set(leaf, $0) }
  }

  private func text(_ leaf: CheckLeaf, _ hold: Bool) -> SampleEdits {
    guard !hold else { return leaf.value == nil ? [] : [[]] }
    guard let old = leaf.value?.string ?? (fillsAbsent ? "" : nil) else { return [] }
    let flipped = old == old.lowercased() ? old.uppercased() : old.lowercased()
    let candidates = ["", "?", flipped, old + "?", "?" + old, old + old, String(old.dropLast()), "0", "not valid"]
    return candidates.map { [SampleEdit(path: leaf.path, value: .string($0))] }
  }

  private func emptiness(_ leaf: CheckLeaf, _ hold: Bool) -> SampleEdits {
    guard let value = leaf.value else {
      guard fillsAbsent, case .scalar = leaf.use.shape else { return [] }
      return [[SampleEdit(path: leaf.path, value: .string(hold ? "x" : ""))]]
    }
    switch (value.kind, hold) {
    case (.string, true): return value.string == "" ? [[SampleEdit(path: leaf.path, value: .string("x"))]] : [[]]
    case (.string, false): return [[SampleEdit(path: leaf.path, value: .string(""))]]
    case (.array, true), (.object, true): return value.count == 0 ? [] : [[]]
    case (.array, false): return [[SampleEdit(path: leaf.path, value: .array([]))]]
    case (.object, false): return [[SampleEdit(path: leaf.path, value: .object([]))]]
    default: return []
    }
  }

  private func next(_ index: inout Int) -> CheckLeaf {
    defer { index += 1 }
    return leaves[index]
  }

  private func set(_ leaf: CheckLeaf, _ value: DomainValue) -> SampleEdits {
    guard leaf.value != nil || fillsAbsent,
      let json = WireText.json(value, as: leaf.use.shape, like: leaf.value)
    else { return [] }
    return [[SampleEdit(path: leaf.path, value: json)]]
  }
}

extension Check.Comparison {
  /// What holds exactly where this does not.
  var negated: Check.Comparison {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }

  /// The same with its sides swapped.
  var mirrored: Check.Comparison {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
