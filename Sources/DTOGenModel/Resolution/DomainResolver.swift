import DTOGenBase
import DTOGenSchema

extension FeatureResolver {
  /// Types the domain of every model that needs one: all named models, then inline objects as their mappers are called.
  /// An inline object that only paths reach keeps no domain type of its own.
  mutating func resolveDomains() {
    var pending: [ModelID] = []
    for model in models {
      if case .named = model.placement { pending.append(model.id) }
    }
    var done: Set<ModelID> = []
    while !pending.isEmpty {
      for id in pending where done.insert(id).inserted { resolveDomain(of: id) }
      pending = mapped.subtracting(done).sorted { $0.index < $1.index }
    }
  }

  private mutating func resolveDomain(of id: ModelID) {
    switch blocks[id.index].domain {
    case .none: models[id.index].domain = .none
    case .expression(let expression):
      _ = domainType(of: id, at: expression.location)
    case .properties(let properties): resolve(properties, of: id)
    case .implicit: resolveImplicit(id)
    }
  }

  private mutating func resolve(_ properties: [DomainPropertyDefinition], of id: ModelID) {
    var resolved: [ResolvedProperty] = []
    resolved.reserveCapacity(properties.count)
    for property in properties {
      guard let value = resolve(property.expression, in: PathScope(model: id)) else { continue }
      if isOpaque(type(of: value)) {
        fail(
          at: property.expression.location,
          "a 'json' value has no domain type: write { \"$byHand\": \"YourType\", \"from\": [\"…\"] } and map it yourself"
        )
        continue
      }
      resolved.append(
        ResolvedProperty(
          name: property.name.value, value: value, isTested: property.isTested, location: property.name.location))
    }
    models[id.index].domain = .properties(resolved)
  }

  /// No `domain` block: each field keeps its own name and the plainest faithful type.
  private mutating func resolveImplicit(_ id: ModelID) {
    let location = models[id.index].location
    let wire = models[id.index].sharedDTO ?? id
    switch models[id.index].shape {
    case .object(let fields):
      var items: [ImplicitProperty] = []
      items.reserveCapacity(fields.count)
      for index in fields.indices {
        if isOpaque(fields[index].use) {
          usage.note(wire, index)
          diagnostics.append(
            .note(
              at: fields[index].location,
              "'\(fields[index].key)' of '\(displayName(of: id))' stays out of the domain: its type is unknown"))
          continue
        }
        var access = Access(dto: wire)
        step(&access, to: index, of: wire)
        items.append((fields[index].key, access, fields[index].location))
      }
      resolveImplicit(id, items)
    case .value: resolveImplicit(id, [("value", Access(dto: wire), location)])
    case .oneOf(let cases), .tagged(_, let cases):
      models[id.index].domain = .cases(
        cases.map { item in
          guard !isOpaque(item.use) else { return nil }
          let access = Access(root: .branch, steps: [], result: item.use, field: "")
          return conversion(for: item.use, at: location).map { .read(unwrapping(access), $0.0) }
        })
    }
  }

  private typealias ImplicitProperty = (key: String, access: Access, location: SourceLocation)

  private mutating func resolveImplicit(_ id: ModelID, _ items: [ImplicitProperty]) {
    let names = PropertyNames(keys: items.map(\.key), naming: configuration.naming)
    var properties: [ResolvedProperty] = []
    properties.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      let access = unwrapping(item.access)
      guard let (conversion, _) = conversion(for: access.result, at: item.location) else { continue }
      properties.append(
        ResolvedProperty(
          name: names[index], value: .read(access, conversion), isTested: true, location: item.location))
    }
    models[id.index].domain = .properties(properties)
  }
}
