import DTOGenCore
import SwiftSource

/// `dtogen generate`: brings the generated files up to date, or says what that would change.
enum GenerateCommand {
  static func run(_ arguments: ParsedArguments, _ reporter: inout Reporter) throws -> ExitStatus {
    let project = try Project.locate(arguments)
    reporter.display = project.display
    guard !project.diagnostics.hasErrors else {
      reporter.report(project.diagnostics)
      return .failed
    }
    if arguments.has("--into") { return try BuildRun(project: project, reporter: reporter).run(arguments) }
    if arguments.has("--prune"), !arguments.operands.isEmpty {
      throw UsageError("'--prune' looks at the whole project; leave out the features", in: .generate)
    }
    let said = reporter
    let looks = ["--check", "--diff", "--dry-run", "--list-inputs", "--list-outputs"].contains { arguments.has($0) }
    return try RunLock.holding(project.root, for: looks ? .looking : .writing, said) {
      try generate(arguments, project, said)
    }
  }

  private static func generate(
    _ arguments: ParsedArguments, _ project: Project, _ reporter: Reporter
  ) throws -> ExitStatus {
    var reader = ProjectReader(project)
    let input = reader.read(project.configurationFile, features: arguments.operands)
    try expectKnown(arguments.operands, reader.features)
    if input.schemas.isEmpty {
      reporter.report(.warning(at: nil, "there is no schema at \(project.configuration.layout.schemas)"))
    }
    let captured = input.fixtures.values.reduce(0) { $0 + $1.count }
    reporter.explain(
      "read in \(project.root.path): \(Count(input.schemas.count, "schema")), \(Count(captured, "fixture"))")
    if arguments.has("--list-inputs") {
      reporter.report(reader.diagnostics)
      let build = BuildInterface(display: project.display, input: input, output: GeneratorOutput())
      try StandardStream.output.write(build.inputs.map { $0 + "\n" }.joined())
      return reader.diagnostics.hasErrors ? .failed : .done
    }
    let output = Pipeline.generate(input, features: arguments.operands, parallel: Processors.parallel)
      .inSourceTree(of: project.configuration.build)
    let build = BuildInterface(display: project.display, input: input, output: output)
    if arguments.has("--list-outputs") {
      reporter.report(output.diagnostics.filter { $0.severity == .error })
      try StandardStream.output.write(build.outputs.map { $0 + "\n" }.joined())
      return output.diagnostics.hasErrors ? .failed : .done
    }
    var planner = WritePlanner(root: project.root, record: project.record)
    planner.replacesForeignFiles = arguments.has("--force")
    planner.mergeStyle = arguments.value("--conflict") == "markers" ? .markers : .report
    var plan = planner.plan(output.files)
    if !output.diagnostics.hasErrors, arguments.operands.isEmpty {
      let orphans = try Orphans(
        plan.record ?? Record(project.root), root: project.root, planned: output.files, project.configuration)
      plan.add(orphans, removing: arguments.has("--prune"))
    }
    plan.diagnostics = project.diagnostics + reader.diagnostics + output.diagnostics + plan.diagnostics
    let execution = PlanExecution(plan: plan, reporter: reporter)
    let checks = arguments.has("--check")
    if !checks, arguments.has("--diff") { return try execution.showDiff() }
    if !checks, arguments.has("--dry-run") { return execution.rehearse() }
    let status = try checks ? execution.check() : execution.write()
    if status == .done { try build.write(arguments) }
    return status
  }

  private static func expectKnown(_ named: [String], _ known: [String]) throws(UsageError) {
    for feature in named where !known.contains(feature) {
      let hint = ArgumentParser.hint(feature, known, otherwise: known.isEmpty ? nil : "features are")
      throw UsageError("there is no feature '\(feature)'\(hint)", in: .generate)
    }
  }
}
