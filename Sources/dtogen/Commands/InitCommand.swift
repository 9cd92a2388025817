import DTOGenCore

/// `dtogen init`: writes a configuration to start from and says what the package's manifest needs.
enum InitCommand {
  static func run(_ arguments: ParsedArguments, _ reporter: inout Reporter) throws -> ExitStatus {
    try arguments.expectOperands(atMost: 0)
    let target = arguments.value("--config") ?? Project.configurationName
    let folder = arguments.value("--root") ?? FilePath.parent(of: target)
    let root = try RootFolder(folder)
    reporter.display = PathDisplay(working: try RootFolder(".").path, root: root.path)
    let said = reporter
    return try RunLock.holding(root, for: .writing, said) { try write(target, root, said) }
  }

  private static func write(_ target: String, _ root: RootFolder, _ reporter: Reporter) throws -> ExitStatus {
    let initial = InitialConfiguration(
      shape: try ProjectShape.find(in: root), xcodeProject: try ProjectShape.xcodeProject(in: root))
    let file = GeneratedFile(path: FilePath.name(of: target), text: initial.text, ownership: .scaffolded)
    let plan = WritePlanner(root: root).plan([file])
    if plan.changes.isEmpty, !plan.diagnostics.hasErrors {
      reporter.say("\(reporter.name(file.path)) is there already and was left alone")
    }
    let status = try PlanExecution(plan: plan, reporter: reporter).write()
    guard status == .done else { return status }
    reporter.say(initial.advice + "\n\nNext: dtogen scaffold Search/FlightOffer --fixture offer.json")
    return .done
  }
}
