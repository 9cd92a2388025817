package import DTOGenBase
package import DTOGenModel
import DTOGenOutput
package import DTOGenSchema
package import DTOGenTemplates

/// Translates a resolved feature to Swift files: names first, then one template context for each file.
package struct SwiftTranslator: Sendable {
  let feature: ResolvedFeature
  let configuration: Configuration
  let library: TemplateLibrary
  private let names: SwiftNames
  private let dtos: DTOTranslator
  private let domains: DomainTranslator
  private let responses: ResponseTranslator
  private let requirements: SupportRequirements
  private let parallel: ParallelMap

  package init(
    feature: ResolvedFeature, configuration: Configuration, library: TemplateLibrary,
    parallel: ParallelMap = .sequential
  ) {
    self.feature = feature
    self.parallel = parallel
    var configuration = configuration
    let layout = configuration.layout
    configuration.swift.module = layout.path(configuration.swift.module, feature: feature.name)
    configuration.swift.domainModule = configuration.swift.domainModule.map { layout.path($0, feature: feature.name) }
    self.configuration = configuration
    self.library = library
    let nested = NestedModels(feature)
    let nestedDomain = NestedModels(feature, hasType: \.hasDomainType)
    names = SwiftNames(feature, nested: nested)
    let options = configuration.swift
    dtos = DTOTranslator(feature: feature, nested: nested, names: names, options: options)
    domains = DomainTranslator(
      feature: feature, nested: nestedDomain, wire: names,
      domain: DomainNames(feature, names, nested: nestedDomain), options: options)
    responses = ResponseTranslator(feature: feature, dtos: dtos, names: names, domains: domains)
    requirements = SupportRequirements(feature, configuration, domains)
  }

  /// All files of the feature; its module's support and the kernel types it needs are still to be rendered.
  ///
  /// `plans`, of the same feature, tell what the generated tests prove.
  package func translate(_ plans: [TestPlan]) -> TranslatedFeature {
    var output = GeneratorOutput()
    output.diagnostics += TypeNameChecks(feature).diagnostics + requirements.diagnostics(for: feature)
    output.diagnostics += feature.models.flatMap { DefaultTranslator.diagnostics(for: $0) }
    guard !output.diagnostics.hasErrors else { return TranslatedFeature(output: output) }
    for part in parallel.map(feature.schemas, translate) {
      output.files += part.files
      output.diagnostics += part.diagnostics
    }
    addResponses(&output)
    addScaffoldedTypes(&output)
    let testSupport = addTests(plans, &output)
    output.files.sort { $0.path < $1.path }
    return TranslatedFeature(output: output, shared: support + kernel + testSupport)
  }

  /// The files of one schema's models and statuses.
  private func translate(_ schema: ResolvedSchema) -> GeneratorOutput {
    var output = GeneratorOutput()
    for id in schema.namedModels where feature[id].sharedDTO == nil { addDTO(feature[id], schema, &output) }
    for id in schema.namedModels { addDomain(feature[id], &output) }
    for id in schema.statuses { addStatus(feature[id], schema, &output) }
    return output
  }

  /// Returns what the tests need beside their own files.
  private func addTests(_ plans: [TestPlan], _ output: inout GeneratorOutput) -> [SharedFile] {
    let files = TestFiles(feature: feature, configuration: configuration, names: names, responses: responses)
    let made = files.make(plans, parallel)
    let suites = parallel.map(made.suites) { suite in
      var output = GeneratorOutput()
      add(
        "swift/tests", suite.context, folder: configuration.layout.tests, suite.name, &output, .generated, [.tests],
        suite.source)
      return output
    }
    for suite in suites {
      output.files += suite.files
      output.diagnostics += suite.diagnostics
    }
    output.files += made.derived
    return made.support.map { support in
      SharedFile(
        template: "swift/\(support.template)", context: support.context,
        path: path(configuration.layout.tests, support.name), parts: [.tests])
    }
  }

  private func addDTO(_ model: ResolvedModel, _ schema: ResolvedSchema, _ output: inout GeneratorOutput) {
    var context = fileContext(schema, dtos.context(for: model))
    dtos.imports(for: model).set(in: &context)
    add(
      "swift/dto", context, folder: configuration.layout.data, names[model.id].dto.bare, &output, .generated, [.dto],
      model.location)
  }

  private func addResponses(_ output: inout GeneratorOutput) {
    var documents: Set<String> = []
    for schema in feature.schemas {
      for response in schema.responses {
        guard let content = responses.context(for: response, of: schema, documents: &documents) else { continue }
        let name = responses.name(of: response).bare
        add(
          "swift/response", fileContext(schema, content), folder: configuration.layout.data, name, &output, .generated,
          [.dto, .mapper], response.location)
      }
    }
  }

  private func addStatus(_ status: ResolvedStatus, _ schema: ResolvedSchema, _ output: inout GeneratorOutput) {
    let content = StatusTranslator().context(for: status)
    let name = SwiftIdentifier(sanitizing: status.name, fallback: "Status").bare
    var enumeration = header(.header(generatedFrom: schema.path), in: .domain)
    enumeration.merge(content)
    var context = fileContext(schema, content)
    var imports = FileImports(access: configuration.swift.access)
    imports.add(configuration.swift.domainModule, exposed: true)
    imports.set(in: &context)
    add(
      "swift/status", enumeration, folder: configuration.layout.domain, name, &output, .generated, [.status],
      feature[schema.main].location)
    add(
      "swift/status-mapper", context, folder: configuration.layout.data, name + "+DTO", &output, .generated, [.status],
      feature[schema.main].location)
  }

  private func addDomain(_ model: ResolvedModel, _ output: inout GeneratorOutput) {
    guard let name = domains.domain[model.id].last?.bare else { return }
    let types = domains.types(in: model)
    if let content = domains.typeContext(for: model) {
      var structure = header(.scaffolded, in: .domain)
      domains.imports(for: model, holding: types).set(in: &structure)
      structure.merge(content)
      add(
        "swift/domain", structure, folder: configuration.layout.domain, name, &output, .scaffolded, [.domain],
        model.location)
    }
    let translator = MapperTranslator(domains)
    let mappers = translator.contexts(for: model)
    guard !mappers.isEmpty else { return }
    var mapper = header(.scaffolded, in: .data)
    translator.imports(for: model, holding: types).set(in: &mapper)
    mapper.set("mappers", mappers)
    add(
      "swift/mapper", mapper, folder: configuration.layout.data, name + "+DTO", &output, .scaffolded, [.mapper],
      model.location)
  }

  /// The decoding and mapping support of the feature's module.
  private var support: [SharedFile] {
    var context = SwiftFileContext(options: configuration.swift).make(header: .generated)
    requirements.set(in: &context)
    return requirements.files.map { template, name in
      SharedFile(template: "swift/\(template)", context: context, path: path(configuration.layout.support, name))
    }
  }

  /// Kernel types, each written on first use.
  private var kernel: [SharedFile] {
    let header = header(.scaffolded, in: .kernel)
    let folder = configuration.layout.kernel
    var files = requirements.kernelFiles.map { template, name in
      SharedFile(
        template: "swift/\(template)", context: header, path: path(folder, name), ownership: .scaffolded)
    }
    for declared in feature.declaredTypes {
      guard case .kernelIdentifier(let raw) = declared.home else { continue }
      var context = header
      let name = SwiftIdentifier(sanitizing: declared.name, fallback: "Identifier")
      context.set("name", name)
      context.set("raw", domains.types.translate(raw))
      context.set("needsFoundation", DomainTypeTranslator.needsFoundation(raw))
      files.append(
        SharedFile(
          template: "swift/kernel-identifier", context: context, path: path(folder, name.bare),
          ownership: .scaffolded, parts: [.domain]))
    }
    return files
  }

  /// Structs that expressions name and nobody declares.
  private func addScaffoldedTypes(_ output: inout GeneratorOutput) {
    for declared in feature.declaredTypes {
      guard case .scaffolded(let properties) = declared.home else { continue }
      let name = SwiftIdentifier(sanitizing: declared.name, fallback: "Value")
      var context = header(.scaffolded, in: .domain)
      domains.imports(for: properties.map(\.type)).set(in: &context)
      context.merge(domains.structContext(name, properties))
      add("swift/domain", context, folder: configuration.layout.domain, name.bare, &output, .scaffolded, [.domain])
    }
  }

  private func fileContext(_ schema: ResolvedSchema, _ content: TemplateContext) -> TemplateContext {
    var context = header(.header(generatedFrom: schema.path), in: .data)
    context.merge(content)
    return context
  }

  private func header(_ line: SwiftSnippet, in part: SwiftFileContext.Part) -> TemplateContext {
    SwiftFileContext(options: configuration.swift).make(header: line, in: part)
  }

  private func path(_ folder: String, _ name: String) -> String {
    Layout.path("\(name).swift", in: configuration.layout.path(folder, feature: feature.name))
  }

  private func add(
    _ template: String, _ context: TemplateContext, folder: String, _ name: String, _ output: inout GeneratorOutput,
    _ ownership: Ownership = .generated, _ parts: Set<OutputPart> = [], _ source: SourceLocation? = nil
  ) {
    do {
      let text = try library.renderBytes(template, context)
      output.files.append(
        GeneratedFile(
          path: path(folder, name), contents: text, ownership: ownership, parts: parts, source: source))
    } catch {
      output.diagnostics.append(library.diagnostic(for: error))
    }
  }
}
