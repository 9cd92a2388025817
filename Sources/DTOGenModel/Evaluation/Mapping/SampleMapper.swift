/// Maps decoded values as the generated mappers do: the second half of evaluation.
///
/// A mapper runs its model's checks in the order of the schema, then works out its properties in the order of the
/// domain; a nested model's checks run when its mapper is called. Failures are relative to the model on the way out
/// and gain the caller's place in front.
struct SampleMapper: Sendable {
  let feature: ResolvedFeature
  /// The field of a `$byHand` that throws as its stub does; all others give an unknown value.
  var throwingStub: String?
  private let checks: CheckEvaluator

  init(feature: ResolvedFeature) {
    self.feature = feature
    checks = CheckEvaluator(feature: feature)
  }

  func map(_ value: DecodedValue, with id: ModelID) throws(MappingFailure) -> DomainValue {
    let model = feature[id]
    let scope = MappingScope(dto: value)
    for (index, check) in model.checks.enumerated() {
      if let field = try checks.failingField(of: check, in: scope) {
        throw MappingFailure(field: field, check: .init(model: id, index: index, text: check.text))
      }
    }
    switch model.domain {
    case .none: return .unknown
    case .expression(let expression): return try evaluate(expression, in: scope)
    case .properties(let properties):
      var values: [DomainValue] = []
      values.reserveCapacity(properties.count)
      for property in properties { values.append(try evaluate(property.value, in: scope)) }
      return .structure(id, values)
    case .cases(let expressions): return try mapUnion(value, expressions, id)
    }
  }

  private func mapUnion(
    _ value: DecodedValue, _ expressions: [ResolvedExpression?], _ id: ModelID
  ) throws(MappingFailure) -> DomainValue {
    switch value {
    case .union(let index, let inner):
      guard expressions.indices.contains(index), let expression = expressions[index] else {
        return .union(id, caseIndex: index, nil)
      }
      let payload = try evaluate(expression, in: MappingScope(dto: value, branch: inner))
      return .union(id, caseIndex: index, payload)
    case .unknownTag(let raw): return .unknownTag(id, raw: raw)
    default: return .unknown
    }
  }

  // MARK: Expressions

  func evaluate(_ expression: ResolvedExpression, in scope: MappingScope) throws(MappingFailure) -> DomainValue {
    switch expression {
    case .read(let access, let conversion):
      return try convert(try scope.value(at: access), conversion, at: access.field)
    case .required(let access, let conversion):
      let value = try scope.value(at: access)
      if value.isAbsent { throw MappingFailure(field: access.field) }
      return try convert(value, conversion, at: access.field)
    case .fallback(let access, let conversion, let literal):
      let value = try scope.value(at: access)
      if value.isAbsent { return literal.value }
      return try convert(value, conversion, at: access.field)
    case .literal(let literal, _): return literal.value
    case .each(let access, let element, let flattens): return try each(access, element, flattens, in: scope)
    case .construct(let constructor, let arguments, let field):
      return try construct(constructor, arguments, field, in: scope)
    case .list(let access, let constructor, let conversion):
      return try makeList(access, constructor, conversion, in: scope)
    case .map(let access, let key, let value, let conversion):
      return try makeMap(access, key, value, conversion, in: scope)
    case .byCase(let access, let branches, _): return try branch(access, branches, in: scope)
    case .byHand(_, _, let field):
      if field == throwingStub { throw MappingFailure(field: field) }
      return .unknown
    }
  }

  private func each(
    _ access: Access, _ element: ResolvedExpression, _ flattens: Bool, in scope: MappingScope
  ) throws(MappingFailure) -> DomainValue {
    var results: [DomainValue] = []
    func add(_ value: DecodedValue, at place: String) throws(MappingFailure) {
      var inner = scope
      inner.element = value
      let result: DomainValue
      do { result = try evaluate(element, in: inner) } catch { throw error.placed(at: place) }
      if flattens {
        if case .list(let values) = result { results += values }
      } else {
        results.append(result)
      }
    }
    switch try scope.value(at: access) {
    case .list(let values):
      for (index, value) in values.enumerated() { try add(value, at: FieldPath.element(access.field, index)) }
    case .map(let entries):
      for entry in entries.sorted(by: { $0.key < $1.key }) {
        try add(entry.value, at: FieldPath.value(access.field, entry.key))
      }
    default: return .absent
    }
    return .list(results)
  }

  private func construct(
    _ constructor: Constructor, _ arguments: [ResolvedArgument], _ field: String, in scope: MappingScope
  ) throws(MappingFailure) -> DomainValue {
    // As the mapper does: first everything that may be absent, a construction as a whole, then the rest.
    var made: [Int: DomainValue] = [:]
    var absent: [String] = []
    var optionalCount = 0
    for (index, argument) in arguments.enumerated() where argument.value.isOptional {
      optionalCount += 1
      let isAbsent: Bool
      if case .read(let access, _) = argument.value {
        isAbsent = try scope.value(at: access).isAbsent
      } else {
        let value = try evaluate(argument.value, in: scope)
        made[index] = value
        isAbsent = if case .absent = value { true } else { false }
      }
      if isAbsent { absent.append(argument.value.absentField) }
    }
    if optionalCount > 0, absent.count == optionalCount { return .absent }
    if let first = absent.first { throw MappingFailure(field: first) }
    var values: [(label: String?, value: DomainValue)] = []
    for (index, argument) in arguments.enumerated() {
      let value: DomainValue
      if let known = made[index] { value = known } else { value = try evaluate(argument.value, in: scope) }
      values.append((argument.label, value))
    }
    guard let value = ConstructorEvaluation.make(constructor, values, in: feature) else {
      throw MappingFailure(field: field)
    }
    return value
  }

  private func branch(
    _ access: Access, _ branches: [ResolvedExpression], in scope: MappingScope
  ) throws(MappingFailure) -> DomainValue {
    guard case .union(let index, let inner) = try scope.value(at: access), branches.indices.contains(index) else {
      return .absent
    }
    var scope = scope
    scope.branch = inner
    return try evaluate(branches[index], in: scope)
  }
}
