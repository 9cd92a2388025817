import Foundation

/// The `gen OUT IN…` of a check: dtogen run as a user would, on fixtures alone or with a schema.
///
/// An input named `*.dto.json` is a schema of ours, one named `schema.json` a schema in the cases' own notation.
struct Generation {
  private let output: URL
  private let inputs: [URL]
  private var at: String?
  private var model: String
  private let environment = ProcessInfo.processInfo.environment

  private var data: URL { output.appendingPathComponent("Features/Case/Data") }

  init(_ arguments: [String]) throws(CasesUsageError) {
    var rest = arguments[...]
    model = environment["CASE_MODEL"] ?? "Root"
    while let option = rest.first, option.hasPrefix("--") {
      let value = rest.dropFirst().first
      if option == "--at" { at = value } else { model = value ?? model }
      rest = rest.dropFirst(2)
    }
    guard let output = rest.popFirst(), !rest.isEmpty else {
      throw CasesUsageError(message: "gen [--at PATH] [--model NAME] OUT IN…")
    }
    self.output = URL(fileURLWithPath: output)
    inputs = rest.map { URL(fileURLWithPath: $0) }
  }

  /// dtogen's exit status; 128 and more for a crash, as in a shell.
  func run() throws -> Int32 {
    var isFolder: ObjCBool = false
    if !FileManager.default.fileExists(atPath: output.path, isDirectory: &isFolder) {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    }
    let schemas = inputs.filter { $0.lastPathComponent == "schema.json" || $0.path.hasSuffix(".dto.json") }
    let status: Int32
    if let schema = schemas.first {
      try prepare(schema, fixtures: inputs.filter { $0 != schema })
      status = try dtogen(["generate"])
    } else {
      let at = at ?? (isList ? "[]" : ".")
      status = try dtogen(
        ["scaffold", "Case/\(model)", "--at", at] + inputs.flatMap { ["--fixture", $0.relativePath] })
    }
    if status == 0, environment["CASE_PACKAGE"] == "yes" { try writeManifest() }
    return status
  }

  private func dtogen(_ arguments: [String]) throws -> Int32 {
    let configuration = environment["CASE_CONFIG"] ?? ""
    let options = configuration.isEmpty ? [] : ["--config", configuration]
    let process = Process()
    process.executableURL = URL(fileURLWithPath: environment["CASES_DTOGEN"] ?? "dtogen")
    process.arguments = arguments + ["--root", output.relativePath] + options
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
  }

  /// Whether the first fixture is a list, whose elements are then the samples.
  private var isList: Bool {
    guard inputs[0].pathExtension == "json", let file = try? FileHandle(forReadingFrom: inputs[0]),
      let start = try? file.read(upToCount: 100)
    else { return false }
    return start.first { !" \n\r\t".utf8.contains($0) && $0 < 0x80 } == UInt8(ascii: "[")
  }

  private func prepare(_ schema: URL, fixtures: [URL]) throws {
    let folder = data.appendingPathComponent("Tests/Fixtures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for fixture in fixtures {
      try Data(contentsOf: fixture).write(to: folder.appendingPathComponent(fixture.lastPathComponent))
    }
    var bytes = try Data(contentsOf: schema)
    if schema.lastPathComponent == "schema.json" {
      let translation = try NeutralSchema(Array(bytes), fixtures: fixtures.map(\.lastPathComponent))
      bytes = Data(try translation.schema(model: model).utf8)
    }
    try bytes.write(to: data.appendingPathComponent("\(model).dto.json"))
  }

  /// The manifest that the contract gives for one module, with the tests where this case has them.
  private func writeManifest() throws {
    let manifest = output.appendingPathComponent("Package.swift")
    guard !FileManager.default.fileExists(atPath: manifest.path) else { return }
    let tests =
      FileManager.default.fileExists(atPath: output.appendingPathComponent("Tests").path)
      ? "Tests" : "Features/Case/Data/Tests"
    let hasTests =
      (try? FileManager.default.contentsOfDirectory(atPath: output.appendingPathComponent(tests).path))?
      .contains { $0.hasSuffix(".swift") } ?? false
    let module = model == "Root" ? "CaseFeature" : model
    let testTarget = """
      .testTarget(
            name: "\(module)Tests", dependencies: ["\(module)"], path: "\(tests)", resources: [.copy("Fixtures")])
      """
    try """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Case",
      platforms: [.macOS(.v13)],
      targets: [
        .target(
          name: "\(module)", path: ".",
          exclude: ["\(tests)", "Features/Case/Data/\(model).dto.json"], sources: ["Features/Case", "SharedKernel"]),
        \(hasTests ? testTarget : "")
      ],
      swiftLanguageModes: [.v6]
    )
    """.write(to: manifest, atomically: true, encoding: .utf8)
  }
}
