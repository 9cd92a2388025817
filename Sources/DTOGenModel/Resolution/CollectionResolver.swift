import DTOGenBase
import DTOGenSchema

extension FeatureResolver {
  /// `[Type](path)`: one value made from each element of a list.
  mutating func resolveList(
    _ type: Expression.TypeReference, _ path: Located<WirePath>, in scope: PathScope
  ) -> ResolvedExpression? {
    guard let found = resolve(path, in: scope) else { return nil }
    if !found.lists.isEmpty, unwrapping(found.value).result.element == nil {
      // `[SkuID](items[].sku)`: the path makes the list.
      let argument = Expression.Argument(label: nil, value: .path(path))
      return constructEach(Expression.Construction(type: type, arguments: [argument]), in: scope)
    }
    return reading(found) { resolver, access in
      guard case .list(let element) = access.result.shape else {
        resolver.fail(at: path.location, "'\(path.value)' is no list, so '[\(type.name.value)](…)' has no elements")
        return nil
      }
      guard let (constructor, conversion) = resolver.elementConstructor(type, element, at: path.location) else {
        return nil
      }
      if case .scalar = constructor.target { return .read(access, conversion == .none ? .none : .list(conversion)) }
      return .list(access, constructor, conversion)
    }
  }

  /// `[Key: Value](path)`: keys made from a map's keys, values from its values.
  mutating func resolveMap(
    key: Expression.TypeReference, value: Expression.TypeReference, _ path: Located<WirePath>, in scope: PathScope
  ) -> ResolvedExpression? {
    guard let found = resolve(path, in: scope) else { return nil }
    return reading(found) { resolver, access in
      guard case .map(let element) = access.result.shape else {
        resolver.fail(at: path.location, "'\(path.value)' is no map with keys of its own")
        return nil
      }
      guard let keyMaker = resolver.constructor(key, labels: [nil], types: [.scalar(.string)]) else { return nil }
      if case .model(let id) = resolver.names[value.name.value], case .model(let wire) = element.shape,
        wire == (resolver.models[id.index].sharedDTO ?? id)
      {
        resolver.mapped.insert(id)
        return .map(access, key: keyMaker, value: nil, .model(id))
      }
      guard let (maker, conversion) = resolver.elementConstructor(value, element, at: path.location) else { return nil }
      if case .scalar = maker.target { return .map(access, key: keyMaker, value: nil, conversion) }
      return .map(access, key: keyMaker, value: maker, conversion)
    }
  }

  private mutating func elementConstructor(
    _ type: Expression.TypeReference, _ element: WireUse, at location: SourceLocation
  ) -> (Constructor, Conversion)? {
    if case .status(let id) = names[type.name.value] {
      let wanted: DomainScalar = statuses[id.index].isInteger ? .int64 : .string
      guard let (conversion, own) = conversion(for: WireUse(element.shape), at: location) else { return nil }
      if wanted == .int64, case .scalar(let from) = own, from.isInteger, from != .int64 {
        return (Constructor(target: .status(id), isFailable: false), .number(from: from, to: .int64))
      }
      return constructor(type, labels: [nil], types: [own]).map { ($0, conversion) }
    }
    guard let (conversion, own) = conversion(for: WireUse(element.shape), at: location) else { return nil }
    guard let made = constructor(type, labels: [nil], types: [own]) else { return nil }
    if case .scalar(let target) = made.target, own != .scalar(target) {
      fail(at: location, "the elements are \(describe(own)), not \(target.rawValue)")
      return nil
    }
    return (made, conversion)
  }
}
