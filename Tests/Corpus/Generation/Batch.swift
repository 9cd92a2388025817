import DTOGenCore
import Foundation

/// Some files of the corpus that become models of one feature, and so one module.
struct Batch: Sendable {
  static let feature = "Sweep"

  let files: [CorpusFile]
  let options: OutputOptions
  let runsTests: Bool
  /// Where the project is written.
  let folder: URL

  /// The verdict on each file. A failure that belongs to no one file is found by running the files one by one.
  func run() -> [Verdict] {
    var verdicts: [Verdict] = []
    var scaffolded: [(file: CorpusFile, captured: [GeneratedFile])] = []
    for file in files {
      let request = ScaffoldRequest(
        feature: Self.feature, model: file.model, fixtures: [file.fixture], at: file.at)
      let output = Pipeline.scaffold(request, in: ProjectInput(configuration: configuration))
      if let error = output.diagnostics.first(where: { $0.severity == .error }) {
        verdicts.append(Verdict(file: file.name, failure: (.scaffold, "\(error)")))
      } else {
        scaffolded.append((file, output.files.filter { $0.ownership == .captured }))
      }
    }
    guard !scaffolded.isEmpty else { return verdicts }
    let captured = scaffolded.flatMap(\.captured)
    let output = Pipeline.generate(input(captured), features: [])
    if let error = output.diagnostics.first(where: { $0.severity == .error }) {
      return verdicts + oneByOne(scaffolded.map(\.file), .scaffold, "\(error)")
    }
    let run = BatchRun(
      files: scaffolded.map(\.file), generated: captured + output.files, runsTests: runsTests, folder: folder)
    switch run.verdicts() {
    case .success(let found): return verdicts + found
    case .failure(let failure): return verdicts + oneByOne(scaffolded.map(\.file), failure.step, failure.reason)
    }
  }

  private func oneByOne(_ files: [CorpusFile], _ step: Verdict.Step, _ reason: String) -> [Verdict] {
    guard files.count > 1 else { return files.map { Verdict(file: $0.name, failure: (step, reason)) } }
    return files.flatMap { file in
      Batch(
        files: [file], options: options, runsTests: runsTests,
        folder: folder.deletingLastPathComponent()
          .appendingPathComponent(folder.lastPathComponent + "-" + file.model)
      ).run()
    }
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
