extension SampleMapper {
  /// `[Type](path)`
  func makeList(
    _ access: Access, _ constructor: Constructor, _ conversion: Conversion, in scope: MappingScope
  ) throws(MappingFailure) -> DomainValue {
    guard case .list(let elements) = try scope.value(at: access) else { return .absent }
    var values: [DomainValue] = []
    values.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      let place = FieldPath.element(access.field, index)
      values.append(try make(constructor, element, conversion, at: place))
    }
    return .list(values)
  }

  /// `[Key: Value](path)`, in the order of the keys, as the runtime maps them.
  func makeMap(
    _ access: Access, _ key: Constructor, _ value: Constructor?, _ conversion: Conversion, in scope: MappingScope
  ) throws(MappingFailure) -> DomainValue {
    guard case .map(let elements) = try scope.value(at: access) else { return .absent }
    var entries: [DomainValue.Entry] = []
    var keys: Set<DomainValue> = []
    for element in elements {
      let place = FieldPath.value(access.field, element.key)
      let made = try make(key, .scalar(.string(element.key)), .none, at: place)
      let inner =
        if let value {
          try make(value, element.value, conversion, at: place)
        } else {
          try convert(element.value, conversion, at: place)
        }
      guard keys.insert(made).inserted || made == .unknown else { throw MappingFailure(field: access.field) }
      entries.append(DomainValue.Entry(key: made, value: inner))
    }
    return .map(entries)
  }

  private func make(
    _ constructor: Constructor, _ value: DecodedValue, _ conversion: Conversion, at place: String
  ) throws(MappingFailure) -> DomainValue {
    if value.isAbsent { return .absent }
    let argument = try convert(value, conversion, at: place)
    guard let made = ConstructorEvaluation.make(constructor, [(nil, argument)], in: feature) else {
      throw MappingFailure(field: place)
    }
    return made
  }

  /// A decoded value as its conversion gives it, nested models through their own mappers.
  func convert(
    _ value: DecodedValue, _ conversion: Conversion, at place: String
  ) throws(MappingFailure) -> DomainValue {
    if value.isAbsent { return .absent }
    switch (conversion, value) {
    case (.model(let id), _):
      do { return try map(value, with: id) } catch { throw error.placed(at: place) }
    case (.list(let inner), .list(let elements)):
      var values: [DomainValue] = []
      values.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        values.append(try convert(element, inner, at: FieldPath.element(place, index)))
      }
      return .list(values)
    case (.map(let inner), .map(let elements)):
      var entries: [DomainValue.Entry] = []
      for element in elements {
        let converted = try convert(element.value, inner, at: FieldPath.value(place, element.key))
        entries.append(DomainValue.Entry(key: .string(element.key), value: converted))
      }
      return .map(entries)
    case (_, .scalar(let scalar)):
      guard let converted = conversion.apply(to: scalar) else {
        throw MappingFailure(field: place, scalar: conversion.read)
      }
      return converted
    default: return value.plain
    }
  }
}
