import DTOGenCore

/// `dtogen init`: writes a configuration to start from and says what the package's manifest needs.
enum InitCommand {
  /// Every setting has a default, so what is not said as a comment is only the version.
  private static let text = """
    {
      // Every setting has a default; write down only what differs. Paths are relative to this file's folder.

      // Where things stand; {Feature} and {Model} are filled in. These are the defaults of two of the settings:
      // "layout": { "schemas": "Features/{Feature}/Data/{Model}.dto.json", "kernel": "SharedKernel" },

      // With a target for each feature, the shared kernel is a module of its own:
      // "swift": { "kernelModule": "SharedKernel" },

      // "error" refuses wire fields that nothing maps and nothing ignores; "warn" only says so:
      // "unmapped": "error",

      "version": 1
    }

    """

  static func run(_ arguments: ParsedArguments, _ reporter: inout Reporter) throws -> ExitStatus {
    try arguments.expectOperands(atMost: 0)
    let target = arguments.value("--config") ?? Project.configurationName
    let folder = arguments.value("--root") ?? FilePath.parent(of: target)
    let root = try RootFolder(folder)
    reporter.display = PathDisplay(working: try RootFolder(".").path, root: root.path)
    let file = GeneratedFile(path: FilePath.name(of: target), text: text, ownership: .scaffolded)
    let plan = WritePlanner(root: root).plan([file])
    if plan.changes.isEmpty, !plan.diagnostics.hasErrors {
      reporter.say("\(reporter.name(file.path)) is there already and was left alone")
    }
    let status = try PlanExecution(plan: plan, reporter: reporter).write()
    guard status == .done else { return status }
    reporter.say(advice)
    return .done
  }

  private static var advice: String {
    let layout = Configuration().layout
    let together = ManifestAdvice(configuration: Configuration(), schemas: [exampleSchema(layout)])
    var separate = together
    separate.configuration.swift.kernelModule = layout.kernel
    return """

      What Package.swift needs for a feature, here Search with a model FlightOffer. In one module:
      \(together.text(for: "Search"))

      or with a target for each feature and "kernelModule": "\(layout.kernel)" in dtogen.json:
      \(separate.text(for: "Search"))

      Next: dtogen scaffold Search/FlightOffer --fixture offer.json
      """
  }

  private static func exampleSchema(_ layout: Layout) -> SchemaPlace {
    SchemaPlace(path: layout.path(layout.schemas, feature: "Search", model: "FlightOffer"), feature: "Search")
  }
}
