import DTOGenCore

/// `dtogen restore`: brings back scaffolded files that were deleted, as the schema has them today, or prints them.
enum RestoreCommand {
  static func run(_ arguments: ParsedArguments, _ reporter: inout Reporter) throws -> ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw UsageError("PATH is missing: the files to bring back", in: .restore)
    }
    let project = try Project.locate(arguments)
    reporter.display = project.display
    let said = reporter
    return try RunLock.holding(project.root, for: .writing, said) {
      try restore(arguments, project, said)
    }
  }

  private static func restore(
    _ arguments: ParsedArguments, _ project: Project, _ reporter: Reporter
  ) throws -> ExitStatus {
    var reader = ProjectReader(project)
    let input = reader.read(project.configurationFile, features: [])
    let output = Pipeline.generate(input, features: [])
    var diagnostics = project.diagnostics + reader.diagnostics + output.diagnostics
    var files: [GeneratedFile] = []
    for word in arguments.operands {
      let path = FilePath.normalised(FilePath.join(project.working.path, word))
      let relative = FilePath.below(project.root.path, path) ?? path
      if let file = output.files.first(where: { $0.path == relative }) {
        files.append(file)
      } else if !diagnostics.hasErrors {
        let hint = ArgumentParser.hint(relative, output.files.map(\.path), otherwise: nil)
        diagnostics.append(.error(at: SourceLocation(file: relative), "no schema asks for this file\(hint)"))
      }
    }
    if arguments.has("--stdout") {
      reporter.report(diagnostics)
      guard !diagnostics.hasErrors else { return .failed }
      for file in files { try StandardStream.output.write(String(decoding: file.contents, as: UTF8.self)) }
      return .done
    }
    for file in files {
      guard try FileStatus.of(project.root.place(for: file.path), followingLinks: false) != nil else { continue }
      diagnostics.append(
        .error(at: SourceLocation(file: file.path), "this file is there; delete it first to start it again"))
    }
    var planner = WritePlanner(root: project.root, record: Record(project.root))
    planner.restored = Set(files.map(\.path))
    var plan = planner.plan(files)
    plan.diagnostics = diagnostics + plan.diagnostics
    return try PlanExecution(plan: plan, reporter: reporter).write()
  }
}
