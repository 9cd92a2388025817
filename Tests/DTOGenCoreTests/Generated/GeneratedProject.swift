import Foundation
import ToolSupport

@testable import DTOGenBase
@testable import DTOGenCore
@testable import DTOGenOutput

/// All that a run writes for one feature, with its generated tests compiled and run as the feature's own package
/// would: the app's module first, then the tests against it.
struct GeneratedProject {
  /// Schema files by their model's name.
  var schemas: [(model: String, text: String)]
  /// Captured documents by their name in the fixtures folder.
  var fixtures: [(name: String, text: String)]
  var configuration = "{}"

  struct Failure: Error, CustomStringConvertible { var description: String }

  /// What the generated tests had to say.
  struct Outcome {
    var isGreen: Bool
    var output: String
  }

  static let data = "Features/Shop/Data/"
  static let tests = data + "Tests/"
  static let folder = tests + "Fixtures/"

  func generate() -> GeneratorOutput {
    Pipeline.generate(
      ProjectInput(
        configuration: InputFile(path: "dtogen.json", bytes: Array(configuration.utf8)),
        schemas: schemas.map { InputFile(path: Self.data + $0.model + ".dto.json", bytes: Array($0.text.utf8)) },
        fixtures: ["Shop": fixtures.map { InputFile(path: Self.folder + $0.name, bytes: Array($0.text.utf8)) }]),
      features: [])
  }

  /// Runs the generated tests in a folder of their own, after `edit` has changed the text of what was written.
  func runTests(_ edit: (_ path: String, _ text: String) -> String? = { _, text in text }) throws -> Outcome {
    try Scratch.withFolder { folder in
      let project = try build(in: folder, edit)
      let result = try Scratch.run(project, [])
      return Outcome(isGreen: result.status == 0, output: result.output)
    }
  }

  /// What the compiler says of app and tests; empty where both compile.
  func typecheck(_ flags: [String] = []) throws -> String {
    try Scratch.withFolder { folder in
      let (app, tests) = try write(into: folder) { _, text in text }
      let module = folder.appendingPathComponent("ShopFeature.swiftmodule").path
      let emitted = try Scratch.run(
        "swiftc",
        Self.strict + flags + ["-enable-testing", "-module-name", "ShopFeature", "-emit-module", "-o", module] + app)
      guard emitted.output.isEmpty else { return emitted.output }
      return try Scratch.run(
        "swiftc",
        Self.strict + flags + ["-typecheck", "-module-name", "ShopFeatureTests", "-I", folder.path] + tests
      ).output
    }
  }

  private static let strict = ["-swift-version", "6", "-warnings-as-errors", "-wmo", "-Onone", "-parse-as-library"]

  /// What SwiftPM writes for a test target.
  private static let runner = """
    import Testing

    @main struct Runner {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }
    """

  private func build(in folder: URL, _ edit: (String, String) -> String?) throws -> String {
    let (app, tests) = try write(into: folder, edit)
    let runner = folder.appendingPathComponent("Runner.swift")
    try Data(Self.runner.utf8).write(to: runner)
    let object = folder.appendingPathComponent("app.o").path
    let module = folder.appendingPathComponent("ShopFeature.swiftmodule").path
    let program = folder.appendingPathComponent("tests").path
    for arguments in [
      ["-enable-testing", "-module-name", "ShopFeature", "-emit-module-path", module, "-c", "-o", object] + app,
      ["-module-name", "ShopFeatureTests", "-I", folder.path, "-o", program, object] + tests + [runner.path],
    ] {
      let result = try Scratch.run("swiftc", Self.strict + arguments)
      guard result.output.isEmpty else { throw Failure(description: result.output) }
    }
    return program
  }

  /// Paths of the app's sources and of its tests'. A file that `edit` gives no text for is left out.
  private func write(
    into folder: URL, _ edit: (String, String) -> String?
  ) throws -> (app: [String], tests: [String]) {
    let output = generate()
    guard !output.diagnostics.hasErrors else {
      throw Failure(description: output.diagnostics.map(\.description).joined(separator: "\n"))
    }
    let captured = fixtures.map { (Self.folder + $0.name, $0.text) }
    let written = output.files.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) }
    var sources: [String] = []
    for (path, text) in captured + written {
      guard let text = edit(path, text) else { continue }
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      if path.hasSuffix(".swift") { sources.append(url.path) }
    }
    return (
      sources.filter { !$0.contains("/" + Self.tests) }, sources.filter { $0.contains("/" + Self.tests) }
    )
  }
}
