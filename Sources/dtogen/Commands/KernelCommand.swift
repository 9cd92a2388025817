import DTOGenCore
import DTOGenLint

/// `dtogen kernel`: writes the shared kernel, or asks the admission questions about what is in it.
enum KernelCommand {
  static let actions = ["init", "check"]

  static func run(_ arguments: ParsedArguments, _ reporter: inout Reporter) throws -> ExitStatus {
    guard let action = try arguments.onlyOperand(called: "action", known: actions) else {
      throw UsageError("an action is missing: \(ArgumentParser.choice(actions))", in: .kernel)
    }
    let acknowledged = arguments.value("--acknowledge")
    let reason = arguments.value("--reason")
    if action == "init", acknowledged != nil || reason != nil {
      throw UsageError("'--acknowledge' and '--reason' belong to 'dtogen kernel check'", in: .kernel)
    }
    if (acknowledged == nil) != (reason == nil) {
      throw UsageError("'--acknowledge TYPE' and '--reason TEXT' stand together", in: .kernel)
    }
    let project = try Project.locate(arguments)
    reporter.display = project.display
    guard !project.diagnostics.hasErrors else {
      reporter.report(project.diagnostics)
      return .failed
    }
    let agreed = acknowledged.flatMap { name in reason.map { (name, $0) } }
    let said = reporter
    return try RunLock.holding(project.root, for: action == "init" || agreed != nil ? .writing : .looking, said) {
      try run(action, project, agreed, said)
    }
  }

  private static func run(
    _ action: String, _ project: Project, _ acknowledged: (type: String, reason: String)?, _ reporter: Reporter
  ) throws -> ExitStatus {
    var reader = ProjectReader(project)
    var scaffold = KernelScaffold.files(reader.read(project.configurationFile, features: []))
    scaffold.diagnostics = reader.diagnostics + scaffold.diagnostics
    if action == "init" { return try start(project, scaffold, reporter) }
    return try check(project, scaffold, acknowledged, reporter)
  }

  /// What is there already is the user's and stays.
  private static func start(
    _ project: Project, _ scaffold: GeneratorOutput, _ reporter: Reporter
  ) throws -> ExitStatus {
    var plan = WritePlanner(root: project.root, record: Record(project.root)).plan(scaffold.files)
    plan.diagnostics = scaffold.diagnostics + plan.diagnostics
    return try PlanExecution(plan: plan, reporter: reporter).write()
  }

  private static func check(
    _ project: Project, _ scaffold: GeneratorOutput, _ acknowledged: (type: String, reason: String)?,
    _ reporter: Reporter
  ) throws -> ExitStatus {
    var sources = SourceReader(project)
    let input = sources.read()
    let place = try project.root.place(for: KernelRecord.path)
    let text = try FileReader.contentsIfPresent(of: place)
    var check = KernelCheck(input, record: text.map { KernelRecord($0) } ?? KernelRecord(), scaffold: scaffold.files)
    if let acknowledged {
      guard let record = check.acknowledge(acknowledged.type, reason: acknowledged.reason) else {
        let hint = ArgumentParser.hint(acknowledged.type, check.typeNames, otherwise: "its types are")
        throw UsageError("the kernel has no type '\(acknowledged.type)'\(hint)", in: .kernel)
      }
      try write(record, at: place)
      reporter.say("wrote \(reporter.name(KernelRecord.path))")
    }
    let diagnostics = scaffold.diagnostics + sources.diagnostics + check.diagnostics()
    try StandardStream.output.write(check.report(path: reporter.name))
    reporter.report(diagnostics)
    return diagnostics.hasErrors ? .failed : .done
  }

  private static func write(_ record: KernelRecord, at place: String) throws(FileError) {
    let mode = try FileStatus.of(place, followingLinks: false)?.mode
    try AtomicFileWriter.write([
      FileToWrite(place: place, contents: Array(record.text.utf8), mode: mode, isDurable: true)
    ])
  }
}
