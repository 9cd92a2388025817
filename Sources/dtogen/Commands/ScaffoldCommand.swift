import DTOGenCore

/// `dtogen scaffold`: starts a model from captured documents, or prints what that would write.
enum ScaffoldCommand {
  static func run(_ arguments: ParsedArguments, _ reporter: inout Reporter) throws -> ExitStatus {
    let (feature, model) = try names(arguments)
    guard !arguments.values("--fixture").isEmpty else {
      throw UsageError("'--fixture FILE' is missing: the documents to start from", in: .scaffold)
    }
    let parts = try parts(arguments)
    let project = try Project.locate(arguments)
    var documents = DocumentReader(root: project.root, standardInputName: DocumentReader.fileName(forModel: model))
    documents.read(arguments.values("--fixture"))
    documents.nameApart()
    reporter.display = project.display
    reporter.display?.spellings = documents.spellings
    if arguments.has("--stdout") { return try write(arguments, project, documents, (feature, model, parts), reporter) }
    let said = reporter
    return try RunLock.holding(project.root, for: .writing, said) {
      try write(arguments, project, documents, (feature, model, parts), said)
    }
  }

  private static func write(
    _ arguments: ParsedArguments, _ project: Project, _ documents: DocumentReader,
    _ asked: (feature: String, model: String, parts: Set<ScaffoldRequest.Part>?), _ reporter: Reporter
  ) throws -> ExitStatus {
    let (feature, model, parts) = asked
    var reader = ProjectReader(project)
    let input = reader.read(project.configurationFile, features: [feature])
    let found = project.diagnostics + documents.diagnostics + reader.diagnostics
    guard !found.hasErrors else {
      reporter.report(found)
      return .failed
    }
    let request = ScaffoldRequest(
      feature: feature, model: model, fixtures: documents.documents, at: arguments.value("--at"), only: parts)
    var output = Pipeline.scaffold(request, in: input)
    if arguments.has("--stdout") {
      // What was asked for is the code of these parts, not the schema behind it.
      if parts != nil { output.files.removeAll { $0.ownership == .captured } }
      return try ScaffoldPrinter(reporter: reporter).print(output, found)
    }

    var plan = WritePlanner(root: project.root, record: project.record)
      .plan(output.inSourceTree(of: project.configuration.build).files)
    plan.diagnostics = found + output.diagnostics + plan.diagnostics
    let status = try PlanExecution(plan: plan, reporter: reporter).write()
    if status == .done, !plan.changes.isEmpty {
      let next = NextSteps(project: project, feature: feature, model: model, schemas: input.schemas)
      reporter.say(try next.text())
    }
    return status
  }

  private static func names(_ arguments: ParsedArguments) throws(UsageError) -> (feature: String, model: String) {
    guard let word = try arguments.onlyOperand(called: "FEATURE/MODEL") else {
      throw UsageError("FEATURE/MODEL is missing; it stands before '--fixture', or after '--'", in: .scaffold)
    }
    let names = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard names.count == 2, !names.contains("") else {
      throw UsageError("'\(word)' is not FEATURE/MODEL, such as Search/FlightOffer", in: .scaffold)
    }
    return (names[0], names[1])
  }

  private static func parts(_ arguments: ParsedArguments) throws(UsageError) -> Set<ScaffoldRequest.Part>? {
    guard arguments.has("--only") else { return nil }
    var parts: Set<ScaffoldRequest.Part> = []
    for word in arguments.list("--only") {
      guard let part = ScaffoldRequest.Part(rawValue: word) else {
        let hint = ArgumentParser.hint(word, CommandCatalog.parts, otherwise: "parts are")
        throw UsageError("'--only' does not know '\(word)'\(hint)", in: .scaffold)
      }
      parts.insert(part)
    }
    return parts
  }
}
