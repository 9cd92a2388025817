/// One feature's way from decoded schemas to files: inference of missing fields, resolution, translation.
struct FeatureStage {
  let feature: String
  let configuration: Configuration
  let library: TemplateLibrary
  /// The files of the feature's fixtures folder.
  let fixtures: [InputFile]

  func run(_ schemas: [SchemaFile]) -> GeneratorOutput {
    let (resolved, diagnostics) = FeatureResolver.resolve(
      feature: feature, schemas: schemas, configuration: configuration, fixtures: { _, _ in [] })
    var output = GeneratorOutput(diagnostics: diagnostics)
    guard let resolved else { return output }
    let translated = SwiftTranslator(feature: resolved, configuration: configuration, library: library).translate()
    output.files = translated.files
    output.diagnostics += translated.diagnostics
    return output
  }
}
