/// Translates a resolved feature to Swift files: names first, then one template context for each file.
struct SwiftTranslator: Sendable {
  let feature: ResolvedFeature
  let configuration: Configuration
  let library: TemplateLibrary
  private let names: SwiftNames

  init(feature: ResolvedFeature, configuration: Configuration, library: TemplateLibrary) {
    self.feature = feature
    self.configuration = configuration
    self.library = library
    names = SwiftNames(feature)
  }

  /// The files of the feature's wire side and its statuses.
  func translate() -> GeneratorOutput {
    var output = GeneratorOutput(diagnostics: names.diagnostics)
    refuseUnions(&output)
    guard !output.diagnostics.hasErrors else { return output }
    for schema in feature.schemas {
      for id in schema.namedModels where feature[id].sharedDTO == nil { addDTO(feature[id], schema, &output) }
      for id in schema.statuses { addStatus(feature[id], schema, &output) }
    }
    return output
  }

  /// Unions and wrapped values have no Swift form; refusing them is honest, a broken file would not be.
  private func refuseUnions(_ output: inout GeneratorOutput) {
    for model in feature.models {
      if case .object = model.shape { continue }
      output.diagnostics.append(
        .error(at: model.location, "the Swift translator has no form for this type; describe it as an object or 'json'")
      )
    }
  }

  private func addDTO(_ model: ResolvedModel, _ schema: ResolvedSchema, _ output: inout GeneratorOutput) {
    let translator = DTOTranslator(feature: feature, names: names, options: configuration.swift)
    var context = fileContext(schema, translator.context(for: model))
    context.set("needsFoundation", translator.needsFoundation(model))
    add("swift/dto", context, folder: configuration.layout.data, names[model.id].dto.bare, &output)
  }

  private func addStatus(_ status: ResolvedStatus, _ schema: ResolvedSchema, _ output: inout GeneratorOutput) {
    let context = fileContext(schema, StatusTranslator().context(for: status))
    let name = SwiftIdentifier(sanitizing: status.name, fallback: "Status").bare
    add("swift/status", context, folder: configuration.layout.domain, name, &output)
    add("swift/status-mapper", context, folder: configuration.layout.data, name + "+DTO", &output)
  }

  private func fileContext(_ schema: ResolvedSchema, _ content: TemplateContext) -> TemplateContext {
    var context = SwiftFileContext(options: configuration.swift).make(header: .header(generatedFrom: schema.path))
    context.merge(content)
    return context
  }

  private func add(
    _ template: String, _ context: TemplateContext, folder: String, _ name: String, _ output: inout GeneratorOutput
  ) {
    do {
      let text = try library.renderBytes(template, context)
      let path = configuration.layout.path(folder, feature: feature.name) + "/\(name).swift"
      output.files.append(GeneratedFile(path: path, contents: text, ownership: .generated))
    } catch {
      output.diagnostics.append(library.diagnostic(for: error))
    }
  }
}
