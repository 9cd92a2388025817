/// Translates a model's domain side: the struct, and the mapper from its DTO.
struct DomainTranslator: Sendable {
  let feature: ResolvedFeature
  let nested: NestedModels
  let wire: SwiftNames
  let domain: DomainNames
  let options: SwiftOptions
  private let expressionTypes: ExpressionTypes

  init(
    feature: ResolvedFeature, nested: NestedModels, wire: SwiftNames, domain: DomainNames, options: SwiftOptions
  ) {
    self.feature = feature
    self.nested = nested
    self.wire = wire
    self.domain = domain
    self.options = options
    expressionTypes = ExpressionTypes(feature)
  }

  /// The struct with everything nested in it, or nil where the model has no struct of its own.
  func structContext(for model: ResolvedModel) -> TemplateContext? {
    guard case .properties(let properties) = model.domain, let name = domain[model.id].last else { return nil }
    let names = DomainNames.properties(properties)
    var context = structContext(
      name, zip(names, properties.map { expressionTypes.type(of: $0.value) }),
      nested: nested[model.id].compactMap { structContext(for: $0) })
    context.set("documentation", model.description.map(SwiftComment.lines) ?? [])
    context.set("isIdentifiable", names.contains { $0.bare == "id" })
    return context
  }

  /// The struct of a type that expressions name and nobody declares.
  func structContext(_ name: SwiftIdentifier, _ properties: [DeclaredType.Property]) -> TemplateContext {
    var context = structContext(
      name, properties.map { (SwiftIdentifier(sanitizing: $0.name, fallback: "value"), $0.type) }, nested: [])
    context.set("documentation", [SwiftComment]())
    context.set("isIdentifiable", false)
    context.set("needsFoundation", properties.contains { DomainTypeTranslator.needsFoundation($0.type) })
    return context
  }

  private func structContext(
    _ name: SwiftIdentifier, _ properties: some Sequence<(SwiftIdentifier, DomainType)>, nested: [TemplateContext]
  ) -> TemplateContext {
    var context = TemplateContext()
    context.set("name", name)
    context.set(
      "properties",
      properties.map { name, type in
        var item = TemplateContext()
        item.set("name", name)
        item.set("type", types.translate(type))
        return item
      }.markingEnds())
    context.set("initializer", options.access != .internal)
    context.set("nested", nested)
    return context
  }

  func needsFoundation(_ model: ResolvedModel) -> Bool {
    if case .properties(let properties) = model.domain,
      properties.contains(where: { DomainTypeTranslator.needsFoundation(expressionTypes.type(of: $0.value)) })
    {
      return true
    }
    return nested[model.id].contains { needsFoundation($0) }
  }

  /// The mappers of a model and of all nested in it, outermost first.
  func mapperContexts(for model: ResolvedModel, _ diagnostics: inout [Diagnostic]) -> [TemplateContext] {
    var contexts: [TemplateContext] = []
    if case .properties(let properties) = model.domain {
      contexts.append(mapper(of: model, properties, &diagnostics))
    }
    if case .expression(let expression) = model.domain {
      contexts.append(mapper(of: model, through: expression, &diagnostics))
    }
    for inner in nested[model.id] { contexts += mapperContexts(for: inner, &diagnostics) }
    return contexts
  }

  private func mapper(
    of model: ResolvedModel, _ properties: [ResolvedProperty], _ diagnostics: inout [Diagnostic]
  ) -> TemplateContext {
    var items: [TemplateContext] = []
    for (name, property) in zip(DomainNames.properties(properties), properties) {
      guard let value = translator.translate(property.value) else {
        diagnostics.append(
          .error(at: property.location, "the Swift translator has no form for the expression of '\(property.name)'"))
        continue
      }
      var item = TemplateContext()
      item.set("name", SwiftLabel(name))
      item.set("value", value.marked)
      items.append(item)
    }
    var context = mapperHead(of: model, .model(model.id), &diagnostics)
    context.set("properties", items.markingEnds())
    context.set("whole", nil as TemplateContext?)
    return context
  }

  /// The mapper of a model that becomes a type declared elsewhere, such as `Money`.
  private func mapper(
    of model: ResolvedModel, through expression: ResolvedExpression, _ diagnostics: inout [Diagnostic]
  ) -> TemplateContext {
    var context = mapperHead(of: model, expressionTypes.type(of: expression), &diagnostics)
    context.set("properties", [TemplateContext]())
    guard let value = translator.translate(expression) else {
      diagnostics.append(.error(at: model.location, "the Swift translator has no form for this model's domain"))
      return context
    }
    var whole = TemplateContext()
    whole.set("value", value.marked)
    context.set("whole", whole)
    return context
  }

  private func mapperHead(
    of model: ResolvedModel, _ type: DomainType, _ diagnostics: inout [Diagnostic]
  ) -> TemplateContext {
    for check in model.checks {
      diagnostics.append(.error(at: check.location, "the Swift translator has no form for checks"))
    }
    var context = TemplateContext()
    context.set("domain", types.translate(type))
    context.set("dto", SwiftType.named(wire[model.sharedDTO ?? model.id].dtoPath))
    return context
  }

  var types: DomainTypeTranslator { DomainTypeTranslator(domain: domain, statuses: feature.statuses) }

  private var translator: ExpressionTranslator {
    ExpressionTranslator(wire: wire, domain: domain, statuses: feature.statuses, types: expressionTypes)
  }
}
