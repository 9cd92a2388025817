/// Translates resolved expressions to Swift over `dto`.
///
/// Nil where the expression has no Swift form; the caller says so at the property's line.
struct ExpressionTranslator: Sendable {
  let wire: SwiftNames
  let domain: DomainNames
  let statuses: [ResolvedStatus]
  let types: ExpressionTypes

  func translate(_ expression: ResolvedExpression) -> SwiftExpression? {
    switch expression {
    case .read(let access, let conversion): return read(access, conversion)
    case .required(let access, let conversion):
      guard let value = value(of: access) else { return nil }
      let present = SwiftExpression.mapping("required", value, at: access.field)
      return convert(present, conversion, at: access.field, isOptional: false)
    case .fallback(let access, let conversion, let literal):
      return read(access, conversion)?.fallback(.literal(literal))
    case .literal(let literal, _): return .literal(literal)
    case .each(let access, let element, let flattens):
      guard !flattens, let list = value(of: access), let body = translate(element) else { return nil }
      if body.throwsErrors { return .mapping("each", list, at: access.field, through: .closure(body)) }
      return list.mapping(body)
    case .construct(let constructor, let arguments, let field):
      return construct(constructor, arguments, field)
    case .list(let access, let constructor, let conversion):
      guard let list = value(of: access), let element = convert(.element, conversion, at: "", isOptional: false),
        let made = make(constructor, [(nil, element)], at: "")
      else { return nil }
      return made.throwsErrors ? .mapping("each", list, at: access.field, through: .closure(made)) : list.mapping(made)
    case .map, .byCase, .byHand: return nil
    }
  }

  private func read(_ access: Access, _ conversion: Conversion) -> SwiftExpression? {
    guard let value = value(of: access) else { return nil }
    return convert(value, conversion, at: access.field, isOptional: access.result.isOptional)
  }

  /// The DTO's value at a path, by optional chaining.
  func value(of access: Access) -> SwiftExpression? {
    var value: SwiftExpression =
      switch access.root {
      case .dto: .dto
      case .element: .element
      case .branch: .element
      }
    var isOptional = false
    for (index, step) in access.steps.enumerated() {
      guard case .field(let model, let field) = step else { return nil }
      value = value.member(wire[model].properties[field], optional: isOptional)
      isOptional = isOptional || (index + 1 < access.steps.count && fieldIsOptional(model, field))
    }
    return value
  }

  private func fieldIsOptional(_ model: ModelID, _ field: Int) -> Bool { wire[model].isOptional[field] }

  private func convert(
    _ value: SwiftExpression, _ conversion: Conversion, at field: String, isOptional: Bool
  ) -> SwiftExpression? {
    switch conversion {
    case .none: return value
    case .model(let id): return .mapping("one", value, at: field, through: mapper(of: id))
    case .list(.model(let id)): return .mapping("each", value, at: field, through: mapper(of: id))
    case .map(.model(let id)): return .mapping("values", value, at: field, through: mapper(of: id))
    case .list(let inner), .map(let inner):
      guard let body = convert(.element, inner, at: "", isOptional: false) else { return nil }
      if case .map = conversion { return .mapping("values", value, at: field, through: .closure(body)) }
      return .mapping("each", value, at: field, through: .closure(body))
    default: break
    }
    guard let body = scalar(isOptional ? .element : value, conversion, at: field) else { return nil }
    return isOptional ? value.mapping(body) : body
  }

  /// The mapper of a model: of its own type, or of the type that its domain expression makes.
  private func mapper(of id: ModelID) -> SwiftExpression {
    let type = types.type(of: WireUse(.model(id)), .model(id))
    return .mapper(of: DomainTypeTranslator(domain: domain, statuses: statuses).translate(type))
  }

  private func scalar(_ value: SwiftExpression, _ conversion: Conversion, at field: String) -> SwiftExpression? {
    switch conversion {
    case .epochSeconds: .epoch("epochSeconds", value)
    case .epochMilliseconds: .epoch("epochMilliseconds", value)
    case .text: .text(of: value)
    case .parse(.decimal): .mapping("decimal", value, at: field)
    case .parse(.int): .mapping("int", value, at: field)
    case .parse(.bool): .mapping("bool", value, at: field)
    case .parse(.calendarDate): .mapping("calendarDate", value, at: field)
    case .parse(.localDateTime): .mapping("localDateTime", value, at: field)
    case .parse(.timeOfDay): .mapping("timeOfDay", value, at: field)
    case .number(_, let to) where to.isInteger: .mapping("integer", value, at: field)
    case .number(_, .double): .mapping("double", value, at: field)
    default: nil
    }
  }

  /// A construction over values that are there, or over one that may be absent.
  private func construct(
    _ constructor: Constructor, _ arguments: [ResolvedArgument], _ field: String
  ) -> SwiftExpression? {
    if arguments.count == 1, let only = arguments.first, case .read(let access, let conversion) = only.value,
      access.result.isOptional
    {
      guard let value = value(of: access), let inner = convert(.element, conversion, at: field, isOptional: false),
        let made = make(constructor, [(only.label, inner)], at: field)
      else { return nil }
      return value.mapping(made)
    }
    var values: [(String?, SwiftExpression)] = []
    for argument in arguments {
      if case .read(let access, _) = argument.value, access.result.isOptional { return nil }
      guard let value = translate(argument.value) else { return nil }
      values.append((argument.label, value))
    }
    return make(constructor, values, at: field)
  }

  private func make(
    _ constructor: Constructor, _ arguments: [(String?, SwiftExpression)], at field: String
  ) -> SwiftExpression? {
    let labelled = arguments.map { label, value in
      (label: label.map { SwiftIdentifier(sanitizing: $0, fallback: "value") }, value: value)
    }
    let made: SwiftExpression
    switch constructor.target {
    case .declared(let name): made = .construct(.named(name), labelled)
    case .status(let id):
      let raw = SwiftIdentifier(sanitizing: "raw", fallback: "raw")
      made = .construct(.named(statuses[id.index].name), labelled.map { (raw, $0.value) })
    case .scalar: return nil
    }
    return constructor.isFailable ? .mapping("valid", made, at: field) : made
  }
}
