import Foundation
import Testing
import ToolSupport

/// The example that a newcomer opens first: what is checked in is what the tool writes, and it works.
@Suite(.serialized) struct TravelAppTests {
  private static let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
  private static let example = package.appendingPathComponent("Examples/TravelApp")

  /// Copies what people wrote, or everything, without builds.
  private static func copy(to sandbox: Sandbox, handWrittenOnly: Bool) throws {
    for path in try files() where !handWrittenOnly || isHandWritten(path) {
      try sandbox.write(path, String(contentsOf: example.appendingPathComponent(path), encoding: .utf8))
    }
  }

  private static func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: example.path).sorted().filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: example.appendingPathComponent(path).path, isDirectory: &isFolder)
      return !isFolder.boolValue && !path.hasPrefix(".build") && !path.hasPrefix(".swiftpm")
    }
  }

  private static func isHandWritten(_ path: String) -> Bool {
    if ["Package.swift", "dtogen.json"].contains(path) || path.hasSuffix(".dto.json") { return true }
    return path.contains("/Fixtures/") && !path.contains("/Invalid/")
  }

  @Test("A run over what is checked in finds nothing to change")
  func isUpToDate() throws {
    try Sandbox.with { sandbox in
      try Self.copy(to: sandbox, handWrittenOnly: false)
      let before = try sandbox.files().map { try sandbox.modified($0) }
      let result = try BuiltTool.run("generate", in: sandbox)
      #expect(result.status == 0, "\(result.errors)")
      #expect(!result.errors.contains("warning:") && !result.errors.contains("wrote "), "\(result.errors)")
      #expect(try sandbox.files().map { try sandbox.modified($0) } == before)
    }
  }

  @Test("Schemas and fixtures alone give every other file as it is checked in")
  func isAllWrittenByTheTool() throws {
    try Sandbox.with { sandbox in
      try Self.copy(to: sandbox, handWrittenOnly: true)
      let result = try BuiltTool.run("generate", in: sandbox)
      #expect(result.status == 0, "\(result.errors)")
      let files = try Self.files()
      #expect(try sandbox.files() == files)
      for path in files where sandbox.exists(path) {
        let checkedIn = try String(contentsOf: Self.example.appendingPathComponent(path), encoding: .utf8)
        #expect(try sandbox.read(path) == checkedIn, "\(path)")
      }
    }
  }

  @Test(
    "It builds without a warning and its tests pass",
    .enabled(if: SlowTests.areOn, "builds a package: \(SlowTests.howToRun)"))
  func builds() throws {
    try Sandbox.with { sandbox in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      // A folder of its own: the package's is locked by the run that this test is part of.
      let scratch = Self.package.appendingPathComponent(".build/travel-app").path
      process.arguments = ["swift", "test", "--package-path", Self.example.path, "--scratch-path", scratch]
      try sandbox.write("log", "")
      let log = try FileHandle(forWritingTo: sandbox.url("log"))
      process.standardOutput = log
      process.standardError = log
      try process.run()
      process.waitUntilExit()
      let output = try sandbox.read("log")
      #expect(process.terminationStatus == 0, "\(output.suffix(4000))")
      #expect(!output.contains("warning:"), "\(output)")
      #expect(output.contains("passed"), "\(output.suffix(1000))")
    }
  }
}
