import DTOGenBase
import DTOGenSchema

extension FeatureResolver {
  /// Types the checks of every model.
  mutating func resolveChecks() {
    for index in models.indices {
      let checks = blocks[index].checks
      models[index].checks = checks.compactMap { resolve($0, of: models[index].id) }
    }
  }

  private mutating func resolve(_ check: Located<Check>, of model: ModelID) -> ResolvedCheck? {
    guard let field = FeatureResolver.leftmostPath(of: check.value) else {
      fail(at: check.location, "a check needs a path on one side: two constants say nothing about the wire")
      return nil
    }
    let scope = PathScope(model: model)
    guard let condition = resolve(check.value, at: check.location, in: scope) else { return nil }
    return ResolvedCheck(condition: condition, text: check.value.description, field: field, location: check.location)
  }

  private mutating func resolve(
    _ check: Check, at location: SourceLocation, in scope: PathScope
  ) -> ResolvedCheck.Condition? {
    switch check {
    case .compare(let left, let comparison, let right):
      return compare(left, comparison, right, at: location, in: scope)
    case .isOneOf(let path, let literals):
      guard let operand = operand(path, in: scope), let type = type(of: operand) else { return nil }
      guard comparable(type.unwrapped, type.unwrapped, .equal) else {
        fail(at: path.location, "'\(path.value)' is \(describe(type)), which no list of values can hold")
        return nil
      }
      let values = literals.compactMap { typed($0, as: type, of: "'\(path.value)'", at: path.location) }
      return values.count == literals.count ? .isOneOf(operand, values) : nil
    case .matches(let path, let pattern):
      guard let operand = operand(path, in: scope) else { return nil }
      guard isText(operand) else {
        fail(at: path.location, "'\(path.value)' is no text, so it cannot match a pattern")
        return nil
      }
      guard (try? Regex(pattern.value)) != nil else {
        fail(at: pattern.location, "'/\(pattern.value)/' is no regular expression")
        return nil
      }
      return .matches(operand, pattern: pattern.value)
    case .isNotEmpty(let path):
      guard let operand = operand(path, in: scope) else { return nil }
      guard isText(operand) || isCollection(operand) else {
        fail(at: path.location, "'\(path.value)' is neither text nor a list, so it cannot be empty")
        return nil
      }
      return .isNotEmpty(operand)
    case .isPresent(let path):
      return operand(path, in: scope).map { .isPresent($0) }
    case .implied(let check, let premise):
      guard let first = resolve(check, at: location, in: scope), let second = resolve(premise, at: location, in: scope)
      else { return nil }
      return .implied(first, by: second)
    case .equivalent(let left, let right):
      guard let first = resolve(left, at: location, in: scope), let second = resolve(right, at: location, in: scope)
      else { return nil }
      return .equivalent(first, second)
    }
  }

  private mutating func compare(
    _ left: Check.Operand, _ comparison: Check.Comparison, _ right: Check.Operand, at location: SourceLocation,
    in scope: PathScope
  ) -> ResolvedCheck.Condition? {
    switch (left, right) {
    case (.path(let first), .path(let second)):
      guard let a = operand(first, in: scope), let b = operand(second, in: scope), let typeA = type(of: a),
        let typeB = type(of: b)
      else { return nil }
      guard comparable(typeA.unwrapped, typeB.unwrapped, comparison) else {
        fail(
          at: location,
          "'\(first.value)' is \(describe(typeA)) and '\(second.value)' is \(describe(typeB)); \(comparison.rawValue) cannot compare them"
        )
        return nil
      }
      return .compare(a, comparison, b)
    case (.path(let path), .literal(let literal)):
      return compare(path, comparison, literal, in: scope).map { .compare($0, comparison, $1) }
    case (.literal(let literal), .path(let path)):
      return compare(path, comparison, literal, in: scope).map { .compare($1, comparison, $0) }
    case (.literal, .literal): return nil
    }
  }

  private mutating func compare(
    _ path: Located<WirePath>, _ comparison: Check.Comparison, _ literal: Literal, in scope: PathScope
  ) -> (ResolvedCheck.Side, ResolvedCheck.Side)? {
    guard let operand = operand(path, in: scope), let type = type(of: operand) else { return nil }
    guard comparable(type.unwrapped, type.unwrapped, comparison) else {
      fail(
        at: path.location,
        "'\(path.value)' is \(describe(type)) and cannot be compared with that value by \(comparison.rawValue)")
      return nil
    }
    return typed(literal, as: type, of: "'\(path.value)'", at: path.location)
      .map { (operand, .literal($0, type.unwrapped)) }
  }

  private mutating func operand(_ path: Located<WirePath>, in scope: PathScope) -> ResolvedCheck.Side? {
    guard let found = resolve(path, in: scope) else { return nil }
    let value = unwrapping(found.value)
    // A model compared as a whole (only `is present` asks) needs no mapper.
    if case .model(let id) = value.result.shape {
      return .path(lists: found.lists, value: value, .none, .model(id))
    }
    if isCollection(value.result) {
      return .path(lists: found.lists, value: value, .none, .list(.scalar(.json)))
    }
    guard let (conversion, type) = conversion(for: value.result, at: path.location) else { return nil }
    return .path(lists: found.lists, value: value, conversion, type)
  }

  private func type(of operand: ResolvedCheck.Side) -> DomainType? {
    switch operand {
    case .path(_, _, _, let type), .literal(_, let type): type
    }
  }

  private func isText(_ operand: ResolvedCheck.Side) -> Bool {
    guard case .path(_, let value, _, _) = operand, case .scalar(let scalar) = value.result.shape else { return false }
    return scalar.isTextInDTO
  }

  private func isCollection(_ operand: ResolvedCheck.Side) -> Bool {
    guard case .path(_, let value, _, _) = operand else { return false }
    return isCollection(value.result)
  }

  private func isCollection(_ use: WireUse) -> Bool {
    switch use.shape {
    case .list, .map: true
    default: false
    }
  }

  private func comparable(_ left: DomainType, _ right: DomainType, _ comparison: Check.Comparison) -> Bool {
    guard case .scalar(let a) = left, case .scalar(let b) = right else { return false }
    guard a == b || (a.isInteger && b.isInteger) else { return false }
    switch a.traits.comparison {
    case .none: return false
    case .equality: return comparison == .equal || comparison == .notEqual
    case .order: return true
    }
  }

  static func leftmostPath(of check: Check) -> WirePath? {
    switch check {
    case .compare(.path(let path), _, _), .compare(_, _, .path(let path)): path.value
    case .compare: nil
    case .isOneOf(let path, _), .matches(let path, _), .isNotEmpty(let path), .isPresent(let path): path.value
    case .implied(let check, _), .equivalent(let check, _): leftmostPath(of: check)
    }
  }
}
