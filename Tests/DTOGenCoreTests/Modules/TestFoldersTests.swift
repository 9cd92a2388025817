import Foundation
import Testing
import ToolSupport

/// The tests of a module stand in folders that are called like the module's own.
@Suite struct TestFoldersTests {
  /// Folders about what several folders of a module do together.
  static let others: [String: Set<String>] = [
    "DTOGenCore": ["Generated", "Modules"],
    "SwiftSource": ["Merging/Simulation"],
    "dtogen": ["Binary", "Examples", "Golden"],
  ]

  @Test(arguments: ModuleGraphTests.allowed.map(\.module)) func mirrorThoseOfTheModule(_ module: String) throws {
    let sources = try Self.folders(of: "Sources/\(module)")
    let tests = try Self.folders(of: module == "dtogen" ? "Tests/CommandTests" : "Tests/\(module)Tests")
    let others = Self.others[module] ?? []
    #expect(tests.subtracting(sources).subtracting(others) == [], "folders of tests without a folder in \(module)")
    #expect(others.isSubset(of: tests.subtracting(sources)), "folders that are gone, or mirror the module")
  }

  private static func folders(of path: String) throws -> Set<String> {
    let root = Repository.folder(path)
    let all = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return Set(
      all.filter { $0.hasSuffix(".swift") && $0.contains("/") }.map { ($0 as NSString).deletingLastPathComponent })
  }
}
