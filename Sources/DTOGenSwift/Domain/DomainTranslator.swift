import DTOGenModel
import DTOGenSchema
import DTOGenTemplates

/// Translates a model's domain side: its struct or enum, and the mapper from its DTO.
struct DomainTranslator: Sendable {
  let feature: ResolvedFeature
  let nested: NestedModels
  let wire: SwiftNames
  let domain: DomainNames
  let options: SwiftOptions
  let types: DomainTypeTranslator
  let expressionTypes: ExpressionTypes
  let expressions: ExpressionTranslator
  let homes: TypeHomes
  private let recursion: DomainRecursion

  init(
    feature: ResolvedFeature, nested: NestedModels, wire: SwiftNames, domain: DomainNames, options: SwiftOptions
  ) {
    self.feature = feature
    self.nested = nested
    self.wire = wire
    self.domain = domain
    self.options = options
    types = DomainTypeTranslator(domain: domain, statuses: feature.statuses)
    expressionTypes = ExpressionTypes(feature)
    expressions = ExpressionTranslator(feature: feature, wire: wire, domain: types, types: expressionTypes)
    homes = TypeHomes(feature)
    recursion = DomainRecursion(feature, expressionTypes)
  }

  /// Whether the model's type, or one nested in it, needs the kernel's indirection.
  func needsIndirection(_ model: ResolvedModel) -> Bool {
    recursion.hasRecursiveProperty(model) || nested[model.id].contains { needsIndirection($0) }
  }

  /// The type with everything nested in it, or nil where the model has no type of its own.
  func typeContext(for model: ResolvedModel) -> TemplateContext? {
    guard let name = domain[model.id].last else { return nil }
    var context: TemplateContext
    switch model.domain {
    case .none, .expression: return nil
    case .properties(let properties):
      let names = domain.properties(of: model.id)
      context = structContext(
        name, in: domain[model.id],
        zip(names, properties).map { name, property in
          (name, expressionTypes.type(of: property.value), recursion.isRecursive(property, in: model.id))
        })
      context.set("isIdentifiable", names.contains { $0.bare == "id" })
    case .cases(let expressions): context = enumContext(name, model, expressions)
    }
    context.set("nested", nested[model.id].compactMap { typeContext(for: $0) })
    context.set("documentation", model.description.map(SwiftComment.lines) ?? [])
    return context
  }

  /// The struct of a type that expressions name and nobody declares.
  func structContext(_ name: SwiftIdentifier, _ properties: [DeclaredType.Property]) -> TemplateContext {
    var context = structContext(
      name, in: [], properties.map { (SwiftIdentifier(sanitizing: $0.name, fallback: "value"), $0.type, false) },
      unlabelled: Set(properties.filter { !$0.isLabelled }.map(\.name)))
    context.set("nested", [TemplateContext]())
    context.set("documentation", [SwiftComment]())
    context.set("isIdentifiable", properties.contains { $0.name == "id" })
    return context
  }

  private func structContext(
    _ name: SwiftIdentifier, in owner: [SwiftIdentifier],
    _ properties: [(name: SwiftIdentifier, type: DomainType, isRecursive: Bool)],
    unlabelled: Set<String> = []
  ) -> TemplateContext {
    var context = TemplateContext()
    let types = types.inside(owner)
    context.set("isEnum", false)
    context.set("name", name)
    context.set(
      "properties",
      properties.map { property in
        var item = TemplateContext()
        item.set("name", property.name)
        item.set(
          "label",
          unlabelled.contains(property.name.bare)
            ? SwiftLabel.unlabelled(property.name) : SwiftLabel.parameter(property.name))
        item.set("storage", SwiftIdentifier(sanitizing: "_" + property.name.bare, fallback: "value"))
        item.set("type", types.translate(property.type))
        item.set("isRecursive", property.isRecursive)
        return item
      }.markingEnds())
    // The initialiser that Swift writes is internal, and has a label for every argument.
    let isShared = SwiftFileContext(options: options).access(in: .domain) != .internal
    context.set("initializer", isShared || !unlabelled.isEmpty)
    return context
  }

  private func enumContext(
    _ name: SwiftIdentifier, _ model: ResolvedModel, _ payloads: [ResolvedExpression?]
  ) -> TemplateContext {
    var context = TemplateContext()
    let types = types.inside(domain[model.id])
    context.set("isEnum", true)
    context.set("name", name)
    context.set("isIndirect", recursion.isRecursive(model.id))
    if case .tagged = model.shape {
      context.set("hasUnknown", true)
    } else {
      context.set("hasUnknown", false)
    }
    context.set(
      "cases",
      zip(wire[model.id].cases, payloads).map { name, payload in
        var item = TemplateContext()
        item.set("name", name)
        item.set("payload", payload.map { types.translate(expressionTypes.type(of: $0)) })
        return item
      })
    return context
  }

  // MARK: Imports

  /// The imports of a model's type with everything nested in it, which hold values of `types`.
  func imports(for model: ResolvedModel, holding types: [DomainType]) -> FileImports {
    var imports = imports(for: types)
    if needsIndirection(model) { imports.add(options.kernelModule, exposed: true) }
    return imports
  }

  /// The imports of a file that declares values of these types.
  func imports(for types: [DomainType]) -> FileImports {
    var imports = FileImports(access: SwiftFileContext(options: options).access(in: .domain))
    if types.contains(where: DomainTypeTranslator.needsFoundation) { imports.add("Foundation", exposed: true) }
    if types.contains(where: homes.areInKernel) { imports.add(options.kernelModule, exposed: true) }
    let usesExisting = types.contains(where: homes.exist)
    for module in options.imports { imports.add(module, exposed: usesExisting) }
    return imports
  }

  /// The types of everything that a model's type and those nested in it hold.
  func types(in model: ResolvedModel) -> [DomainType] {
    model.domain.expressions.map { expressionTypes.type(of: $0) } + nested[model.id].flatMap { types(in: $0) }
  }
}
