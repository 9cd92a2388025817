import DTOGenModel

/// Translates resolved expressions to Swift over `dto`.
struct ExpressionTranslator: Sendable {
  let wire: SwiftNames
  let accesses: AccessTranslator
  let conversions: ConversionTranslator
  let constructors: ConstructorTranslator

  private var types: ExpressionTypes { conversions.types }

  init(feature: ResolvedFeature, wire: SwiftNames, domain: DomainTypeTranslator, types: ExpressionTypes) {
    self.wire = wire
    accesses = AccessTranslator(feature: feature, wire: wire)
    conversions = ConversionTranslator(domainTypes: domain, types: types)
    constructors = ConstructorTranslator(conversions: conversions, statuses: feature.statuses)
  }

  func translate(_ expression: ResolvedExpression, in scope: ExpressionScope = ExpressionScope()) -> SwiftExpression {
    switch expression {
    case .read(let access, let conversion):
      let (value, isOptional) = accesses.value(of: access, in: scope)
      return convert(value, conversion, access, isOptional: isOptional, in: scope)
    case .required(let access, let conversion):
      let place = scope.place.appending(access.field)
      let present = SwiftExpression.mapping("required", accesses.value(of: access, in: scope).value, at: place)
      return convert(present, conversion, access, isOptional: false, in: scope)
    case .fallback(let access, let conversion, let literal):
      let type = types.type(of: access.result, conversion)
      return translate(.read(access, conversion), in: scope)
        .fallback(LiteralTranslator.translate(literal, as: type, at: scope.place.appending(access.field)))
    case .literal(let literal, let type):
      return LiteralTranslator.translate(literal, as: type, at: scope.place)
    case .each(let access, let element, let flattens): return each(access, element, flattens, in: scope)
    case .construct(let constructor, let arguments, let field):
      return construct(constructor, arguments, at: scope.place.appending(field), in: scope)
    case .list(let access, let constructor, let conversion): return list(access, constructor, conversion, in: scope)
    case .map(let access, let key, let value, let conversion): return map(access, key, value, conversion, in: scope)
    case .byCase(let access, let branches, _): return .choice(choice(access, branches, in: scope))
    case .byHand(_, let sources, let field):
      return .byHand(
        sources.map { accesses.value(of: $0, in: scope).value }, at: scope.place.appending(field))
    }
  }

  private func convert(
    _ value: SwiftExpression, _ conversion: Conversion, _ access: Access, isOptional: Bool, in scope: ExpressionScope
  ) -> SwiftExpression {
    let use = WireUse(access.result.shape, isOptional: isOptional)
    return conversions.convert(value, conversion, use, at: scope.place.appending(access.field))
  }

  // MARK: Lists and maps

  private func each(
    _ access: Access, _ element: ResolvedExpression, _ flattens: Bool, in scope: ExpressionScope
  ) -> SwiftExpression {
    let (list, isOptional) = accesses.value(of: access, in: scope)
    let name = capturesElement(element) ? ExpressionScope.item : nil
    var inner = scope
    inner.place = .nowhere
    inner.element = (name.map { .name($0) } ?? .element, access.result.element?.isOptional ?? false)
    var body = translate(element, in: inner)
    if flattens, types.type(of: element).isOptional { body = body.fallback(.emptyList) }
    let place = scope.place.appending(access.field)
    if case .map = access.result.shape {
      let all = SwiftExpression.mapping("list", list, at: place, through: .closure(body, naming: name))
      return flattens ? all.flattened(optional: isOptional) : all
    }
    if body == .element { return flattens ? list.flattened(optional: isOptional) : list }
    if body.throwsErrors {
      let all = SwiftExpression.mapping("each", list, at: place, through: .closure(body, naming: name))
      return flattens ? all.flattened(optional: isOptional) : all
    }
    return flattens
      ? list.flatMappingElements(body, optional: isOptional, naming: name)
      : list.mappingElements(body, optional: isOptional, naming: name)
  }

  private func list(
    _ access: Access, _ constructor: Constructor, _ conversion: Conversion, in scope: ExpressionScope
  ) -> SwiftExpression {
    let (list, isOptional) = accesses.value(of: access, in: scope)
    let body = made(constructor, conversion, access.result.element)
    guard body.throwsErrors else { return list.mappingElements(body, optional: isOptional) }
    return .mapping("each", list, at: scope.place.appending(access.field), through: .closure(body))
  }

  private func map(
    _ access: Access, _ key: Constructor, _ value: Constructor?, _ conversion: Conversion, in scope: ExpressionScope
  ) -> SwiftExpression {
    let element = access.result.element
    let keyBody = constructors.make(key, [(nil, .element)], at: .nowhere)
    let valueBody =
      value.map { made($0, conversion, element) }
      ?? element.map { conversions.convert(.element, conversion, $0, at: .nowhere) } ?? .element
    return .entries(
      accesses.value(of: access, in: scope).value, at: scope.place.appending(access.field),
      key: .closure(keyBody), value: .closure(valueBody))
  }

  /// What a constructor makes of each element; nil elements stay nil.
  private func made(_ constructor: Constructor, _ conversion: Conversion, _ element: WireUse?) -> SwiftExpression {
    guard let element else { return .element }
    let value = conversions.convert(.element, conversion, WireUse(element.shape), at: .nowhere)
    let body = constructors.make(constructor, [(nil, value)], at: .nowhere)
    return element.isOptional ? SwiftExpression.element.mapping(body) : body
  }

  // MARK: Unions

  /// The branches of a `$case`, with nil where the union itself may be absent.
  func choice(_ access: Access, _ branches: [ResolvedExpression], in scope: ExpressionScope) -> SwiftChoice {
    let (subject, isOptional) = accesses.value(of: access, in: scope)
    guard case .model(let id) = access.result.shape else { return SwiftChoice(subject: subject, cases: []) }
    let names = wire[id].cases
    var cases: [SwiftChoice.Case] = []
    for (index, branch) in branches.enumerated() {
      var inner = scope
      inner.branch.isOptional = accesses.feature[id].cases[index].use.isOptional
      let pattern = SwiftPattern.unionCase(
        names[index], binding: branch.reads(.branch) ? ExpressionScope.value : nil, isOptional: isOptional)
      cases.append(SwiftChoice.Case(pattern: pattern, value: translate(branch, in: inner)))
    }
    if isOptional { cases.append(SwiftChoice.Case(pattern: .absent, value: .absent)) }
    return SwiftChoice(subject: subject, cases: cases)
  }

  // MARK: Constructions

  /// A construction over values that are there, or over some that may be absent.
  private func construct(
    _ constructor: Constructor, _ arguments: [ResolvedArgument], at place: SwiftPlace, in scope: ExpressionScope
  ) -> SwiftExpression {
    var absentable: [(value: SwiftExpression, place: SwiftPlace)] = []
    var values: [(String?, SwiftExpression)] = []
    for argument in arguments {
      guard types.type(of: argument.value).isOptional else {
        values.append((argument.label, translate(argument.value, in: scope)))
        continue
      }
      let present = SwiftExpression.argument(absentable.count)
      if case .read(let access, let conversion) = argument.value {
        absentable.append((accesses.value(of: access, in: scope).value, scope.place.appending(access.field)))
        values.append((argument.label, convert(present, conversion, access, isOptional: false, in: scope)))
      } else {
        absentable.append(
          (translate(argument.value, in: scope), scope.place.appending(argument.value.absentField)))
        values.append((argument.label, present))
      }
    }
    let made = constructors.make(constructor, values, at: place)
    switch absentable.count {
    case 0: return made
    case 1: return absentable[0].value.mapping(made)
    default: return .together(absentable, made)
    }
  }

  /// Whether the translation reads the element of the enclosing walk inside a closure of its own, where `$0` is
  /// something else.
  private func capturesElement(_ expression: ResolvedExpression) -> Bool {
    guard case .construct(_, let arguments, _) = expression else { return false }
    let fixed = arguments.filter { !types.type(of: $0.value).isOptional }
    if fixed.count < arguments.count, fixed.contains(where: { $0.value.reads(.element) }) { return true }
    return arguments.contains { capturesElement($0.value) }
  }
}
