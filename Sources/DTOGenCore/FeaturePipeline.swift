import DTOGenBase
import DTOGenInference
import DTOGenModel
import DTOGenOutput
import DTOGenSchema
import DTOGenSwift
import DTOGenTemplates

/// One feature's way from decoded schemas to files: fixtures, inference of missing fields, resolution, evaluation of the
/// fixtures, the plan of the tests, translation.
struct FeaturePipeline {
  /// Elements of a list that are evaluated where the fields were taken from these very fixtures: what every sample was
  /// read for needs no second look at each, and evaluation is much slower than inference.
  private static let inferredLimit = 1000

  let feature: String
  let configuration: Configuration
  let library: TemplateLibrary
  /// The files of the feature's fixtures folder, and those among them that have been read already, by path.
  let fixtures: [InputFile]
  let read: [String: JSONDocument]
  /// For what schemas do each by itself.
  let parallel: ParallelMap

  func run(_ schemas: [SchemaFile]) -> TranslatedFeature {
    let layout = configuration.layout
    var fixtureIndex = FixtureIndex(folder: layout.path(layout.fixtures, feature: feature), files: fixtures, read: read)
    let found = Dictionary(
      schemas.map { ($0.path, fixtureIndex.fixtures(of: $0)) }, uniquingKeysWith: { first, _ in first })
    var result = TranslatedFeature(output: GeneratorOutput(diagnostics: fixtureIndex.diagnostics))
    guard let filled = filled(schemas, found, &result.output.diagnostics) else { return result }

    let inferred = Set(schemas.filter { isInferred($0, from: found[$0.path] ?? []) }.map(\.path))
    let filledIn = Set(schemas.filter { $0.models.contains { $0.wire == .inferred } }.map(\.path))
    let (resolved, diagnostics) = FeatureResolver.resolve(
      feature: feature, schemas: filled, configuration: configuration, inferred: inferred.union(filledIn),
      fixtures: { schema, response in
        let index = schema.responses.firstIndex { $0.name?.value == response }
        return index.flatMap { found[schema.path]?[$0] } ?? []
      })
    result.output.diagnostics += diagnostics
    guard let resolved else { return result }

    let review = FixtureReview(evaluator: SampleEvaluator(feature: resolved), parallel: parallel) { schema in
      inferred.contains(schema) ? Self.inferredLimit : .max
    }
    result.output.diagnostics += FixtureDiagnostics(feature: resolved, review: review).all()
    let (plans, notes) = TestPlanner(samples: review.samples).plan(parallel)
    result.output.diagnostics += notes
    let translator = SwiftTranslator(
      feature: resolved, configuration: configuration, library: library, parallel: parallel)
    let translated = translator.translate(plans)
    result.output.files = translated.output.files
    result.output.diagnostics += translated.output.diagnostics
    result.shared = translated.shared
    return result
  }

  /// Whether nothing in a schema was written by a person: its fields come from these fixtures, and no rule is added.
  private func isInferred(_ schema: SchemaFile, from fixtures: [[Fixture]]) -> Bool {
    if let model = schema.models.first, model.wire == .inferred {
      return schema.models.count == 1 && model.domain == .implicit && model.checks.isEmpty
    }
    let documents = fixtures.joined().map(\.document.storage)
    return !documents.isEmpty && documents.allSatisfy { document in read.values.contains { $0.storage === document } }
  }

  /// What else is wrong with schemas that have mistakes already: all of a run's problems at once, without those that
  /// only follow from others. No file is made of them.
  func check(_ schemas: [SchemaFile], without unread: UnreadParts) -> TranslatedFeature {
    guard !unread.isHopeless, !schemas.contains(where: { $0.models.contains { $0.wire == .inferred } }) else {
      return TranslatedFeature()
    }
    let found = FeatureResolver.resolve(
      feature: feature, schemas: schemas, configuration: configuration, fixtures: { _, _ in [] }
    ).1
    return TranslatedFeature(output: GeneratorOutput(diagnostics: found.filter { unread.allow($0) }))
  }

  /// The schemas with all their fields; nil where fields are to be inferred from fixtures that cannot be used.
  private func filled(
    _ schemas: [SchemaFile], _ fixtures: [String: [[Fixture]]], _ diagnostics: inout [Diagnostic]
  ) -> [SchemaFile]? {
    let hasErrors = diagnostics.hasErrors
    let results = parallel.map(schemas) { schema -> (schema: SchemaFile?, diagnostics: [Diagnostic]) in
      guard schema.from == nil, schema.models.contains(where: { $0.wire == .inferred }) else { return (schema, []) }
      let documents = fixtures[schema.path, default: []].map { $0.map(\.document) }
      if documents.allSatisfy(\.isEmpty) {
        let message = "'\(schema.model.value)' has no \"fields\", and no fixture to take them from; give it one of both"
        // A fixture that could not be read has been told.
        return (nil, hasErrors ? [] : [.error(at: schema.location, message)])
      }
      let result = Inference.fill(schema, documents: documents, naming: configuration.naming)
      return (result.schema, result.diagnostics)
    }
    diagnostics += results.flatMap(\.diagnostics)
    let filled = results.compactMap(\.schema)
    // A schema that is left out would make others look wrong.
    return filled.count == schemas.count ? filled : nil
  }
}
