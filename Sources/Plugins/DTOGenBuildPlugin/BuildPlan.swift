import Foundation
import PackagePlugin

/// What is to run for one target, decided before anything runs: from names of files, and from `dtogen.json`.
///
/// A target with schemas among its files, or beside them, is a feature's; one without, that depends on such a target, holds its tests.
struct BuildPlan {
  var project: ProjectFolder
  var targetName: String
  var files: [URL]
  var dependencyFiles: [URL]

  func commands(tool: URL, work: URL) throws -> [Command] {
    let own = project.schemas(of: files)
    let schemas = own.isEmpty ? project.schemas(of: dependencyFiles) : own
    guard !schemas.isEmpty else {
      Diagnostics.warning(
        "'\(targetName)' has no schema among its files or beside them (\(project.layout.schemas))")
      return []
    }
    let part: BuildFileNames.Part = project.makesCode ? own.isEmpty ? .tests : .sources : .check
    // The feature's own target compares its tests too.
    if part == .check, own.isEmpty { return [] }
    let clashes = BuildFileNames.clashes(part, schemas: schemas)
    guard clashes.isEmpty else {
      for (name, schemas) in clashes {
        Diagnostics.error(
          "'\(schemas.joined(separator: "' and '"))' of '\(targetName)' would both become \(name); rename one, or give "
            + "their features a target each",
          file: project.root.appending(path: schemas[0]).path, line: 1)
      }
      return []
    }
    let inputs = project.inputs(for: schemas) + (part == .check ? project.generatedFiles(for: schemas) : [])
    let arguments =
      ["generate", "--root", project.root.path, "--into", work.path, "--part", part.rawValue, "--schema"]
      + schemas.map { project.root.appending(path: $0).path }
    return [
      .buildCommand(
        displayName: "dtogen: \(part == .check ? "compare" : "make") the \(part == .tests ? "tests" : "data layer") of "
          + targetName,
        executable: tool, arguments: arguments, inputFiles: inputs,
        outputFiles: BuildFileNames.all(part, schemas: schemas).map { work.appending(path: $0) })
    ]
  }
}
