import DTOGenCore

/// `dtogen infer`: prints the schema that documents show.
enum InferCommand {
  static func run(_ arguments: ParsedArguments, _ reporter: inout Reporter) throws -> ExitStatus {
    guard let model = arguments.value("--model") else { throw UsageError("'--model NAME' is missing", in: .infer) }
    guard !arguments.operands.isEmpty else {
      throw UsageError("a file is missing; '-' reads standard input", in: .infer)
    }
    let project = try Project.locate(arguments)
    var reader = DocumentReader(root: project.root, standardInputName: DocumentReader.fileName(forModel: model))
    reader.read(arguments.operands)
    reporter.display = project.display
    reporter.display?.spellings = reader.spellings
    guard !reader.diagnostics.hasErrors else {
      reporter.report(reader.diagnostics)
      return .failed
    }
    let (schema, diagnostics) = Pipeline.infer(
      model: model, feature: model, at: arguments.value("--at"), documents: reader.documents)
    reporter.report(diagnostics)
    guard let schema, !diagnostics.hasErrors else { return .failed }
    try StandardStream.output.write(schema)
    return .done
  }
}
