import DTOGenModel
import DTOGenSchema
import DTOGenTemplates

/// Translates a model's wire side to what the DTO templates need: a struct, the enum of a union, or a struct around
/// one value.
struct DTOTranslator: Sendable {
  let feature: ResolvedFeature
  let nested: NestedModels
  let names: SwiftNames
  let options: SwiftOptions
  private let casesRead: CasesRead
  /// Of a DTO, and of one that must say its keys.
  private let conformances: (plain: SwiftSnippet, keyed: SwiftSnippet)

  init(feature: ResolvedFeature, nested: NestedModels, names: SwiftNames, options: SwiftOptions) {
    self.feature = feature
    self.nested = nested
    self.names = names
    self.options = options
    casesRead = CasesRead(feature)
    conformances = (
      plain: .conformances(options.conformances), keyed: .conformances(options.conformances + ["WireKeyed"])
    )
  }

  /// The cases of a union that paths read, by their places.
  func accessors(_ model: ResolvedModel) -> [Int] {
    model.cases.indices.filter { casesRead.contains(model.id, $0) }
  }

  /// The context of one type with everything nested in it.
  func context(for model: ResolvedModel) -> TemplateContext {
    var context = TemplateContext()
    context.set("documentation", model.description.map(SwiftComment.lines) ?? [])
    context.set("name", names[model.id].dto)
    let isKeyed = options.explainFailures && !names[model.id].wireKeys.isEmpty
    context.set("conformances", isKeyed ? conformances.keyed : conformances.plain)
    context.set("wireKeys", isKeyed ? wireKeys(names[model.id].wireKeys) : nil)
    context.set("encodes", options.encodes)
    var object: TemplateContext?
    var union: TemplateContext?
    var wrapper: TemplateContext?
    switch model.shape {
    case .object(let fields): object = structure(fields, model)
    case .oneOf(let cases): union = self.union(cases, tag: nil, model)
    case .tagged(let tag, let cases): union = self.union(cases, tag: tag, model)
    case .value(let use): wrapper = self.wrapper(use, model)
    }
    context.set("object", object)
    context.set("union", union)
    context.set("wrapper", wrapper)
    context.set("nested", nested[model.id].map { self.context(for: $0) })
    return context
  }

  private func wrapper(_ use: WireUse, _ model: ResolvedModel) -> TemplateContext {
    var context = TemplateContext()
    context.set("type", types.type(of: use, in: model.id))
    return context
  }

  var types: DTOTypeTranslator { DTOTypeTranslator(feature: feature, names: names) }

  /// What the file of a model's DTO imports.
  func imports(for model: ResolvedModel) -> FileImports {
    var imports = conformanceImports
    if needsFoundation(model) { imports.add("Foundation", exposed: true) }
    return imports
  }

  /// The modules that the configuration names, which may declare what DTOs conform to.
  var conformanceImports: FileImports {
    var imports = FileImports(access: options.access)
    let isExposed = options.conformances.contains { !DTOTranslator.knownProtocols.contains($0) }
    for module in options.imports { imports.add(module, exposed: isExposed) }
    return imports
  }

  private static let knownProtocols: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable", "Swift.Codable", "Swift.Decodable",
    "Swift.Encodable", "Swift.Equatable", "Swift.Hashable", "Swift.Sendable",
  ]

  /// Whether any type in the file is Foundation's.
  private func needsFoundation(_ model: ResolvedModel) -> Bool {
    let uses: [WireUse] =
      switch model.shape {
      case .object(let fields): fields.filter(\.isInDTO).map(\.use)
      case .oneOf(let cases), .tagged(_, let cases): cases.map(\.use)
      case .value(let use): [use]
      }
    return uses.contains(where: DTOTypeTranslator.needsFoundation) || nested[model.id].contains { needsFoundation($0) }
  }
}
