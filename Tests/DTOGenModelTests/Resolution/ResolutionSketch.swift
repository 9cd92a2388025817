@testable import DTOGenBase
@testable import DTOGenModel
@testable import DTOGenSchema

/// Schema files of one feature as a person writes them, and what resolution makes of them.
struct ResolutionSketch {
  let feature: ResolvedFeature?
  let diagnostics: [Diagnostic]

  /// The schemas are those of `A`, `B` and so on, each in a file of its own.
  init(_ schemas: String..., existing: [String] = []) {
    var files: [SchemaFile] = []
    var mistakes: [Diagnostic] = []
    for (index, text) in schemas.enumerated() {
      let name = ["A", "B", "C"][index]
      let file = InputFile(path: "\(name).dto.json", bytes: Array(text.utf8))
      let decoded = SchemaDecoder.decode(file, defaultModel: name, defaultFeature: "Search")
      mistakes += decoded.diagnostics
      if let schema = decoded.schema { files.append(schema) }
    }
    var configuration = Configuration()
    configuration.existing = existing
    let resolved = FeatureResolver.resolve(feature: "Search", schemas: files, configuration: configuration) { _, _ in []
    }
    feature = mistakes.hasErrors ? nil : resolved.feature
    diagnostics = mistakes + resolved.diagnostics
  }

  /// Problems of a severity, without their places.
  func said(_ severity: Diagnostic.Severity) -> [String] {
    diagnostics.filter { $0.severity == severity }.map(\.message)
  }

  /// A model by its name.
  func model(_ name: String) -> ResolvedModel? {
    feature?.models.first { if case .named(let own) = $0.placement { own == name } else { false } }
  }

  /// The properties of a model's domain, in order.
  func properties(_ name: String) -> [ResolvedProperty] {
    if case .properties(let properties)? = model(name)?.domain { properties } else { [] }
  }

  func home(_ type: String) -> DeclaredType.Home? { feature?.declaredTypes.first { $0.name == type }?.home }
}
