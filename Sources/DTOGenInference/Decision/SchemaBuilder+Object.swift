import DTOGenBase
import DTOGenSchema

extension SchemaBuilder {
  /// What an object is for the place it stands in.
  enum ObjectRole {
    /// The main model, or a named type: always with a domain block.
    case model
    /// Without a name: a domain block only where the implicit one would not do.
    case inline
  }

  /// A map, a type that contains itself, or an inline object.
  mutating func objectType(_ objects: ObjectFacts, _ context: DecisionContext) -> TypeDecision {
    if objects.isSelf, let name = context.selfName {
      explain(context, name, "the object is of the type it stands in", objects.first)
      return TypeDecision(.named(name))
    }
    guard !objects.fields.isEmpty else {
      warn(
        objects.first,
        "\(context.path): only empty objects seen; add a sample with a member or write its type")
      explain(context, "[string: json]", "only empty objects were seen", objects.first)
      return TypeDecision(.map(use(.scalar(.json), objects.first)), .opaque)
    }
    if let map = MapRule.map(of: objects, key: context.key) { return self.map(objects, map, context) }
    if let folded = RecursionRule.fold(objects, in: files) { return namedType(folded, context) }
    if offers, let money = moneyObject(objects, context) { return money }
    if let variants = taggedType(objects, context) { return variants }
    if let doubt = MapRule.doubt(about: objects) {
      note(
        objects.first, "\(context.path): read as a record, although \(doubt); write { \"$map\": … } if they are data")
    }
    explain(context, "object", "its keys are words", objects.first)
    let object = self.object(objects, context, role: .inline)
    var isOpaque = false
    if case .none = object.domain { isOpaque = true }
    return TypeDecision(.object(object), isOpaque ? .opaque : .plain)
  }

  private mutating func map(_ objects: ObjectFacts, _ map: MapRule.Map, _ context: DecisionContext) -> TypeDecision {
    var value = Shape()
    for field in objects.fields.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      value.merge(field.shape, in: files)
    }
    note(objects.first, "\(context.path): read as a map, because \(map.reason)")
    explain(context, "map", map.reason, objects.first)
    let decision = decide(value, context.element)
    let isOptional = value.nullCount > 0
    let type = WireType.map(use(decision.type, value.first, isOptional: isOptional))
    if case .opaque = decision.domain { return TypeDecision(type, .opaque) }
    guard offers, let prefix = map.prefix, !isOptional, case .scalar(let scalar) = decision.type,
      let valueName = scalar.plainDomainName
    else { return TypeDecision(type) }
    let words = naming.words(of: prefix)
    let name = naming.upperCamel(naming.renames(prefix) ? words.singular : words) + "ID"
    guard takenNames.insert(name).inserted else { return TypeDecision(type) }
    return TypeDecision(type, .keyedMap(key: name, value: valueName))
  }

  /// A named type for an object that contains itself.
  private mutating func namedType(_ objects: ObjectFacts, _ context: DecisionContext) -> TypeDecision {
    let name = typeName(for: context)
    note(objects.first, "\(context.path): contains itself, so it is the type '\(name)' of its own")
    explain(context, name, "the object contains objects of its own kind", objects.first)
    let position = types.count
    types.append(
      ModelDefinition(
        name: located(name, objects.first), wire: .object([]), domain: .implicit, checks: [], ignores: []))
    var inner = context
    inner.selfName = name
    inner.isReachable = false
    let object = self.object(objects, inner, role: .model)
    types[position].wire = .object(object.fields)
    types[position].domain = object.domain
    return TypeDecision(.named(name))
  }

  /// An object that is nothing but an amount and its currency.
  private mutating func moneyObject(_ objects: ObjectFacts, _ context: DecisionContext) -> TypeDecision? {
    guard let pair = MoneyRule.pair(of: objects.fields) else { return nil }
    switch MoneyRule.verdict(amount: pair.amount, currency: pair.currency) {
    case .no: return nil
    case .unclear(let reason):
      note(
        objects.first,
        "\(context.path): looks like money, but \(reason): it stays as it is unless its '$domain' says Money(…)")
      return nil
    case .money(let reading):
      explain(context, "object", "an amount with its currency", objects.first)
      let fields = objects.orderedFields(in: files).map { field in
        FieldDefinition(
          key: located(field.name, field.first),
          use: use(
            field.key == pair.amount.key ? .scalar(reading.wireType) : .scalar(.string), field.shape.first))
      }
      let domain = reading.expression(
        amount: located(WirePath([.key(pair.amount.name)]), pair.amount.first),
        currency: located(WirePath([.key(pair.currency.name)]), pair.currency.first))
      explain(context, "object", "an amount and its currency, and nothing else", objects.first)
      return TypeDecision(
        .object(InlineObject(fields: fields, domain: .expression(located(domain, objects.first)))))
    }
  }

  /// The fields of an object and its domain block.
  mutating func object(_ objects: ObjectFacts, _ context: DecisionContext, role: ObjectRole) -> InlineObject {
    let fields = distinctFields(objects.orderedFields(in: files), context)
    let names = PropertyNames(keys: fields.indices.map { fields[$0].name }, naming: naming)
    var plan = DomainPlan(fields: fields, names: names)
    if offers, case .model = role, context.isOutermost {
      plan.identity = IdentifierRule.identity(of: fields, model: model)
    }
    if offers {
      plan.findMoney()
      noteUnclearMoney(plan, context)
    }
    var definitions: [FieldDefinition] = []
    definitions.reserveCapacity(fields.count)
    for (position, field) in fields.enumerated() {
      let inner = context.field(field.role)
      let readsEmptyList = UnionRule.meaning(of: field.shape, key: inner.key) == .emptyListForObject
      var decision = readsEmptyList ? emptyListOrObject(field.shape, inner) : decide(field.shape, inner)
      if let type = plan.wireType(of: position) {
        decision = TypeDecision(.scalar(type))
        explain(inner, type.rawValue, "an amount of money or its currency", .none)
      }
      let location = location(field.first)
      definitions.append(definition(of: field, at: location, decision.type, readsEmptyList: readsEmptyList))
      explainOptional(field, inner)
      plan.add(
        decision, of: position, at: location, statusName: statusName(for: decision, at: field.first, inner))
    }
    return InlineObject(fields: definitions, domain: domainBlock(plan, role: role))
  }

  private func definition(
    of field: ShapeField, at location: SourceLocation, _ type: WireType, readsEmptyList: Bool
  ) -> FieldDefinition {
    // An empty list that is no empty map is an object that is absent.
    let isAbsentObject = readsEmptyList && !type.isMap
    let isOptional = field.isOptional || field.shape.kinds.isEmpty || isAbsentObject
    return FieldDefinition(
      key: Located(field.name, at: location), use: use(type, field.shape.first, isOptional: isOptional),
      emptyList: readsEmptyList ? self.location(field.shape.lists.first) : nil)
  }

  /// Says which prices beside a currency stay plain, and why.
  private mutating func noteUnclearMoney(_ plan: DomainPlan, _ context: DecisionContext) {
    guard !plan.unclearMoney.isEmpty, MoneyRule.pair(of: plan.fields) == nil || context.isOutermost else { return }
    for (field, reason) in plan.unclearMoney {
      note(
        field.first,
        "\(context.field(field.role).path): looks like money, but \(reason): it stays as it is unless its line in 'domain' says Money(…)"
      )
    }
  }

  /// The fields without those that the decoder cannot tell from another one.
  private mutating func distinctFields(_ fields: [ShapeField], _ context: DecisionContext) -> [ShapeField] {
    guard !KeyLikeness.areSurelyDistinct(fields) else { return fields }
    var texts: Set<String> = []
    var converted: Set<String> = []
    var leftOut: [Int] = []
    for position in fields.indices {
      guard texts.insert(fields[position].name).inserted else {
        warn(
          fields[position].first,
          "\(context.field(fields[position].role).path): this key and another one differ only in how the same characters are composed, "
            + "so that the decoder reaches one of them only; this one is left out")
        leftOut.append(position)
        continue
      }
      guard !converted.insert(SnakeCaseConversion.convert(fields[position].name)).inserted else { continue }
      if !needsExplicitKeys {
        note(
          fields[position].first,
          "\(context.field(fields[position].role).path): this key and another one become the same property: \"keys\" is \"explicit\" in the schema"
        )
      }
      needsExplicitKeys = true
    }
    return leftOut.isEmpty ? fields : fields.indices.filter { !leftOut.contains($0) }.map { fields[$0] }
  }

  private mutating func explainOptional(_ field: ShapeField, _ context: DecisionContext) {
    guard explains else { return }
    let path = context.path
    guard let position = explanations.lastIndex(where: { $0.path == path }) else { return }
    if !field.firstAbsent.isNone {
      explanations[position].isOptional = true
      explanations[position].reasons.append(
        .init(text: "optional: absent in the object that begins here", location: location(field.firstAbsent)))
    }
    if field.shape.nullCount > 0 {
      explanations[position].isOptional = true
      explanations[position].reasons.append(
        .init(text: "optional: null here", location: location(field.shape.firstNull)))
    }
  }
}
