import DTOGenCore

/// What to do after a scaffold: the file to look at first and what the package's manifest still needs.
struct NextSteps {
  var project: Project
  var feature: String
  var model: String
  /// The schemas that were there before.
  var schemas: [InputFile]

  func text() throws(FileError) -> String {
    let layout = project.configuration.layout
    let schema = layout.path(layout.schemas, feature: feature, model: model)
    var text = """

      Look at \(project.display.text(for: schema)) first: its domain block says what the feature gets.
      After a change to it: dtogen generate
      """
    let advice = ManifestAdvice(
      configuration: project.configuration, schemas: places(with: schema),
      configurationFile: project.configurationFile.flatMap { FilePath.isAbsolute($0.path) ? nil : $0.path })
    let missing = try advice.missing(for: feature, in: manifest())
    if !missing.isEmpty {
      text += "\n\nPackage.swift needs:\n" + missing.map { "    \($0),\n" }.joined()
    }
    if let file = try missingTestFile() {
      text += "\n\nThe build makes the tests, and SwiftPM wants one Swift file of the test target's own, empty or not:"
      text += "\n    touch \(file)\n"
    }
    let rivals = advice.rivalsForKernel(of: feature)
    if !rivals.isEmpty {
      let kernel = project.configuration.layout.kernel
      text += """


        \(feature) and \(rivals.joined(separator: ", ")) are modules of their own, and SwiftPM does not let both hold \
        \(kernel == "." ? "the kernel in the root" : kernel). Set one "module" for all, or "kernelModule", in dtogen.json.
        """
    }
    return text
  }

  /// The file that a test target whose tests are made in the build still needs.
  private func missingTestFile() throws(FileError) -> String? {
    guard project.configuration.build == .generate else { return nil }
    let folder = project.configuration.layout.path(project.configuration.layout.tests, feature: feature)
    let names = try FolderListing.names(in: FilePath.join(project.root.path, folder))
    if names.contains(where: { $0.hasSuffix(".swift") }) { return nil }
    return project.display.text(for: FilePath.join(folder, feature + "Tests.swift"))
  }

  private func places(with schema: String) -> [SchemaPlace] {
    let others = schemas.filter { $0.path != schema }.compactMap { file in
      Pipeline.feature(of: file, in: project.configuration.layout).map { SchemaPlace(path: file.path, feature: $0) }
    }
    return others + [SchemaPlace(path: schema, feature: feature)]
  }

  private func manifest() throws(FileError) -> String {
    let path = FilePath.join(project.root.path, "Package.swift")
    guard try FileStatus.of(path, followingLinks: true)?.kind == .file else { return "" }
    return String(decoding: try FileReader.contents(of: path), as: UTF8.self)
  }
}
