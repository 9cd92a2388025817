import Foundation
import Testing
import ToolSupport

/// The Swift that dtogen puts into users' projects compiles under every setting, and does what it says.
@Suite(.serialized) final class RuntimeSupportTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("runtime-support-\(UUID().uuidString)")
  private let all = RuntimeSources.kernel + RuntimeSources.support + RuntimeSources.fixtures
  private let compiler = Compiler()

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func theRuntimeDoesWhatItSays() throws {
    let probes = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Probe")
    let probe = folder.appendingPathComponent("probe").path
    let sources = try RuntimeSources().write(all, to: folder)
    let checks = try FileManager.default.contentsOfDirectory(atPath: probes.path).filter { $0.hasSuffix(".swift") }
      .sorted().map { probes.appendingPathComponent($0).path }
    try writeFixtures()

    let compiled = try compiler.compile(sources + checks, ["-module-name", "Probe", "-o", probe])
    #expect(compiled.output == "")
    try #require(compiled.status == 0)

    let result = try compiler.run(URL(fileURLWithPath: probe))
    #expect(result.status == 0, "\(result.output)")
  }

  /// Settings of dtogen and the flags of the user's module that go with them.
  static let settings: [(name: String, sources: RuntimeSources, flags: [String])] = [
    ("explicit keys", RuntimeSources(converts: false), []),
    ("failures left to Foundation", RuntimeSources(explains: false), []),
    ("public", RuntimeSources(access: "public ", importAccess: "public "), []),
    (
      "public, isolated to the main actor by default",
      RuntimeSources(access: "public ", isolation: "nonisolated ", converts: false, importAccess: "public "),
      ["-default-isolation", "MainActor"] + Compiler.everyUpcomingFeature
    ),
    ("package", RuntimeSources(access: "package ", importsForPackage: true), ["-package-name", "app"]),
    (
      "package, imports internal by default", RuntimeSources(access: "package ", importsForPackage: true),
      ["-package-name", "app"] + Compiler.everyUpcomingFeature
    ),
  ]

  @Test(
    .enabled(if: SlowTests.areOn, "compiles under many settings: \(SlowTests.howToRun)"),
    arguments: settings.map(\.name))
  func theRuntimeCompilesWithoutWarnings(_ name: String) throws {
    let (_, sources, flags) = try #require(Self.settings.first { $0.name == name })
    let files = try sources.write(all, to: folder)
    let result = try compiler.compile(files, ["-typecheck", "-module-name", "Feature"] + flags)
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test(.enabled(if: SlowTests.areOn, "compiles under many settings: \(SlowTests.howToRun)"))
  func theRuntimeCompilesAgainstAKernelModuleOfItsOwn() throws {
    let kernel = try RuntimeSources(access: "public ").write(RuntimeSources.kernel, to: folder)
    let module = folder.appendingPathComponent("SharedKernel.swiftmodule").path
    let flags = Compiler.everyUpcomingFeature
    let emitted = try compiler.compile(
      kernel, ["-emit-module", "-module-name", "SharedKernel", "-o", module] + flags)
    #expect(emitted.output == "")

    let feature = RuntimeSources(access: "public ", kernelModule: "SharedKernel", importAccess: "public ")
    let files = try feature.write(RuntimeSources.support, to: folder)
    let result = try compiler.compile(files, ["-typecheck", "-module-name", "Feature", "-I", folder.path] + flags)
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  /// Where SwiftPM builds the tests, fixtures come from the bundle that it makes.
  @Test(.enabled(if: SlowTests.areOn, "compiles under many settings: \(SlowTests.howToRun)"))
  func fixturesCompileInAPackage() throws {
    let bundle = folder.appendingPathComponent("Bundle.swift")
    let files = try RuntimeSources().write(all, to: folder)
    try "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
      .write(to: bundle, atomically: true, encoding: .utf8)
    let result = try compiler.compile(files + [bundle.path], ["-typecheck", "-D", "SWIFT_PACKAGE"])
    #expect(result.output == "")
  }

  private func writeFixtures() throws {
    let fixtures = folder.appendingPathComponent("Fixtures")
    try FileManager.default.createDirectory(at: fixtures, withIntermediateDirectories: true)
    let offers = #"""
      {"data": {"offers": [
        { "offer_id": "a,}", "price": { "amount_minor": 1.0 } },
        {"offer_id":"b","price":{"amount_minor":2},"odd key`":[1,2,3]}
      ]}}
      """#
    for (name, text) in [("offers.json", offers), ("scalar.json", "12\n"), ("empty.json", "")] {
      try text.write(to: fixtures.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }
}
