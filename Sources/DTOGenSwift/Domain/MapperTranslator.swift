import DTOGenModel
import DTOGenSchema
import DTOGenTemplates

/// Translates a model's mapper: the guards of its checks, then the initialiser call over its DTO.
struct MapperTranslator: Sendable {
  private let domain: DomainTranslator
  private let checks: CheckTranslator

  init(_ domain: DomainTranslator) {
    self.domain = domain
    checks = CheckTranslator(accesses: domain.expressions.accesses, conversions: domain.expressions.conversions)
  }

  /// The mappers of a model and of all nested in it, outermost first.
  func contexts(for model: ResolvedModel) -> [TemplateContext] {
    var contexts: [TemplateContext] = []
    switch model.domain {
    case .none: break
    case .properties(let properties): contexts.append(mapper(of: model, properties))
    case .expression(let expression): contexts.append(mapper(of: model, through: expression))
    case .cases(let payloads): contexts.append(mapper(of: model, payloads))
    }
    for inner in domain.nested[model.id] { contexts += self.contexts(for: inner) }
    return contexts
  }

  /// The imports of a mapper's file: only its model's type stands in its declarations.
  func imports(for model: ResolvedModel, holding types: [DomainType]) -> FileImports {
    let options = domain.options
    var imports = FileImports(access: options.access)
    imports.add(options.kernelModule, exposed: false)
    imports.add(options.domainModule, exposed: true)
    for module in options.imports { imports.add(module, exposed: false) }
    var types = types
    if case .expression(let expression) = model.domain {
      let type = domain.expressionTypes.type(of: expression).unwrapped
      types.append(type)
      if domain.homes.areInKernel(type) { imports.add(options.kernelModule, exposed: true) }
    }
    let compares = model.checks.flatMap(\.condition.sides).map(\.type)
    if (types + compares).contains(where: DomainTypeTranslator.needsFoundation) {
      imports.add("Foundation", exposed: false)
    }
    return imports
  }

  private func mapper(of model: ResolvedModel, _ properties: [ResolvedProperty]) -> TemplateContext {
    var statements = guards(of: model)
    var items: [TemplateContext] = []
    items.reserveCapacity(properties.count)
    for (name, property) in zip(domain.domain.properties(of: model.id), properties) {
      var item = TemplateContext()
      item.set("name", SwiftLabel.argument(name))
      item.set("value", value(of: property.value, named: name, &statements).marked)
      items.append(item)
    }
    var context = head(of: model, .model(model.id), statements)
    context.set("properties", items.markingEnds())
    context.set("isEmpty", items.isEmpty)
    return context
  }

  /// The mapper of a model that becomes a type declared elsewhere, such as `Money`.
  private func mapper(of model: ResolvedModel, through expression: ResolvedExpression) -> TemplateContext {
    var statements = guards(of: model)
    let name = SwiftIdentifier(sanitizing: "mapped", fallback: "mapped")
    var whole = TemplateContext()
    whole.set("value", value(of: expression, named: name, &statements).marked)
    var context = head(of: model, domain.expressionTypes.type(of: expression), statements)
    context.set("whole", whole)
    return context
  }

  /// The mapper of a union: case by case.
  private func mapper(of model: ResolvedModel, _ payloads: [ResolvedExpression?]) -> TemplateContext {
    var cases: [SwiftStatement] = []
    for (index, (name, payload)) in zip(domain.wire[model.id].cases, payloads).enumerated() {
      var scope = ExpressionScope()
      scope.branch.isOptional = model.cases[index].use.isOptional
      let pattern = SwiftPattern.unionCase(
        name, binding: payload == nil ? nil : ExpressionScope.value, isOptional: false)
      cases.append(.become(name, pattern, payload.map { domain.expressions.translate($0, in: scope) }))
    }
    if case .tagged = model.shape { cases.append(.keepUnknown(ExpressionScope.unknown, ExpressionScope.raw)) }
    var context = head(of: model, .model(model.id), guards(of: model))
    context.set("isChoice", true)
    context.set("cases", cases)
    return context
  }

  private func guards(of model: ResolvedModel) -> [SwiftStatement] { model.checks.flatMap { checks.translate($0) } }

  /// A choice between cases is a statement of its own in front of the initialiser call.
  private func value(
    of expression: ResolvedExpression, named name: SwiftIdentifier, _ statements: inout [SwiftStatement]
  ) -> SwiftExpression {
    guard case .byCase(let access, let branches, let type) = expression else {
      return domain.expressions.translate(expression)
    }
    let local = name.bare == "dto" ? name.appending("Value") : name
    let choice = domain.expressions.choice(access, branches, in: ExpressionScope())
    statements.append(.choose(local, domain.types.translate(type), choice))
    return .name(local)
  }

  private func head(of model: ResolvedModel, _ type: DomainType, _ statements: [SwiftStatement]) -> TemplateContext {
    var context = TemplateContext()
    context.set("domain", domain.types.translate(type.unwrapped))
    context.set("dto", SwiftType.named(domain.wire[model.sharedDTO ?? model.id].dtoPath))
    context.set("statements", statements)
    context.set("properties", [TemplateContext]())
    context.set("isEmpty", false)
    context.set("isChoice", false)
    context.set("cases", [SwiftStatement]())
    context.set("whole", nil as TemplateContext?)
    return context
  }
}
