import DTOGenBase
import DTOGenSchema

extension FeatureResolver {
  /// `Type(path, label: path)`: finds who declares the type and makes the arguments fit it.
  mutating func resolve(
    _ construction: Expression.Construction, at location: SourceLocation, in scope: PathScope
  ) -> ResolvedExpression? {
    let name = construction.type.name
    if let mapped = mappedThroughModel(construction, in: scope) { return mapped }
    if let each = constructEach(construction, in: scope) { return each }
    var arguments: [ResolvedArgument] = []
    for argument in construction.arguments {
      let raw = parameterKind(of: name.value, argument.label)
      guard let value = resolveArgument(argument.value, wanting: raw, at: location, in: scope) else { return nil }
      arguments.append(ResolvedArgument(label: argument.label, value: value))
    }
    let types = arguments.map { type(of: $0.value).unwrapped }
    let labels = arguments.map(\.label)
    guard let constructor = constructor(construction.type, labels: labels, types: types) else { return nil }
    let field = arguments.lazy.compactMap { FeatureResolver.firstField(of: $0.value) }.first ?? ""
    if case .scalar(let scalar) = constructor.target {
      return convert(arguments, to: scalar, at: name.location)
    }
    return .construct(constructor, arguments, field: field)
  }

  /// `Fare(fare)` where `Fare` is a model: its mapper, which is what the plain path would give, or the second domain
  /// of a shared DTO.
  private mutating func mappedThroughModel(
    _ construction: Expression.Construction, in scope: PathScope
  ) -> ResolvedExpression? {
    guard case .model(let id) = names[construction.type.name.value], construction.arguments.count == 1,
      let argument = construction.arguments.first, argument.label == nil, case .path(let path) = argument.value,
      let found = resolve(path, in: scope), case .model(let wire) = found.value.result.shape,
      wire == (models[id.index].sharedDTO ?? id)
    else { return nil }
    guard domainType(of: id, at: construction.type.name.location) != nil else { return nil }
    mapped.insert(id)
    return reading(found) { _, access in .read(access, .model(id)) }
  }

  /// `Route(legs[].origin)` as an element-wise construction when the only argument walks a list.
  mutating func constructEach(
    _ construction: Expression.Construction, in scope: PathScope
  ) -> ResolvedExpression? {
    guard construction.arguments.count == 1, let argument = construction.arguments.first, argument.label == nil,
      case .path(let path) = argument.value, path.value.segments.contains(.each),
      let found = resolve(path, in: scope), !found.lists.isEmpty
    else { return nil }
    let kind = parameterKind(of: construction.type.name.value, nil)
    return reading(found) { resolver, access in
      guard let value = resolver.read(access, wanting: kind, at: path.location) else { return nil }
      let types = [resolver.type(of: value).unwrapped]
      guard let made = resolver.constructor(construction.type, labels: [nil], types: types) else { return nil }
      return .construct(made, [ResolvedArgument(label: nil, value: value)], field: access.field)
    }
  }

  /// What a known initialiser wants in a place, where it is not simply the argument's own type.
  enum ParameterKind { case any, text, int64 }

  private func parameterKind(of type: String, _ label: String?) -> ParameterKind {
    if case .status(let id) = names[type] { return statuses[id.index].isInteger ? .int64 : .text }
    guard type == "Money", !configuration.existing.contains(type) else { return .any }
    switch label {
    case "minorUnits": return .int64
    case "major", "currencyCode", "isoCurrency": return .text
    default: return .any
    }
  }

  private mutating func resolveArgument(
    _ expression: Expression, wanting kind: ParameterKind, at location: SourceLocation, in scope: PathScope
  ) -> ResolvedExpression? {
    if case .path(let path) = expression {
      guard let found = resolve(path, in: scope) else { return nil }
      return reading(found) { resolver, access in resolver.read(access, wanting: kind, at: path.location) }
    }
    if kind == .int64, case .literal(let literal) = expression, plainType(of: literal) == .scalar(.int) {
      return resolve(literal, as: .scalar(.int64), at: location)
    }
    return resolve(expression, at: location, in: scope)
  }

  /// Reads an argument; text for an initialiser that parses it itself stays text.
  mutating func read(_ access: Access, wanting kind: ParameterKind, at location: SourceLocation) -> ResolvedExpression?
  {
    if kind == .text, case .scalar(let scalar) = access.result.shape, scalar.isTextInDTO { return .read(access, .none) }
    guard let (conversion, type) = conversion(for: access.result, at: location) else { return nil }
    if kind == .int64, case .scalar(let from) = type.unwrapped, from != .int64, from.isInteger {
      return .read(access, conversion == .parse(.int) ? .parse(.int64) : .number(from: from, to: .int64))
    }
    return .read(access, conversion)
  }

  /// `String(id)`, `Decimal(price)`: a scalar's own conversions.
  private mutating func convert(
    _ arguments: [ResolvedArgument], to target: DomainScalar, at location: SourceLocation
  ) -> ResolvedExpression? {
    guard arguments.count == 1, let argument = arguments.first, argument.label == nil,
      case .read(let access, let conversion) = argument.value,
      case .scalar(let from) = type(of: argument.value).unwrapped
    else {
      fail(at: location, "\(target.rawValue)(…) takes one path")
      return nil
    }
    if from == target { return argument.value }
    switch (from, target) {
    case (_, .string) where from.isInteger || from == .decimal: return .read(access, .text(from: from))
    case (.string, _) where target.isReadFromText: return .read(access, .parse(target))
    case _ where from.isNumber && target.isNumber && conversion == .none:
      return .read(access, .number(from: from, to: target))
    default:
      fail(at: location, "no conversion from \(from.rawValue) to \(target.rawValue) for '\(access.field)'")
      return nil
    }
  }

  /// The wire path that an error about an expression names.
  package static func firstField(of expression: ResolvedExpression) -> String? {
    switch expression {
    case .construct(_, _, let field), .byHand(_, _, let field): field
    default: expression.ownAccesses.first?.field
    }
  }
}

extension ScalarType {
  /// Whether the DTO holds the text as it came.
  var isTextInDTO: Bool { traits.decoded == .string }
}
