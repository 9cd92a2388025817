import DTOGenCore

/// What a run tells a build system about itself: the files it reads, the files it keeps up to date, and that it is done.
///
/// Paths are shown as the user reaches them from the working folder, as in messages.
struct BuildInterface {
  var display: PathDisplay
  var input: ProjectInput
  var output: GeneratorOutput

  /// The configuration, schemas, fixtures and template overrides, in this order and each sorted.
  var inputs: [String] {
    let fixtures = input.fixtures.values.flatMap { $0.map(\.path) }
    let all = [
      input.configuration.map { [$0.path] } ?? [], input.schemas.map(\.path), fixtures,
      input.templateOverrides.map(\.path),
    ]
    return all.flatMap { $0.sorted() }.map(display.text)
  }

  /// What the tool rewrites. Scaffolded files are not among them: a build must not take them for its own.
  var outputs: [String] {
    output.files.filter { $0.ownership == .generated || $0.ownership == .derivedFixture }.map(\.path).sorted()
      .map(display.text)
  }

  /// Writes the files that the options name, once everything else is up to date; the stamp is always written anew.
  func write(_ arguments: ParsedArguments) throws(FileError) {
    let stamp = arguments.value("--stamp")
    var files: [FileToWrite] = []
    if let path = arguments.value("--depfile") {
      let rule = DependencyFile(targets: stamp.map { [$0] } ?? outputs, inputs: inputs)
      files.append(file(path, rule.text))
    }
    if let stamp { files.append(file(stamp, "")) }
    if !files.isEmpty { try AtomicFileWriter.write(files) }
  }

  private func file(_ path: String, _ text: String) -> FileToWrite {
    let place = FilePath.normalised(FilePath.join(display.working, path))
    return FileToWrite(place: place, contents: Array(text.utf8), mode: nil, isDurable: false)
  }
}
