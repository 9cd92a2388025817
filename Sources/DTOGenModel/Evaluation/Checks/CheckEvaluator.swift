import DTOGenSchema

/// Decides checks on a decoded value as the guards of the generated mapper do.
///
/// A condition on something absent is undecided and lets the check pass. The `[]` of all paths of a check walk
/// together, level by level; the first element that fails is the one that the error names.
struct CheckEvaluator: Sendable {
  /// Compiled once per pattern; one that is no pattern is refused by resolution.
  ///
  /// A `Regex` is not `Sendable`, since one may hold anybody's closures. Those that are read from text hold none, and the
  /// standard library settles a program that two threads ask for first atomically.
  nonisolated(unsafe) private let patterns: [String: Regex<AnyRegexOutput>]

  init(feature: ResolvedFeature) {
    var patterns: [String: Regex<AnyRegexOutput>] = [:]
    for check in feature.models.flatMap(\.checks) {
      check.condition.visit { condition in
        guard case .matches(_, let pattern) = condition, patterns[pattern] == nil else { return }
        patterns[pattern] = try? Regex(pattern)
      }
    }
    self.patterns = patterns
  }

  /// The path that the check's error names, or nil where it holds. Throws where a compared text is no value at all.
  func failingField(of check: ResolvedCheck, in scope: MappingScope) throws(MappingFailure) -> String? {
    let operands = check.condition.operands
    guard operands.contains(where: { !$0.lists.isEmpty }) else {
      let frames = operands.map { _ in CheckFrame(scope: scope) }
      return try fails(check.condition, frames) ? operands.first?.field(in: frames[0]) : nil
    }
    return try walk(check.condition, operands, operands.map { _ in CheckFrame(scope: scope) }, level: 0)
  }

  /// The `[]` number `level` of every path that has so many.
  private func walk(
    _ condition: ResolvedCheck.Condition, _ operands: [CheckOperand], _ frames: [CheckFrame], level: Int
  ) throws(MappingFailure) -> String? {
    var lists: [[CheckFrame]?] = []
    for (operand, frame) in zip(operands, frames) {
      lists.append(operand.lists.count > level ? try frame.elements(of: operand.lists[level]) : nil)
    }
    guard let count = lists.compactMap({ $0?.count }).min() else {
      return try fails(condition, frames) ? operands.first?.field(in: frames[0]) : nil
    }
    for index in 0..<count {
      let inner = zip(lists, frames).map { $0?[index] ?? $1 }
      if let field = try walk(condition, operands, inner, level: level + 1) { return field }
    }
    return nil
  }

  private func fails(_ condition: ResolvedCheck.Condition, _ frames: [CheckFrame]) throws(MappingFailure) -> Bool {
    var frames = frames[...]
    return try holds(condition, &frames) == false
  }

  /// Nil where something is absent. Takes the frames of its operands off the front.
  private func holds(
    _ condition: ResolvedCheck.Condition, _ frames: inout ArraySlice<CheckFrame>
  ) throws(MappingFailure) -> Bool? {
    switch condition {
    case .compare(let left, let comparison, let right):
      let first = try value(of: left, &frames)
      let second = try value(of: right, &frames)
      guard let first, let second else { return nil }
      return ValueComparison.holds(first, comparison, second)
    case .isOneOf(let operand, let literals):
      guard let value = try value(of: operand, &frames) else { return nil }
      return literals.contains { ValueComparison.holds(value, .equal, $0.value) ?? false }
    case .matches(let operand, let pattern):
      guard case .scalar(.string(let text)) = try raw(operand, &frames), let regex = patterns[pattern] else {
        return nil
      }
      return (try? regex.firstMatch(in: text)).flatMap { $0 } != nil
    case .isNotEmpty(let operand):
      switch try raw(operand, &frames) {
      case .scalar(.string(let text)): return !text.isEmpty
      case .list(let elements): return !elements.isEmpty
      case .map(let entries): return !entries.isEmpty
      default: return nil
      }
    case .isPresent(let operand): return try !raw(operand, &frames).isAbsent
    case .implied(let check, let premise):
      // The guard stands inside an `if`: its texts are only parsed where the premise holds.
      var own = frames.prefix(check.operands.count)
      frames = frames.dropFirst(own.count)
      return try holds(premise, &frames) == true ? try holds(check, &own) : true
    case .equivalent(let left, let right):
      let first = try holds(left, &frames)
      let second = try holds(right, &frames)
      guard let first, let second else { return nil }
      return first == second
    }
  }

  private func value(
    of operand: ResolvedCheck.Side, _ frames: inout ArraySlice<CheckFrame>
  ) throws(MappingFailure) -> DomainValue? {
    switch operand {
    case .literal(let literal, _): return literal.value
    case .path(_, let access, let conversion, _):
      guard let frame = frames.popFirst() else { return nil }
      switch try frame.value(at: access) {
      case .absent: return nil
      case .scalar(let scalar):
        guard let converted = conversion.apply(to: scalar) else {
          throw MappingFailure(field: FieldPath.join(frame.place, access.field), scalar: conversion.read)
        }
        return converted
      case let other: return other.plain
      }
    }
  }

  private func raw(
    _ operand: ResolvedCheck.Side, _ frames: inout ArraySlice<CheckFrame>
  ) throws(MappingFailure) -> DecodedValue {
    guard case .path(_, let access, _, _) = operand, let frame = frames.popFirst() else { return .absent }
    return try frame.value(at: access)
  }
}
