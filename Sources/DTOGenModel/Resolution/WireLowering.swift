import DTOGenBase
import DTOGenSchema

extension FeatureResolver {
  /// Turns every wire block into arena models; named models come first and keep the indices that names refer to.
  mutating func lowerModels() {
    for (index, schema) in schemas.enumerated() {
      for definition in schema.models {
        append(
          .named(definition.name.value), schema: index, description: definition.description,
          ModelBlocks(
            domain: definition.domain, checks: definition.checks, ignores: definition.ignores,
            location: definition.name.location))
      }
    }
    var id = 0
    for schema in schemas {
      for definition in schema.models {
        lower(definition, into: ModelID(index: id))
        id += 1
      }
    }
    shareDTOs()
  }

  mutating func lowerStatuses() {
    for (index, schema) in schemas.enumerated() {
      for definition in schema.statuses {
        let literals = definition.cases.flatMap(\.values)
        let integers = literals.filter { if case .number = $0.value { true } else { false } }
        if !integers.isEmpty, integers.count != literals.count {
          fail(
            at: definition.name.location,
            "the values of status '\(definition.name.value)' must be all strings or all integers")
        }
        let cases = definition.cases.map { item in
          ResolvedStatus.Case(
            name: item.name.value,
            values: item.values.map { value in
              if case .string(let text) = value.value { .string(text.lowercased()) } else { value.value }
            })
        }
        statuses.append(
          ResolvedStatus(
            id: StatusID(index: statuses.count), schema: index, name: definition.name.value,
            isInteger: !integers.isEmpty, cases: cases))
      }
    }
  }

  @discardableResult
  private mutating func append(
    _ placement: ResolvedModel.Placement, schema: Int, description: String?, _ blocks: ModelBlocks
  ) -> ModelID {
    let id = ModelID(index: models.count)
    models.append(
      ResolvedModel(
        id: id, schema: schema, placement: placement, shape: .object([]), domain: .none, checks: [],
        description: description, sharedDTO: nil, location: blocks.location))
    self.blocks.append(blocks)
    return id
  }

  private mutating func lower(_ definition: ModelDefinition, into id: ModelID) {
    switch definition.wire {
    case .object(let fields): models[id.index].shape = .object(lower(fields, of: id))
    case .other(let use): models[id.index].shape = lowerShape(use, of: id)
    case .sameAs, .inferred: break
    }
  }

  /// Second pass for `"fields": "FlightOffer"`: the other model's shape is known by then.
  private mutating func shareDTOs() {
    var index = 0
    for schema in schemas {
      for definition in schema.models {
        defer { index += 1 }
        guard case .sameAs(let other) = definition.wire else { continue }
        guard case .model(let target) = names[other.value] else {
          let known = names.all.filter { if case .model = names[$0] { true } else { false } }
          fail(
            at: other.location,
            "no model '\(other.value)' in this feature\(NearestName.hint(for: other.value, in: known))")
          continue
        }
        if target.index == index || isShared(target) {
          fail(at: other.location, "'\(other.value)' has no fields of its own to share")
          continue
        }
        models[index].sharedDTO = target
        models[index].shape = models[target.index].shape
      }
    }
  }

  private func isShared(_ id: ModelID) -> Bool {
    var index = 0
    for definition in schemas.flatMap(\.models) {
      if index == id.index, case .sameAs = definition.wire { return true }
      index += 1
    }
    return false
  }

  private mutating func lower(_ fields: [FieldDefinition], of owner: ModelID) -> [ResolvedField] {
    fields.indices.map { index in
      let key = fields[index].key
      let use = lower(fields[index].use, of: owner, key: key.value, isElement: false)
      return ResolvedField(
        key: key.value, use: use,
        description: fields[index].description, deprecated: fields[index].deprecated,
        defaultValue: fields[index].defaultValue.flatMap { typedDefault($0, of: key.value, use.shape) },
        aliases: fields[index].aliases.map(\.value),
        location: key.location, readsEmptyList: fields[index].emptyList != nil)
    }
  }

  private mutating func typedDefault(_ literal: Located<Literal>, of key: String, _ shape: WireShape) -> TypedLiteral? {
    if let typed = TypedLiteral(literal.value, as: shape) { return typed }
    fail(
      at: literal.location,
      "the '$default' of '\(key)' does not fit its type: \(literal.value) is not "
        + FeatureResolver.constants(of: shape))
    return nil
  }

  /// The shape of a model that is no object with fixed keys.
  private mutating func lowerShape(_ use: TypeUse, of owner: ModelID) -> ResolvedModel.Shape {
    switch use.type {
    case .object(let inline):
      blocks[owner.index].domain = inline.domain == .implicit ? blocks[owner.index].domain : inline.domain
      blocks[owner.index].checks += inline.checks
      blocks[owner.index].ignores += inline.ignores
      return .object(lower(inline.fields, of: owner))
    case .oneOf(let variants):
      return .oneOf(
        variants.map { variant in
          let name = variant.name.value
          return ResolvedCase(name: name, use: lower(variant.use, of: owner, key: name, isElement: false))
        })
    case .tagged(let tagged):
      return .tagged(
        tag: tagged.tag.value,
        tagged.cases.map { item in
          let name = item.value.value
          return ResolvedCase(name: name, use: lower(item.use, of: owner, key: name, isElement: false))
        })
    default: return .value(lower(use, of: owner, key: "value", isElement: false))
    }
  }

  private mutating func lower(_ use: TypeUse, of owner: ModelID, key: String, isElement: Bool) -> WireUse {
    switch use.type {
    case .scalar(let scalar): return WireUse(.scalar(scalar), isOptional: use.isOptional)
    case .named(let name):
      guard case .model(let id) = names[name] else {
        failUnknownType(name, at: use.location)
        return WireUse(.scalar(.json), isOptional: use.isOptional)
      }
      return WireUse(.model(id), isOptional: use.isOptional)
    case .list(let element):
      let inner = lower(element, of: owner, key: key, isElement: true)
      return WireUse(.list(inner), isOptional: use.isOptional)
    case .map(let element):
      let inner = lower(element, of: owner, key: key, isElement: true)
      return WireUse(.map(inner), isOptional: use.isOptional)
    case .object, .oneOf, .tagged:
      let id = append(
        .nested(in: owner, key: key, isElement: isElement), schema: models[owner.index].schema, description: nil,
        ModelBlocks(domain: .implicit, checks: [], ignores: [], location: use.location))
      models[id.index].shape = lowerShape(use, of: id)
      return WireUse(.model(id), isOptional: use.isOptional)
    }
  }

  private mutating func failUnknownType(_ name: String, at location: SourceLocation) {
    if case .status = names[name] {
      fail(
        at: location,
        "'\(name)' is a status: the wire type is 'string' or 'int', and \"domain\" says \"\(name)(…)\"")
      return
    }
    let known = ScalarType.allCases.map(\.rawValue) + names.all
    fail(at: location, "unknown type '\(name)'\(NearestName.hint(for: name, in: known))")
  }
}
