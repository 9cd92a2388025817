import Foundation
import ToolSupport

/// The tests that a batch's project came with, built and run by SwiftPM as a user would.
struct GeneratedTests {
  private var manifest: String {
    let excluded = ["Features/Sweep/Data/Tests", "driver", "in", "out"] + schemas
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Sweep",
        platforms: [.macOS(.v13)],
        targets: [
          .target(
            name: "SweepFeature", path: ".",
            exclude: \(excluded),
            sources: ["Features/Sweep", "SharedKernel"]),
          .testTarget(
            name: "SweepFeatureTests", dependencies: ["SweepFeature"], path: "Features/Sweep/Data/Tests",
            resources: [.copy("Fixtures")]),
        ],
        swiftLanguageModes: [.v6]
      )
      """
  }

  let folder: URL
  /// The schema files, which SwiftPM would otherwise remark on.
  let schemas: [String]

  /// The first thing that went wrong, or nil.
  func failure() throws -> String? {
    let tests = folder.appendingPathComponent("Features/Sweep/Data/Tests")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: tests.path)) ?? []
    guard names.contains(where: { $0.hasSuffix("Tests.swift") }) else { return "no test was generated" }
    try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    let result = try ChildProcess.run(
      "swift", ["test", "-Xswiftc", "-warnings-as-errors"], in: folder, log: "tests.log", timeout: 1800)
    guard result.status != 0 else { return nil }
    let lines = result.output.split(separator: "\n")
    let line = lines.first { $0.contains("error:") || $0.contains("recorded an issue") } ?? lines.last ?? "no output"
    return String(line)
  }
}
