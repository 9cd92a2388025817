import DTOGenCore
import DTOGenLint

/// `dtogen lint`: reads the project's Swift sources and says which of the boundaries between its layers are crossed.
enum LintCommand {
  static func run(_ arguments: ParsedArguments, _ reporter: inout Reporter) throws -> ExitStatus {
    try arguments.expectOperands(atMost: 0)
    if arguments.has("--list-rules") {
      try StandardStream.output.write(RuleDocumentation.table)
      return .done
    }
    if let name = arguments.value("--explain") {
      let chapters = LintRule.all.filter { $0.name == name }.map(RuleDocumentation.chapter)
      try StandardStream.output.write(chapters.joined())
      return .done
    }
    let project = try Project.locate(arguments)
    reporter.display = project.display
    let baselineName = arguments.value("--baseline")
    if arguments.has("--update-baseline"), baselineName == nil {
      throw UsageError("'--update-baseline' needs '--baseline FILE', the file to write", in: .lint)
    }
    let said = reporter
    return try RunLock.holding(project.root, for: arguments.has("--update-baseline") ? .writing : .looking, said) {
      try lint(project, baselineName, arguments, said)
    }
  }

  private static func lint(
    _ project: Project, _ baselineName: String?, _ arguments: ParsedArguments, _ reporter: Reporter
  ) throws -> ExitStatus {
    var reader = SourceReader(project)
    let input = reader.read()
    var diagnostics = project.diagnostics + reader.diagnostics
    guard !diagnostics.hasErrors else {
      reporter.report(diagnostics)
      return .failed
    }
    let result = Linter.run(input)
    if let baselineName, arguments.has("--update-baseline") {
      try write(LintBaseline(result.findings), to: baselineName, project)
      reporter.say("wrote \(baselineName): \(Count(result.findings.count, "known finding"))")
      return .done
    }
    let (findings, found) = try unknown(result.findings, baselineName, reporter)
    diagnostics += found
    reporter.report(diagnostics)
    guard !diagnostics.hasErrors else { return .failed }
    try show(findings, arguments, reporter)
    let errors = findings.count { $0.severity == .error }
    reporter.say(
      "\(Count(errors, "error")) and \(Count(findings.count - errors, "warning")) in "
        + "\(Count(result.fileCount, "file")), \(Count(result.lineCount, "line"))")
    return errors > 0 ? .failed : .done
  }

  private static func show(_ findings: [Finding], _ arguments: ParsedArguments, _ reporter: Reporter) throws {
    let format = arguments.value("--format").flatMap(LintFormat.init) ?? .text
    let shown = reporter.level == .quiet ? findings.filter { $0.severity == .error } : findings
    try StandardStream.output.write(format.report(shown, version: Tool.version, path: reporter.name))
  }

  /// The findings that the baseline does not have.
  private static func unknown(
    _ findings: [Finding], _ name: String?, _ reporter: Reporter
  ) throws(FileError) -> ([Finding], [Diagnostic]) {
    guard let name else { return (findings, []) }
    guard let bytes = try FileReader.contentsIfPresent(of: name) else {
      throw FileError(
        name, "there is no such baseline; write one with 'dtogen lint --baseline \(name) --update-baseline'")
    }
    let (baseline, diagnostics) = LintBaseline.read(InputFile(path: name, bytes: bytes))
    guard let baseline else { return (findings, diagnostics) }
    let (new, gone) = baseline.compare(findings)
    if gone > 0 {
      reporter.say("\(Count(gone, "known finding")) gone: bring \(name) up to date with '--update-baseline'")
    }
    return (new, diagnostics)
  }

  private static func write(_ baseline: LintBaseline, to name: String, _ project: Project) throws(FileError) {
    let place = try project.root.place(for: try project.root.relativePath(of: name))
    let mode = try FileStatus.of(place, followingLinks: false)?.mode
    try AtomicFileWriter.write([
      FileToWrite(place: place, contents: Array(baseline.text.utf8), mode: mode, isDurable: false)
    ])
  }
}
