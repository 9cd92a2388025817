import DTOGenCore
import Foundation

/// Some files of the corpus that become models of one feature, and so one module.
struct Batch: Sendable {
  static let feature = "Sweep"

  private typealias Scaffolded = (file: CorpusFile, captured: [GeneratedFile], warnings: [String])

  let files: [CorpusFile]
  let options: OutputOptions
  let runsTests: Bool
  /// Where the project is written.
  let folder: URL

  /// The verdict on each file. A failure that names no file is found by running the files one by one.
  func run() -> [Verdict] {
    var verdicts: [Verdict] = []
    var scaffolded: [Scaffolded] = []
    for file in files {
      let request = ScaffoldRequest(
        feature: Self.feature, model: file.model, fixtures: [file.fixture], at: file.at)
      let output = Pipeline.scaffold(request, in: ProjectInput(configuration: configuration))
      let warnings = output.diagnostics.filter { $0.severity == .warning }.map { "\($0)" }
      if let error = output.diagnostics.first(where: { $0.severity == .error }) {
        let verdict = Verdict(file: file.name, failure: (.scaffold, "\(error)"))
        verdicts.append(allowing(warnings, verdict, file))
      } else {
        scaffolded.append((file, output.files.filter { $0.ownership == .captured }, warnings))
      }
    }
    return verdicts + run(scaffolded, folder)
  }

  /// Files that a failure names have failed, and the others are run again without them.
  private func run(_ scaffolded: [Scaffolded], _ folder: URL) -> [Verdict] {
    guard !scaffolded.isEmpty else { return [] }
    let captured = scaffolded.flatMap(\.captured)
    let output = Pipeline.generate(input(captured), features: [])
    let errors = output.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      return separate(scaffolded, .init(step: .scaffold, lines: errors.map { "\($0)" }), folder)
    }
    let run = BatchRun(
      files: scaffolded.map(\.file), generated: captured + output.files, runsTests: runsTests, folder: folder)
    switch run.verdicts() {
    case .success(let verdicts): return zip(scaffolded, verdicts).map { allowing($0.warnings, $1, $0.file) }
    case .failure(let failure): return separate(scaffolded, failure, folder)
    }
  }

  /// What Foundation cannot decode, or rounds, is no failure where the tool has said so.
  private func allowing(_ warnings: [String], _ verdict: Verdict, _ file: CorpusFile) -> Verdict {
    guard verdict.failure != nil, let reason = FoundationLimits.exception(of: file, warnings: warnings) else {
      return verdict
    }
    return Verdict(file: verdict.file, exception: reason)
  }

  private func separate(_ scaffolded: [Scaffolded], _ failure: BatchRun.Failure, _ folder: URL) -> [Verdict] {
    func reason(_ file: CorpusFile) -> String? { failure.lines.first { $0.contains(file.model) } }
    let all = failure.lines.first ?? "no output"
    guard scaffolded.count > 1 else {
      return scaffolded.map { Verdict(file: $0.file.name, failure: (failure.step, reason($0.file) ?? all)) }
    }
    let named = scaffolded.filter { reason($0.file) != nil }
    guard !named.isEmpty else {
      return scaffolded.flatMap { run([$0], folder.appendingPathExtension($0.file.model)) }
    }
    let others = scaffolded.filter { reason($0.file) == nil }
    return named.map { Verdict(file: $0.file.name, failure: (failure.step, reason($0.file) ?? all)) }
      + run(others, folder.appendingPathExtension("rest"))
  }

  private var configuration: InputFile {
    InputFile(path: "dtogen.json", bytes: Array(options.configuration.utf8))
  }

  private func input(_ captured: [GeneratedFile]) -> ProjectInput {
    let files = captured.map { InputFile(path: $0.path, bytes: $0.contents) }
    return ProjectInput(
      configuration: configuration, schemas: files.filter { $0.path.hasSuffix(".dto.json") },
      fixtures: [Self.feature: files.filter { !$0.path.hasSuffix(".dto.json") }])
  }
}
