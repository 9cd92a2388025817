import Foundation
import Testing

/// The README's recipes for build systems that need no package manager, run as they stand there.
@Suite struct BuildRecipeTests {
  /// The block of a language that follows a heading of the README.
  private static func recipe(_ heading: String, _ language: String) throws -> String {
    let readme = ExamplePackage.package.appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let chapter = try #require(text.range(of: heading), "README.md has no '\(heading)'")
    let opening = try #require(text.range(of: "```\(language)\n", range: chapter.upperBound..<text.endIndex))
    let closing = try #require(text.range(of: "```", range: opening.upperBound..<text.endIndex))
    return String(text[opening.upperBound..<closing.lowerBound])
  }

  /// Runs a script with the built tool on the path.
  private static func shell(
    _ script: String, in folder: URL, _ environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let tool = try #require(BuiltTool.url)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    variables["PATH"] = tool.deletingLastPathComponent().path + ":" + (variables["PATH"] ?? "/usr/bin:/bin")
    process.environment = variables
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  private static let hasNinja = (try? shell("ninja --version", in: FileManager.default.temporaryDirectory).status) == 0

  @Test(.enabled(if: hasNinja, "Ninja is not installed"))
  func ninjaRunsTheToolOnlyWhenItMust() throws {
    let rules = try Self.recipe("**Ninja:**", "ninja")
    try SampleProject.with { sandbox in
      try sandbox.write("build.ninja", rules)
      let first = try Self.shell("ninja", in: sandbox.url)
      #expect(first.status == 0 && first.output.contains("dtogen generate"), "\(first.output)")
      #expect(try Self.shell("ninja", in: sandbox.url).output.contains("no work to do"))
      try SampleProject.replaceInSchema("\"stop_count\": \"int\"", "\"stop_count\": \"int64\"", in: sandbox)
      let second = try Self.shell("ninja", in: sandbox.url)
      #expect(second.status == 0, "\(second.output)")
      #expect(try sandbox.read(SampleProject.dto).contains("let stopCount: Int64"))
      #expect(try Self.shell("ninja", in: sandbox.url).output.contains("no work to do"))
    }
  }

  @Test func xcodeLearnsWhatThePhaseReadsAndWrites() throws {
    let script = try Self.recipe("**Xcode, a run-script phase**", "sh")
    try SampleProject.with { sandbox in
      let elsewhere = try Sandbox()
      defer { elsewhere.remove() }
      let result = try Self.shell(script, in: elsewhere.url, ["SRCROOT": sandbox.path])
      #expect(result.status == 0, "\(result.output)")
      let inputs = try sandbox.read("dtogen-inputs.xcfilelist").split(separator: "\n")
      #expect(inputs.contains("$(SRCROOT)/\(SampleProject.schema)"))
      let outputs = try sandbox.read("dtogen-outputs.xcfilelist").split(separator: "\n")
      #expect(outputs.contains("$(SRCROOT)/\(SampleProject.dto)"))
      for path in inputs + outputs { #expect(sandbox.exists(String(path.dropFirst("$(SRCROOT)/".count))), "\(path)") }

      try SampleProject.replaceInSchema("\"int\"", "\"itn\"", in: sandbox)
      #expect(try Self.shell(script, in: elsewhere.url, ["SRCROOT": sandbox.path]).status == 1)
      #expect(try sandbox.read("dtogen-inputs.xcfilelist").split(separator: "\n") == inputs)
    }
  }

  @Test func theHookStopsACommitOfStaleCode() throws {
    let hook = try Self.recipe("**Git, before a commit**", "sh")
    try SampleProject.with { sandbox in
      let commit = "git add -A && git -c user.name=A -c user.email=a@example.com commit -qm x"
      try #require(Self.shell("git init -q . && \(commit)", in: sandbox.url).status == 0)
      try sandbox.write(".git/hooks/pre-commit", hook)
      try sandbox.setPermissions(".git/hooks/pre-commit", 0o755)
      try sandbox.write("notes.txt", "nothing to do with it")
      #expect(try Self.shell(commit, in: sandbox.url).status == 0)

      try SampleProject.replaceInSchema("\"stop_count\": \"int\"", "\"stop_count\": \"int64\"", in: sandbox)
      let stale = try Self.shell(commit, in: sandbox.url)
      #expect(stale.status == 1)
      #expect(stale.output.contains("FlightOfferDTO.swift"))
      #expect(try BuiltTool.run("generate", in: sandbox).status == 0)
      let mended = try Self.shell(commit, in: sandbox.url)
      #expect(mended.status == 0, "\(mended.output)")
    }
  }

  /// In a folder that holds links to the declared inputs and nothing else, as Bazel's sandbox does.
  @Test func bazelNeedsTheDeclaredInputsAlone() throws {
    let rule = try Self.recipe("**Bazel**", "python")
    let glob = #"glob(["Features/Trips/Data/*.dto.json", "Features/Trips/Data/Tests/Fixtures/**"])"#
    #expect(rule.contains("srcs = [\"dtogen.json\"] + \(glob),"))
    let quoted = rule.split(separator: "\n")
    let outputs = try #require(quoted.first { $0.contains("outs = ") })
      .split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let line = try #require(quoted.first { $0.contains("cmd = ") })
    let command = try #require(line.components(separatedBy: "cmd = \"").last?.components(separatedBy: "\",").first)
      .replacingOccurrences(of: "$(execpath //tools:dtogen)", with: "dtogen")
      .replacingOccurrences(of: "$(execpath dtogen.json)", with: "dtogen.json")
      .replacingOccurrences(of: "$(RULEDIR)", with: "bazel-out/bin").replacingOccurrences(of: "$$", with: "$")
    try Sandbox.with { sandbox in
      let example = ExamplePackage.package.appendingPathComponent("Examples/BuildPlugin")
      let inputs = try FileManager.default.subpathsOfDirectory(atPath: example.path).filter { path in
        path == "dtogen.json" || path == "Features/Trips/Data/Trip.dto.json"
          || path.hasPrefix("Features/Trips/Data/Tests/Fixtures/")
      }
      for path in inputs {
        try FileManager.default.createDirectory(
          at: sandbox.url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try sandbox.link(path, to: example.appendingPathComponent(path).path)
      }
      let before = try sandbox.files()
      let result = try Self.shell(command, in: sandbox.url)
      #expect(result.status == 0, "\(result.output)")
      #expect(try Set(sandbox.files()).subtracting(before) == Set(outputs.map { "bazel-out/bin/\($0)" }))
    }
  }
}
