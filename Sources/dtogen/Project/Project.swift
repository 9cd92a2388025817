import DTOGenCore

/// Where a run works: its root, its configuration and how its paths are shown.
struct Project {
  static let configurationName = "dtogen.json"

  var root: RootFolder
  var working: RootFolder
  /// The configuration's text; nil where there is none and the defaults hold.
  var configurationFile: InputFile?
  var configuration: Configuration
  /// What is wrong with the configuration.
  var diagnostics: [Diagnostic]

  /// What was written last; nil where the build makes all that could be rewritten, so that nothing is recorded.
  var record: Record? { configuration.build == .generate ? nil : Record(root) }

  var display: PathDisplay { PathDisplay(working: working.path, root: root.path) }

  /// Finds root and configuration.
  ///
  /// `--config` names the file, and its folder is the root; `--root` names the root, and the configuration is the one
  /// in it; given together, each holds for itself. Without either, the nearest dtogen.json upward from the working
  /// folder decides, and without one the working folder is the root.
  static func locate(_ arguments: ParsedArguments) throws(FileError) -> Project {
    let working = try RootFolder(".")
    let named = arguments.value("--config")
    let root: RootFolder
    if let folder = arguments.value("--root") {
      root = try RootFolder(folder, creating: arguments.command == .scaffold)
    } else if let named {
      root = try RootFolder(FilePath.parent(of: named))
    } else {
      root = try self.root(of: working)
    }
    let file = try configurationFile(named: named, in: root)
    let (configuration, diagnostics) = Pipeline.configuration(from: file)
    return Project(
      root: root, working: working, configurationFile: file, configuration: configuration, diagnostics: diagnostics)
  }

  /// The root of the project that a folder lies in: the nearest folder upward with a configuration, else itself.
  static func root(of given: RootFolder) throws(FileError) -> RootFolder {
    var folder = given.path
    while true {
      let candidate = FilePath.join(folder, configurationName)
      if try FileStatus.of(candidate, followingLinks: true)?.kind == .file { return try RootFolder(folder) }
      if folder == "/" { return given }
      folder = FilePath.parent(of: folder)
    }
  }

  private static func configurationFile(named name: String?, in root: RootFolder) throws(FileError) -> InputFile? {
    if let name {
      return InputFile(path: try root.relativePath(of: name), bytes: try FileReader.contents(of: name))
    }
    let path = FilePath.join(root.path, configurationName)
    guard try FileStatus.of(path, followingLinks: true) != nil else { return nil }
    return InputFile(path: configurationName, bytes: try FileReader.contents(of: path))
  }
}
