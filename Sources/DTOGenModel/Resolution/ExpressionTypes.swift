import DTOGenSchema

extension FeatureResolver {
  func type(of expression: ResolvedExpression) -> DomainType { expressionTypes.type(of: expression) }
}

/// Why the type of a model whose domain is an expression is not known, once somebody asked for it.
enum UnknownDomain: Sendable {
  case pending, wrong
}

/// Works out the domain type of a resolved expression; every stage behind resolution asks it the same way.
package struct ExpressionTypes: Sendable {
  /// Types of the models whose domain is an expression.
  var domainTypes: [ModelID: DomainType]

  init(domainTypes: [ModelID: DomainType]) { self.domainTypes = domainTypes }

  package init(_ feature: ResolvedFeature) {
    var types = ExpressionTypes(domainTypes: [:])
    // An expression may lead through other such models: each round settles those that are one model further from a
    // plain type, and resolution has made sure that none leads back to itself.
    while true {
      var known: [ModelID: DomainType] = [:]
      for model in feature.models {
        if case .expression(let expression) = model.domain { known[model.id] = types.type(of: expression) }
      }
      if known == types.domainTypes { break }
      types = ExpressionTypes(domainTypes: known)
    }
    self = types
  }

  package func type(of expression: ResolvedExpression) -> DomainType {
    switch expression {
    case .read(let access, let conversion): return type(of: access.result, conversion)
    case .required(let access, let conversion), .fallback(let access, let conversion, _):
      return type(of: access.result, conversion).unwrapped
    case .literal(_, let type): return type
    case .each(let access, let element, let flattens):
      let inner = type(of: element)
      let list: DomainType = flattens ? inner.unwrapped : .list(inner)
      return access.result.isOptional ? list.optional : list
    case .construct(let constructor, let arguments, _):
      let made = type(of: constructor)
      return arguments.contains { type(of: $0.value).isOptional } ? made.optional : made
    case .list(let access, let constructor, _):
      let list = DomainType.list(elementType(of: access, type(of: constructor)))
      return access.result.isOptional ? list.optional : list
    case .map(let access, let key, let value, let conversion):
      let inner = value.map { elementType(of: access, type(of: $0)) } ?? mapValue(of: access, conversion)
      let map = DomainType.map(key: type(of: key), value: inner)
      return access.result.isOptional ? map.optional : map
    case .byCase(_, _, let type): return type
    case .byHand(let name, _, _): return .byHand(name)
    }
  }

  func type(of constructor: Constructor) -> DomainType {
    switch constructor.target {
    case .declared(let name): .declared(name)
    case .status(let id): .status(id)
    case .scalar(let scalar): .scalar(scalar)
    }
  }

  /// The type that a conversion gives for a wire shape.
  package func type(of use: WireUse, _ conversion: Conversion) -> DomainType {
    let type: DomainType =
      switch conversion {
      case .none: plainType(of: use.shape)
      case .epochSeconds, .epochMilliseconds: .scalar(.date)
      case .parse(let scalar), .number(_, let scalar): .scalar(scalar)
      case .text: .scalar(.string)
      case .model(let id): domainTypes[id] ?? .model(id)
      case .list(let inner): .list(elementUse(of: use.shape).map { self.type(of: $0, inner) } ?? .scalar(.json))
      case .map(let inner):
        .map(
          key: .scalar(.string), value: elementUse(of: use.shape).map { self.type(of: $0, inner) } ?? .scalar(.json))
      }
    return use.isOptional ? type.optional : type
  }

  private func plainType(of shape: WireShape) -> DomainType {
    switch shape {
    // Text that nothing parses stays text.
    case .scalar(let scalar): .scalar(scalar.isTextInDTO ? .string : scalar.traits.domain)
    case .model(let id): .model(id)
    case .list(let element): .list(type(of: element, .none))
    case .map(let element): .map(key: .scalar(.string), value: type(of: element, .none))
    }
  }

  private func elementUse(of shape: WireShape) -> WireUse? {
    switch shape {
    case .list(let element), .map(let element): element
    default: nil
    }
  }

  private func elementType(of access: Access, _ made: DomainType) -> DomainType {
    elementUse(of: access.result.shape)?.isOptional == true ? made.optional : made
  }

  private func mapValue(of access: Access, _ conversion: Conversion) -> DomainType {
    guard let element = elementUse(of: access.result.shape) else { return .scalar(.json) }
    return type(of: element, conversion)
  }
}
