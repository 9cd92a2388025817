package import DTOGenBase
package import DTOGenSchema

/// The stage from captured documents to a schema: what a person would have to write by looking at the samples.
///
/// Everything inferred is an ordinary schema, so that it is printed, edited and checked like a written one. Samples of
/// one model are merged into one `Shape`, whose decisions `SchemaBuilder` takes; the result depends neither on the
/// order of the documents nor on how the samples are split over them.
package enum Inference {
  /// What inference found: no schema where the diagnostics hold an error, or where there was no document at all, of
  /// which whoever read the files has spoken.
  package struct Result: Sendable {
    package var schema: SchemaFile?
    package var diagnostics: [Diagnostic]
    /// One for each path, in the order of the schema; none where they were not asked for.
    package var explanations: [ShapeExplanation]
  }

  /// The schema of `model` from its samples in `documents`; without `at` a plain envelope is recognised and said.
  package static func infer(
    documents: [JSONDocument], at: WirePath?, model: String, feature: String, fixturePatterns: [String],
    naming: NamingStyle, explains: Bool = false
  ) -> Result {
    let files = SampleFiles(groups: [documents])
    var diagnostics: [Diagnostic] = []
    let (shape, path) = mainShape(files, at: at, model: model, &diagnostics)
    diagnostics += problems(of: shape, files, at: path)
    guard !diagnostics.hasErrors, !shape.kinds.isEmpty else {
      return Result(schema: nil, diagnostics: diagnostics, explanations: [])
    }
    var builder = SchemaBuilder(model: model, naming: naming, files: files, paths: [path], explains: explains)
    let (wire, domain) = builder.build(shape)
    let origin = files.location(of: shape.first)
    let main = ModelDefinition(
      name: Located(model, at: origin), wire: wire, domain: domain, checks: [], ignores: [])
    let schema = SchemaFile(
      path: model + ".dto.json", feature: Located(feature, at: origin), model: Located(model, at: origin),
      fixtures: [FixtureSet(patterns: fixturePatterns.map { Located($0, at: origin) })],
      responses: [ResponseDefinition(at: Located(path, at: origin))], listPolicy: .fail,
      keys: builder.needsExplicitKeys ? .explicit : nil, models: [main] + builder.types, statuses: builder.statuses)
    return Result(
      schema: schema, diagnostics: diagnostics + builder.diagnostics, explanations: builder.explanations)
  }

  /// The schema with the main model's missing `"fields"` filled in from its fixtures; any other schema as it is.
  ///
  /// `documents` has one list for each of the schema's responses. Where the user wrote a domain block nothing is
  /// offered beside it: statuses, typed identifiers and money are the user's to name.
  package static func fill(_ schema: SchemaFile, documents: [[JSONDocument]], naming: NamingStyle) -> Result {
    guard let position = schema.models.firstIndex(where: { $0.wire == .inferred }) else {
      return Result(schema: schema, diagnostics: [], explanations: [])
    }
    let files = SampleFiles(groups: documents)
    var diagnostics: [Diagnostic] = []
    var accumulator = ShapeAccumulator(files: files)
    for (group, response) in schema.responses.enumerated() {
      diagnostics += accumulator.add(group: group, at: response.at.value)
    }
    let shape = accumulator.shape
    diagnostics += problems(of: shape, files, at: schema.responses.first?.at.value ?? WirePath())
    guard !diagnostics.hasErrors, !shape.kinds.isEmpty else {
      return Result(schema: nil, diagnostics: diagnostics, explanations: [])
    }
    var model = schema.models[position]
    var builder = SchemaBuilder(
      model: model.name.value, naming: naming, files: files, paths: schema.responses.map(\.at.value),
      offers: model.domain == .implicit,
      takenNames: Set(schema.models.map(\.name.value) + schema.statuses.map(\.name.value)))
    let (wire, domain) = builder.build(shape)
    model.wire = wire
    if model.domain == .implicit {
      model.domain = domain
    }
    var filled = schema
    filled.models[position] = model
    filled.models += builder.types
    filled.statuses += builder.statuses
    if builder.needsExplicitKeys, filled.keys == nil { filled.keys = .explicit }
    return Result(schema: filled, diagnostics: diagnostics + builder.diagnostics, explanations: [])
  }

  private static func mainShape(
    _ files: SampleFiles, at: WirePath?, model: String, _ diagnostics: inout [Diagnostic]
  ) -> (shape: Shape, path: WirePath) {
    var accumulator = ShapeAccumulator(files: files)
    diagnostics += accumulator.add(group: 0, at: at ?? WirePath())
    if let at { return (accumulator.shape, at) }
    let payload = EnvelopeRule.payload(of: accumulator.shape, model: model)
    if !payload.path.segments.isEmpty {
      let location = files.location(of: payload.shape.first)
      diagnostics.append(
        .note(at: location, "the samples were found at '\(payload.path)'; --at says otherwise, '.' the whole document"))
      for key in payload.pageKeys {
        diagnostics.append(
          .note(at: location, "'\(key)' beside the samples speaks of further pages, which are not followed"))
      }
    }
    return (payload.shape, payload.path)
  }

  /// What forbids a model of these samples: there are none, or one is null.
  private static func problems(of shape: Shape, _ files: SampleFiles, at path: WirePath) -> [Diagnostic] {
    if shape.nullCount > 0 {
      return [
        .error(
          at: files.location(of: shape.firstNull),
          "this sample is null, and a model is always there; leave it out, or let --at point to what holds it")
      ]
    }
    guard shape.kinds.isEmpty, let first = files.documents.first else { return [] }
    return [
      .error(
        at: SourceLocation(file: first.file.path),
        "no sample stands at '\(path)'; give a document with at least one, or another path with --at")
    ]
  }
}
