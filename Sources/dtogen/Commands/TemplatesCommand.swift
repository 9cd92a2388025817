import DTOGenCore
import DTOGenTemplates

/// `dtogen templates`: names the built-in templates, or copies them to a folder.
enum TemplatesCommand {
  private static let actions = ["list", "export"]

  static func run(_ arguments: ParsedArguments, _ reporter: inout Reporter) throws -> ExitStatus {
    guard let action = arguments.operands.first else {
      throw UsageError("an action is missing: \(ArgumentParser.choice(actions))", in: .templates)
    }
    switch action {
    case "list":
      try arguments.expectOperands(atMost: 1)
      let lines = TemplateLibrary.names.map { $0 + TemplateLibrary.fileExtension + "\n" }
      try StandardStream.output.write(lines.joined())
      return .done
    case "export":
      try arguments.expectOperands(atMost: 2)
      guard arguments.operands.count == 2 else {
        throw UsageError("'templates export' needs the folder to write to", in: .templates)
      }
      return try export(to: arguments.operands[1], arguments, &reporter)
    default:
      let hint = ArgumentParser.hint(action, actions, otherwise: "it is one of")
      throw UsageError("unknown action '\(action)'\(hint)", in: .templates)
    }
  }

  /// Exported templates are the user's from then on, as scaffolded files are.
  private static func export(
    to folder: String, _ arguments: ParsedArguments, _ reporter: inout Reporter
  ) throws -> ExitStatus {
    var created = CreatedFolders()
    try created.create(folder)
    let root = try RootFolder(folder)
    reporter.display = PathDisplay(working: try RootFolder(".").path, root: root.path)
    let said = reporter
    let project = try Project.locate(arguments).root
    let isInside = project.path == root.path || FilePath.below(project.path, root.path) != nil
    return try RunLock.holding(isInside ? project : try Project.root(of: root), for: .writing, said) {
      try write(to: root, said)
    }
  }

  private static func write(to root: RootFolder, _ reporter: Reporter) throws -> ExitStatus {
    let files = TemplateLibrary.names.compactMap { name in
      TemplateLibrary.source(of: name).map {
        GeneratedFile(path: name + TemplateLibrary.fileExtension, text: $0, ownership: .scaffolded)
      }
    }
    let plan = WritePlanner(root: root).plan(files)
    return try PlanExecution(plan: plan, reporter: reporter).write()
  }
}
