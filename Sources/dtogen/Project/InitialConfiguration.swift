import DTOGenCore

/// The `dtogen.json` to start from and what is to be done beside it, for a project of some shape.
struct InitialConfiguration {
  var shape: ProjectShape
  /// A project of Xcode's beside a package.
  var xcodeProject: String?

  /// Every setting has a default, so what is not said as a comment is only what differs.
  var text: String {
    """
    {
      // Every setting has a default; write down only what differs. Paths are relative to this file's folder.

    \(settings)
      // "error" refuses wire fields that nothing maps and nothing ignores; "warn" only says so:
      // "unmapped": "error",

      "version": 1
    }

    """
  }

  private var settings: String {
    switch shape {
    case .oneTarget(let name, let folder):
      """
        // One target with all features, whose tests stand with the package's own.
        "layout": {
          "schemas": "\(at(folder, "Features/{Feature}/Data/{Model}.dto.json"))",
          "domain": "\(at(folder, "Features/{Feature}/Domain"))",
          "data": "\(at(folder, "Features/{Feature}/Data"))",
          "support": "\(at(folder, "Features/Support"))",
          "kernel": "\(at(folder, "SharedKernel"))",
          "tests": "Tests/{Feature}DataTests",
          "fixtures": "Tests/{Feature}DataTests/Fixtures",
        },
        "swift": { "module": "\(name)" },

      """
    case .severalTargets:
      """
        // A target for each feature; the shared kernel is a module of its own.
        "swift": { "kernelModule": "SharedKernel" },

      """
    case .xcode, .empty:
      """
        // Where things stand; {Feature} and {Model} are filled in. These are the defaults of two of the settings:
        // "layout": { "schemas": "Features/{Feature}/Data/{Model}.dto.json", "kernel": "SharedKernel" },

        // With a target for each feature, the shared kernel is a module of its own:
        // "swift": { "kernelModule": "SharedKernel" },

      """
    }
  }

  /// What is to be done by hand.
  var advice: String {
    guard let xcodeProject, shape != .xcode(project: xcodeProject) else { return adviceForShape }
    return adviceForShape + """


      \(xcodeProject) stands beside the package: what it takes from the package is built as above. A run-script phase
      of the app's target, before Compile Sources, keeps all up to date:
          cd "$SRCROOT" && dtogen generate
      """
  }

  private var adviceForShape: String {
    let configuration = Pipeline.configuration(from: InputFile(path: "dtogen.json", bytes: Array(text.utf8))).0
    switch shape {
    case .oneTarget(let name, let folder):
      let schema = schema(of: "Search", in: configuration)
      let targets = ManifestAdvice(
        configuration: configuration, schemas: [schema], configurationFile: Project.configurationName
      ).targets(for: "Search")
      return """

        Package.swift has one target, '\(name)'. What it needs for a feature, here Search with a model FlightOffer,
        among the arguments of the target:
            exclude: ["\(FilePath.below(folder, schema.path) ?? schema.path)"],
        and beside it:
            \(targets.last ?? ""),
        """
    case .severalTargets(let features):
      let names = features.isEmpty ? ["Search"] : features
      let schemas = names.map { self.schema(of: $0, in: configuration) }
      let advice = ManifestAdvice(configuration: configuration, schemas: schemas)
      var lines: [String] = []
      for target in names.flatMap({ advice.targets(for: $0) }) where !lines.contains(target) { lines.append(target) }
      let example = features.isEmpty ? ", here Search" : ""
      return """

        What Package.swift needs for a target for each feature\(example), each with a model named as its schema file:
        \(lines.map { "    \($0)," }.joined(separator: "\n"))
        """
    case .xcode(let project):
      return """

        For \(project): add the folders Features and SharedKernel to the app's target, and Features/*/Data/Tests to that
        of its tests, with Fixtures as a folder reference. A run-script phase before Compile Sources keeps all up to date:
            cd "$SRCROOT" && dtogen generate
        """
    case .empty:
      let together = ManifestAdvice(
        configuration: Configuration(), schemas: [schema(of: "Search", in: Configuration())],
        configurationFile: Project.configurationName)
      var separate = together
      separate.configuration.swift.kernelModule = Configuration().layout.kernel
      return """

        What Package.swift needs for a feature, here Search with a model FlightOffer. In one module:
        \(together.text(for: "Search"))

        or with a target for each feature and "kernelModule": "\(Configuration().layout.kernel)" in dtogen.json:
        \(separate.text(for: "Search"))
        """
    }
  }

  private func at(_ folder: String, _ path: String) -> String { FilePath.join(folder, path) }

  private func schema(of feature: String, in configuration: Configuration) -> SchemaPlace {
    let layout = configuration.layout
    let model = feature == "Search" ? "FlightOffer" : "Model"
    return SchemaPlace(path: layout.path(layout.schemas, feature: feature, model: model), feature: feature)
  }
}
