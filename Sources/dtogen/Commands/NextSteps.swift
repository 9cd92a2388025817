import DTOGenCore

/// What to do after a scaffold: the file to look at first and what the package's manifest still needs.
struct NextSteps {
  var project: Project
  var feature: String
  var model: String
  /// The schemas that were there before, relative to the root.
  var schemas: [String]

  func text() throws(FileError) -> String {
    let schema = LayoutPattern.filled(project.configuration.layout.schemas, ["Feature": feature, "Model": model])
    var text = """

      Look at \(project.display.text(for: schema)) first: its domain block says what the feature gets.
      After a change to it: dtogen generate
      """
    let advice = ManifestAdvice(configuration: project.configuration, schemas: places(with: schema))
    let missing = try advice.missing(for: feature, in: manifest())
    if !missing.isEmpty {
      text += "\n\nPackage.swift needs:\n" + missing.map { "    \($0),\n" }.joined()
    }
    return text
  }

  private func places(with schema: String) -> [SchemaPlace] {
    let pattern = LayoutPattern(project.configuration.layout.schemas)
    return (schemas.filter { $0 != schema } + [schema]).compactMap { path in
      pattern.match(path).map { SchemaPlace(path: path, feature: $0["Feature"] ?? feature) }
    }
  }

  private func manifest() throws(FileError) -> String {
    let path = FilePath.join(project.root.path, "Package.swift")
    guard try FileStatus.of(path, followingLinks: true)?.kind == .file else { return "" }
    return String(decoding: try FileReader.contents(of: path), as: UTF8.self)
  }
}
