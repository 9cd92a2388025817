import DTOGenModel
import DTOGenSchema
import DTOGenTemplates

/// Translates a response to what its template needs: the envelope's DTO, and the mapper from the whole document.
struct ResponseTranslator: Sendable {
  let feature: ResolvedFeature
  let dtos: DTOTranslator
  let names: SwiftNames
  let domains: DomainTranslator

  var types: DomainTypeTranslator { domains.types }

  /// Nil where the document is the main model itself and has no name of its own: there is nothing to write then.
  ///
  /// `documents` are the types that have a mapper already, so that two names for one list give one mapper.
  func context(
    for response: ResolvedResponse, of schema: ResolvedSchema, documents: inout Set<String>
  ) -> TemplateContext? {
    let envelope = envelope(of: response)
    let alias = envelope == nil && response.name != nil ? alias(response) : nil
    let mapper = response.at.segments.isEmpty ? nil : mapper(response, schema, &documents)
    guard envelope != nil || alias != nil || mapper != nil else { return nil }
    var context = TemplateContext()
    context.set("envelope", envelope.map { dtos.context(for: $0) })
    context.set("alias", alias)
    context.set("mapper", mapper)
    imports(response, schema, maps: mapper != nil).set(in: &context)
    return context
  }

  private func imports(_ response: ResolvedResponse, _ schema: ResolvedSchema, maps: Bool) -> FileImports {
    let options = dtos.options
    var imports = FileImports(access: options.access)
    guard maps else { return imports }
    let domain = domain(of: schema)
    let homes = domains.homes
    // To the compiler the element of an extended list's type is no part of what the file shows.
    let isExposed = !isList(response)
    let skips = isList(response) && schema.listPolicy == .skip
    if DomainTypeTranslator.needsFoundation(domain) { imports.add("Foundation", exposed: isExposed) }
    if homes.areInKernel(domain) { imports.add(options.kernelModule, exposed: isExposed) }
    if skips { imports.add(options.kernelModule, exposed: true) }
    if homes.exist(domain) { for module in options.imports { imports.add(module, exposed: isExposed) } }
    imports.add(options.domainModule, exposed: isExposed && !homes.areInKernel(domain) && !homes.exist(domain))
    return imports
  }

  /// The name of the response's DTO, and of its file.
  func name(of response: ResolvedResponse) -> SwiftIdentifier {
    envelope(of: response).map { names[$0.id].dto }
      ?? SwiftIdentifier(sanitizing: response.typeName + "DTO", fallback: "ResponseDTO")
  }

  /// The type that the whole document decodes to.
  func document(of response: ResolvedResponse, _ schema: ResolvedSchema) -> SwiftType {
    dtos.types.type(of: response.document, in: schema.main)
  }

  /// The domain type of one sample.
  func domain(of schema: ResolvedSchema) -> DomainType {
    domains.expressionTypes.type(of: WireUse(.model(schema.main)), .model(schema.main)).unwrapped
  }

  /// Whether the mapper of the whole document throws, which that of a skipping list need not.
  func throwsErrors(_ response: ResolvedResponse, of schema: ResolvedSchema) -> Bool {
    ResponseExpression(response, in: feature, names: names, to: types.translate(domain(of: schema))).throwsErrors
  }

  /// Whether the whole document becomes a list.
  func isList(_ response: ResolvedResponse) -> Bool { response.at.segments.contains(.each) }

  /// The model of the outermost keys on the way to the samples.
  private func envelope(of response: ResolvedResponse) -> ResolvedModel? {
    guard response.at.segments.contains(where: { if case .key = $0 { true } else { false } }) else { return nil }
    var use = response.document
    while let element = use.element { use = element }
    guard case .model(let id) = use.shape else { return nil }
    return feature[id]
  }

  private func alias(_ response: ResolvedResponse) -> TemplateContext {
    var context = TemplateContext()
    context.set("name", name(of: response))
    context.set("type", dtos.types.type(of: response.document, in: ModelID(index: -1)))
    return context
  }

  private func mapper(
    _ response: ResolvedResponse, _ schema: ResolvedSchema, _ documents: inout Set<String>
  ) -> TemplateContext? {
    if case .none = feature[schema.main].domain { return nil }
    let element = types.translate(domain(of: schema))
    let document = document(of: response, schema)
    guard documents.insert("\(isList(response)) \(element.source) \(document.source)").inserted else { return nil }
    let expression = ResponseExpression(response, in: feature, names: names, to: element)
    var context = TemplateContext()
    context.set("domain", isList(response) ? SwiftType.list(of: element) : element)
    context.set("dto", document)
    context.set("skips", schema.listPolicy == .skip && isList(response))
    context.set("throws", expression.throwsErrors)
    context.set("value", expression)
    return context
  }
}
