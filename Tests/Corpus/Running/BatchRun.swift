import DTOGenCore
import Foundation
import ToolSupport

/// A generated project on disk: compiled as a user would, run on each file, its output compared.
struct BatchRun {
  /// What stopped the batch as a whole.
  struct Failure: Error {
    var step: Verdict.Step
    /// Everything that was said, a line each.
    var lines: [String]
  }

  let files: [CorpusFile]
  let generated: [GeneratedFile]
  let runsTests: Bool
  let folder: URL

  func verdicts() -> Result<[Verdict], Failure> {
    do {
      try write()
      try compile()
      var verdicts = try files.map(verdict)
      if runsTests, let failure = try generatedTests.failure() {
        guard files.count == 1 else { throw Failure(step: .tests, lines: [failure]) }
        if verdicts[0].failure == nil { verdicts[0].failure = (.tests, failure) }
      }
      return .success(verdicts)
    } catch let failure as Failure {
      return .failure(failure)
    } catch {
      return .failure(Failure(step: .read, lines: ["\(error)"]))
    }
  }

  private var generatedTests: GeneratedTests {
    GeneratedTests(folder: folder, schemas: generated.map(\.path).filter { $0.hasSuffix(".dto.json") })
  }

  private func write() throws {
    try? FileManager.default.removeItem(at: folder)
    for file in generated { try write(file.path, file.contents) }
    let mappers = generated.filter { $0.path.hasSuffix(".swift") }.map { String(decoding: $0.contents, as: UTF8.self) }
    let models = files.map { file in
      (
        name: file.model, isList: file.isList,
        mapsLists: mappers.contains {
          $0.contains("extension [\(file.model)]") || $0.contains("extension Array<\(file.model)>")
        }
      )
    }
    try write("driver/main.swift", Array(DriverSource.main(models: models).utf8))
    try write("driver/Reflection.swift", Array(DriverSource.reflection.utf8))
    for file in files {
      guard file.document.isLines else {
        try write("in/\(file.model).json", file.bytes)
        continue
      }
      for (index, root) in file.document.roots.enumerated() {
        try write("in/\(file.model).\(100_000 + index).json", Array(root.text.utf8))
      }
    }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("out"), withIntermediateDirectories: true)
  }

  private func write(_ path: String, _ bytes: [UInt8]) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  private func compile() throws {
    let start = Date()
    defer { Report.note("compiled \(files.count) files in \(Int(Date().timeIntervalSince(start))) s") }
    let sources = generated.map(\.path).filter { $0.hasSuffix(".swift") && !$0.contains("/Tests/") }
    let result = try ChildProcess.run(
      "swiftc",
      ["-swift-version", "6", "-warnings-as-errors", "-Onone", "-wmo", "-module-name", "SweepFeature", "-o", "run"]
        + sources + ["driver/main.swift", "driver/Reflection.swift"],
      in: folder, log: "compile.log", timeout: 900)
    guard result.status != 0 else { return }
    let lines = result.output.split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.contains(".swift:") && $0.contains("error:") }
    throw Failure(step: .compile, lines: errors.isEmpty ? lines : errors)
  }

  private func verdict(on file: CorpusFile) throws -> Verdict {
    let result = try ChildProcess.run(
      folder.appendingPathComponent("run").path, [file.model], in: folder, log: "\(file.model).log", timeout: 120)
    guard result.status == 0 else {
      let step = Verdict.Step.allCases.first { result.output.hasPrefix($0.rawValue + ": ") } ?? .crash
      let reason = result.output.split(separator: "\n").first.map(String.init) ?? "exit \(result.status)"
      return Verdict(file: file.name, failure: (step, reason))
    }
    let comparison = try FileComparison(
      file: file, schema: document(schemaPath(of: file)), wire: document("out/\(file.model).dto.json"),
      domain: document("out/\(file.model).domain.json"))
    return comparison.verdict()
  }

  private func schemaPath(of file: CorpusFile) -> String {
    generated.first { $0.path.hasSuffix("/\(file.model).dto.json") }?.path ?? ""
  }

  private func document(_ path: String) throws -> JSONValue {
    let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(path)))
    let (document, diagnostics) = JSONDocument.read(InputFile(path: path, bytes: bytes), dialect: .relaxed)
    guard let document else { throw Failure(step: .read, lines: ["\(diagnostics[0])"]) }
    return document.root
  }
}
