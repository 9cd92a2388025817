import DTOGenModel
import DTOGenSchema

/// Translates conversions of wire values to domain values.
struct ConversionTranslator: Sendable {
  let domainTypes: DomainTypeTranslator
  let types: ExpressionTypes

  /// The value as its conversion gives it; nil stays nil where `use` may be absent.
  func convert(
    _ value: SwiftExpression, _ conversion: Conversion, _ use: WireUse, at place: SwiftPlace
  ) -> SwiftExpression {
    switch conversion {
    case .none: value
    case .model(let id): model(value, id, use, place)
    case .list(let inner): elements("each", value, inner, use, place)
    case .map(let inner): elements("values", value, inner, use, place)
    default:
      use.isOptional ? value.mapping(scalar(.element, conversion, at: place)) : scalar(value, conversion, at: place)
    }
  }

  private func model(_ value: SwiftExpression, _ id: ModelID, _ use: WireUse, _ place: SwiftPlace) -> SwiftExpression {
    guard place == .nowhere else {
      return .mapping("one", value, at: place, through: .mapper(of: domainType(of: id)))
    }
    if use.isOptional { return value.mapping(.mapped(.element, to: domainType(of: id))) }
    return .mapped(value, to: domainType(of: id))
  }

  private func elements(
    _ function: StaticString, _ value: SwiftExpression, _ inner: Conversion, _ use: WireUse, _ place: SwiftPlace
  ) -> SwiftExpression {
    guard let element = use.element else { return value }
    if case .model(let id) = inner, !element.isOptional {
      return .mapping(function, value, at: place, through: .mapper(of: domainType(of: id)))
    }
    let body = convert(.element, inner, element, at: .nowhere)
    if body.throwsErrors { return .mapping(function, value, at: place, through: .closure(body)) }
    if case .map = use.shape { return value.mappingValues(body, optional: use.isOptional) }
    return value.mappingElements(body, optional: use.isOptional)
  }

  /// The type that a model's mapper makes: its own, or the one that its domain expression gives.
  func domainType(of id: ModelID) -> SwiftType {
    domainTypes.translate(types.type(of: WireUse(.model(id)), .model(id)))
  }

  private func scalar(_ value: SwiftExpression, _ conversion: Conversion, at place: SwiftPlace) -> SwiftExpression {
    switch conversion {
    case .epochSeconds: .epoch("epochSeconds", value)
    case .epochMilliseconds: .epoch("epochMilliseconds", value)
    case .text: .text(of: value)
    case .parse(let scalar): scalar.parsed(value, at: place)
    case .number(let from, .decimal): from.isInteger ? .decimal(of: value) : .mapping("decimal", value, at: place)
    case .number(_, .double): .mapping("double", value, at: place)
    case .number: .mapping("integer", value, at: place)
    case .none, .model, .list, .map: value
    }
  }
}
