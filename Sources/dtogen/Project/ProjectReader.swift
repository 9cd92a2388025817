import DTOGenCore
import DTOGenTemplates

/// Reads what a run needs of a project, once: schemas, captured fixtures and template overrides.
///
/// Every problem is kept, so that a run can show them all; what cannot be read is left out.
struct ProjectReader: Sendable {
  private let root: String
  private let configuration: Configuration
  /// The features that the schemas belong to, sorted.
  private(set) var features: [String] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The folder among the fixtures that the tool fills itself.
  private static let derivedFolder: Set<String> = ["Invalid"]

  init(_ project: Project) {
    root = project.root.path
    configuration = project.configuration
  }

  /// Fixtures are read of the named features only, or of all where none is named; schemas are looked for unless they
  /// are given.
  mutating func read(
    _ configurationFile: InputFile?, features named: [String], schemas given: [String]? = nil
  ) -> ProjectInput {
    let layout = configuration.layout
    let schemas = read(
      given
        ?? Self.keeping(&diagnostics) { [root] () throws(FileError) in try SchemaSearch.paths(of: layout, in: root) })
    features = Set(schemas.compactMap { Pipeline.feature(of: $0, in: layout) }).sorted()
    var fixtures: [String: [InputFile]] = [:]
    for feature in named.isEmpty ? features : named {
      let folder = layout.path(layout.fixtures, feature: feature)
      fixtures[feature] = read(paths(below: folder, skipping: Self.derivedFolder))
    }
    return ProjectInput(
      configuration: configurationFile,
      schemas: schemas,
      fixtures: fixtures,
      templateOverrides: read(templatePaths()))
  }

  private mutating func templatePaths() -> [String] {
    guard let folder = configuration.templates else { return [] }
    return paths(below: folder, skipping: []).filter { $0.hasSuffix(TemplateLibrary.fileExtension) }
  }

  private mutating func paths(below folder: String, skipping: Set<String>) -> [String] {
    let folder = FilePath.normalised(folder)
    return Self.keeping(&diagnostics) { [root] () throws(FileError) in
      try FolderListing.files(below: FilePath.join(root, folder), skipping: skipping).map { FilePath.join(folder, $0) }
    }
  }

  private mutating func read(_ paths: [String]) -> [InputFile] {
    paths.flatMap { path in
      Self.keeping(&diagnostics) { [root] () throws(FileError) in
        [InputFile(path: path, bytes: try FileReader.contents(of: FilePath.join(root, path)))]
      }
    }
  }

  private static func keeping<Value>(
    _ diagnostics: inout [Diagnostic], _ body: () throws(FileError) -> [Value]
  ) -> [Value] {
    do throws(FileError) {
      return try body()
    } catch {
      diagnostics.append(Diagnostic(error))
      return []
    }
  }
}
