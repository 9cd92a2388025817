import DTOGenCore

/// Prints the files of a scaffold instead of writing them: code and schema, each after a comment that names it.
///
/// Fixtures are not printed: they are copies of what the user has, or derived from it.
struct ScaffoldPrinter {
  var reporter: Reporter

  func print(_ output: GeneratorOutput, _ found: [Diagnostic]) throws(FileError) -> ExitStatus {
    let diagnostics = found + output.diagnostics
    reporter.report(diagnostics)
    guard !diagnostics.hasErrors else { return .failed }
    let shown = output.files.filter { !isFixture($0) }
    let texts = shown.map { "// \($0.path)\n" + String(decoding: $0.contents, as: UTF8.self) }
    try StandardStream.output.write(texts.joined(separator: "\n"))
    let hidden = output.files.count - shown.count
    if hidden > 0 { reporter.explain("not printed: \(Count(hidden, "fixture"))") }
    return .done
  }

  private func isFixture(_ file: GeneratedFile) -> Bool {
    switch file.ownership {
    case .derivedFixture: true
    case .captured: !file.path.hasSuffix(".dto.json")
    case .generated, .scaffolded: false
    }
  }
}
