public import DTOGenBase
import DTOGenInference
public import DTOGenOutput
public import DTOGenSchema
import DTOGenSwift
import DTOGenTemplates

/// The whole tool as functions from values to values; nothing here reads or writes a file.
///
///     dtogen.json → configuration, which every stage is given
///
///     fixtures → JSON reader → inference ┐
///     schema file → schema decoding ─────┤
///                                        ▼
///     schema → resolution → evaluation of the fixtures → test plan ┐
///                  │                                               │
///                  └→ the language's names → translation ◂─────────┘
///                                                │
///                                                └→ rendering → sharing of files → GeneratorOutput
public enum Pipeline {
  /// So many features keep the processors busy by themselves.
  private static let manyFeatures = 8

  /// The configuration of a run; a broken file gives the defaults beside its diagnostics.
  public static func configuration(from file: InputFile?) -> (Configuration, [Diagnostic]) {
    guard let file else { return (Configuration(), []) }
    let (configuration, diagnostics) = ConfigurationDecoder.decode(file)
    return (configuration ?? Configuration(), diagnostics)
  }

  /// The files that the project's schemas ask for; only those of `features` where any are named.
  ///
  /// Schemas are read, and features made, each by itself, as `parallel` says.
  public static func generate(
    _ input: ProjectInput, features: [String], parallel: ParallelMap = .sequential
  ) -> GeneratorOutput {
    let (configuration, diagnostics) = configuration(from: input.configuration)
    var output = generate(input, configuration, features: features, parallel: parallel)
    output.diagnostics = diagnostics + output.diagnostics
    return output.settled
  }

  static func generate(
    _ input: ProjectInput, _ configuration: Configuration, features: [String], read: [String: JSONDocument] = [:],
    parallel: ParallelMap = .sequential
  ) -> GeneratorOutput {
    let (library, templateDiagnostics) = TemplateLibrary.load(
      overrides: input.templateOverrides, under: configuration.templates ?? "")
    var output = GeneratorOutput(diagnostics: templateDiagnostics)
    var groups: [String: [SchemaFile]] = [:]
    var unread: [String: UnreadParts] = [:]
    let readings = parallel.map(input.schemas.sorted { $0.path < $1.path }) { file in
      configuration.layout.match(schemaPath: file.path).map { match in
        let reading = SchemaDecoder.read(file, defaultModel: match.model, defaultFeature: match.feature)
        return (feature: reading.schema?.feature.value ?? match.feature, reading: reading)
      }
    }
    for case let (feature, reading)? in readings {
      output.diagnostics += reading.diagnostics
      guard let feature else { continue }
      if let schema = reading.schema { groups[feature, default: []].append(schema) }
      if let found = reading.unread {
        var all = unread[feature] ?? found
        all.add(found)
        unread[feature] = all
      }
    }
    let wanted = groups.keys.sorted().filter { features.isEmpty || features.contains($0) }
    // The schemas of many features need not be shared out as well.
    let inner = wanted.count < manyFeatures ? parallel : .sequential
    let results = parallel.map(wanted) { [groups, unread] feature in
      let stage = FeaturePipeline(
        feature: feature, configuration: configuration, library: library, fixtures: input.fixtures[feature] ?? [],
        read: read, parallel: inner)
      let schemas = groups[feature] ?? []
      return unread[feature].map { stage.check(schemas, without: $0) } ?? stage.run(schemas)
    }
    var moduleFiles = ModuleFileNames()
    var sharedFiles = SharedFiles(library: library)
    for (feature, result) in zip(wanted, results) {
      let files = result.output.files + sharedFiles.files(result.shared)
      moduleFiles.add(files, of: feature, configuration)
      output.files += files
      output.diagnostics += result.output.diagnostics
    }
    output.diagnostics += sharedFiles.diagnostics + moduleFiles.diagnostics
    output.files = output.files.sorted { $0.path < $1.path }.withoutRepeats
    return output
  }

  /// The schema that documents show, as the text of a schema file.
  public static func infer(
    model: String, feature: String, at: String?, documents: [InputFile],
    naming: NamingStyle = NamingStyle()
  ) -> (schema: String?, diagnostics: [Diagnostic]) {
    let inferred = inferred(model: model, feature: feature, at: at, files: documents, naming: naming)
    let text = inferred.result?.schema.map { SchemaPrinter.print($0, defaultModel: model, defaultFeature: feature) }
    return (text, inferred.diagnostics)
  }

  /// A feature's schema, its copied fixtures, and what `generate` makes of them: all, or the parts that were asked for.
  public static func scaffold(_ request: ScaffoldRequest, in project: ProjectInput) -> GeneratorOutput {
    let (configuration, configurationDiagnostics) = configuration(from: project.configuration)
    let layout = configuration.layout
    let inferred = inferred(
      model: request.model, feature: request.feature, at: request.at, files: request.fixtures,
      naming: configuration.naming)
    var output = GeneratorOutput(diagnostics: configurationDiagnostics + inferred.diagnostics)
    guard let schema = inferred.result?.schema else { return output.settled }
    let folder = layout.path(layout.fixtures, feature: request.feature, model: request.model)
    let fixtures = request.fixtures.map { InputFile(path: Layout.path($0.fileName, in: folder), bytes: $0.bytes) }
    let path = layout.path(layout.schemas, feature: request.feature, model: request.model)
    let text = SchemaPrinter.print(schema, defaultModel: request.model, defaultFeature: request.feature)
    let file = InputFile(path: path, bytes: Array(text.utf8))
    var input = project
    input.schemas = project.schemas.filter { $0.path != path } + [file]
    let copies = Set(fixtures.map(\.path))
    input.fixtures[request.feature, default: []].removeAll { copies.contains($0.path) }
    input.fixtures[request.feature, default: []] += fixtures
    // What is said of a copy is said of the document that it is made of: that one is there whatever becomes of the run.
    let read = Dictionary(
      zip(fixtures.map(\.path), inferred.documents), uniquingKeysWith: { first, _ in first })
    let generated = generate(input, configuration, features: [request.feature], read: read)
    output.diagnostics += generated.diagnostics
    output.files = generated.files.filter { file in request.only.map { !$0.isDisjoint(with: file.parts) } ?? true }
    for captured in [file] + fixtures {
      output.files.append(GeneratedFile(path: captured.path, contents: captured.bytes, ownership: .captured))
    }
    return output.settled
  }

  /// The schema that files show; `documents` are the files as they were read, all of them where there is a schema.
  static func inferred(
    model: String, feature: String, at: String?, files: [InputFile], naming: NamingStyle,
    explains: Bool = false
  ) -> (result: Inference.Result?, documents: [JSONDocument], diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var path: WirePath?
    if let at {
      let place = SourceLocation(file: "--at", line: 1, column: 0)
      do throws(GrammarError) {
        path = try WirePathParser.parse(EmbeddedText(at, at: place)).value
      } catch {
        return (nil, [], [error.diagnostic])
      }
    }
    var read: [JSONDocument] = []
    for file in files {
      let (document, found) = JSONDocument.read(file, allowsLines: true)
      diagnostics += found
      if let document { read.append(document) }
    }
    guard !diagnostics.hasErrors else { return (nil, read, diagnostics) }
    let result = Inference.infer(
      documents: read, at: path, model: model, feature: feature, fixturePatterns: files.map(\.fileName),
      naming: naming, explains: explains)
    return (result, read, diagnostics + result.diagnostics)
  }
}

extension GeneratorOutput {
  /// Files by path and diagnostics without repeats; no file of a plan with an error may be written.
  var settled: GeneratorOutput {
    var seen: Set<Diagnostic> = []
    let unique = diagnostics.filter { seen.insert($0).inserted }
    return GeneratorOutput(files: unique.hasErrors ? [] : files.sorted { $0.path < $1.path }, diagnostics: unique)
  }
}

extension InputFile {
  /// The last part of the path.
  var fileName: String { Layout.lastPart(of: path) }
}

extension [GeneratedFile] {
  /// Sorted files without the repeats of what features share: kernel types, and a support folder that is the same for
  /// all.
  fileprivate var withoutRepeats: [GeneratedFile] {
    var first = 0
    return indices.compactMap { index in
      guard index > first, self[index].path == self[first].path else {
        first = index
        return self[index]
      }
      let isRepeat = self[index].ownership == .scaffolded || self[index].contents == self[first].contents
      return isRepeat ? nil : self[index]
    }
  }
}
