import DTOGenCore

/// `dtogen infer`: prints the schema that documents show, or why a part of it is as it is.
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
    let (at, naming) = (arguments.value("--at"), project.configuration.naming)
    if let path = arguments.value("--explain") {
      let (explanations, diagnostics) = Pipeline.explain(
        path: path, model: model, at: at, documents: reader.documents, naming: naming)
      reporter.report(diagnostics)
      guard let explanations else { return .failed }
      try StandardStream.output.write(explanations.map { text($0, reporter) }.joined())
      return .done
    }
    let (schema, diagnostics) = Pipeline.infer(
      model: model, feature: model, at: at, documents: reader.documents, naming: naming)
    reporter.report(diagnostics)
    guard let schema, !diagnostics.hasErrors else { return .failed }
    try StandardStream.output.write(schema)
    return .done
  }

  /// The lines of an explanation, with files as the user reaches them.
  private static func text(_ explanation: ShapeExplanation, _ reporter: Reporter) -> String {
    var shown = explanation
    for position in shown.reasons.indices {
      if let location = shown.reasons[position].location {
        shown.reasons[position].location?.file = reporter.name(location.file)
      }
    }
    return DiagnosticText.printable(shown.lines.joined(separator: "\n")) + "\n"
  }
}
