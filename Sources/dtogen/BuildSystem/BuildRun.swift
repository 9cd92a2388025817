import DTOGenCore

/// `dtogen generate --into DIR`: what a build runs to compile generated code that is not checked in, or to compare code
/// that is.
///
/// Writes nothing outside the folder, and there only bytes that differ, so that nothing is compiled again in vain.
struct BuildRun {
  private let project: Project
  private var reporter: Reporter

  init(project: Project, reporter: Reporter) {
    self.project = project
    self.reporter = reporter
    self.reporter.display?.isAbsolute = true
  }

  func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    try arguments.expectOperands(atMost: 0)
    let part = arguments.value("--part").flatMap(BuildFileNames.Part.init) ?? .sources
    guard fits(part) else { return .failed }
    var schemas: [String]?
    if arguments.has("--schema") {
      schemas = []
      for name in arguments.values("--schema") { schemas?.append(try project.root.relativePath(of: name)) }
    }
    var reader = ProjectReader(project)
    let input = reader.read(project.configurationFile, features: [], schemas: schemas)
    let output = Pipeline.build(input, part)
    let found = project.diagnostics + reader.diagnostics + output.diagnostics
    reporter.report(found)
    guard !found.hasErrors else { return .failed }
    if part == .check, try !compare(input) { return .failed }
    let folder = try RootFolder(arguments.value("--into") ?? ".", creating: true)
    let plan = WritePlanner(root: folder, record: nil, replacesForeignFiles: true).plan(output.files)
    reporter.report(plan.diagnostics)
    guard !plan.diagnostics.hasErrors else { return .failed }
    try plan.write()
    let build = BuildInterface(display: project.display, input: input, output: output)
    try build.write(arguments)
    return .done
  }

  /// Whether the build was planned for what the configuration says.
  private func fits(_ part: BuildFileNames.Part) -> Bool {
    let build = project.configuration.build
    guard (build == .generate) == (part == .check) else { return true }
    reporter.report(
      .error(
        at: SourceLocation(file: project.configurationFile?.path ?? Project.configurationName, line: 1),
        "\"build\" is \"\(build.rawValue)\", which is not what this build was planned for (\(part.rawValue)); "
          + "with SwiftPM, 'touch Package.swift' plans it anew"))
    return false
  }

  /// Says which schemas have code in the source tree that is out of date; false where that ends the build.
  private func compare(_ input: ProjectInput) throws -> Bool {
    let output = Pipeline.generate(input, features: [])
    let plan = WritePlanner(root: project.root, record: project.record).plan(output.files)
    let fallback = input.schemas.first.map { SourceLocation(file: $0.path) }
    var stale: [(place: SourceLocation?, names: [String])] = []
    for planned in plan.files where planned.isWritten || planned.isRefused {
      var place = planned.file.source ?? fallback
      // Without a line editors do not link.
      if place?.line == nil { place?.line = 1 }
      let name = FilePath.name(of: planned.file.path)
      if let index = stale.firstIndex(where: { $0.place == place }) {
        stale[index].names.append(name)
      } else {
        stale.append((place, [name]))
      }
    }
    let isError = project.configuration.build == .error
    for (place, names) in stale {
      let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
      let message =
        "\(shown) \(names.count == 1 ? "is" : "are") out of date; "
        + "run 'swift package --allow-writing-to-package-directory dtogen'"
      reporter.report(Diagnostic(isError ? .error : .warning, at: place, message))
    }
    return stale.isEmpty || !isError
  }
}
