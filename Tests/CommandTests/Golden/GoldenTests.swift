import Foundation
import Testing
import ToolSupport

/// The golden cases: what `generate` writes is compared both ways, compiled without a warning, and its own tests run.
///
/// `DTOGEN_UPDATE_GOLDEN=1` writes the expectations anew, to be read as a difference before they are committed.
@Suite struct GoldenTests {
  private static let updates = ProcessInfo.processInfo.environment["DTOGEN_UPDATE_GOLDEN"] == "1"

  /// A case whose folder went, or that lost what it is to show, would pass without a word.
  @Test func everyHazardHasItsCase() throws {
    #expect(
      GoldenCase.all.map(\.name) == [
        "envelope", "names", "public", "skipping", "statuses", "support", "text", "unions", "values",
      ])
    for golden in GoldenCase.all {
      let expected = try golden.expected().keys
      #expect(!golden.model.isEmpty, "\(golden) has no schema")
      for part in ["/Data/\(golden.model)DTO.swift", "/Data/Tests/\(golden.model)MappingTests.swift"] {
        #expect(expected.contains { $0.hasSuffix(part) }, "\(golden) does not say what \(part) is to be")
      }
    }
  }

  @Test(arguments: GoldenCase.all) func writesExactlyTheExpectedFiles(_ golden: GoldenCase) throws {
    try Sandbox.with { sandbox in
      try golden.writeInputs(to: sandbox, under: golden.name)
      let result = try BuiltTool.run("generate", "--root", golden.name, in: sandbox)
      #expect(result.status == 0, "\(result.errors)")
      if Self.updates { try golden.update(from: sandbox, under: golden.name) }
      let generated = try golden.generated(in: sandbox, under: golden.name)
      let expected = try golden.expected()
      #expect(generated.keys.sorted() == expected.keys.sorted())
      for (path, text) in expected.sorted(by: { $0.key < $1.key }) {
        #expect(generated[path] == text, "\(golden.name)/\(path)")
      }
    }
  }

  /// One package with a target and a test target for each case, built once with warnings as errors.
  @Test(.enabled(if: SlowTests.areOn, "builds a package: \(SlowTests.howToRun)"))
  func everyCaseCompilesAndPassesItsOwnTests() throws {
    try Sandbox.with { sandbox in
      for golden in GoldenCase.all {
        try golden.writeInputs(to: sandbox, under: golden.name)
        let result = try BuiltTool.run("generate", "--root", golden.name, in: sandbox)
        try #require(result.status == 0, "\(result.errors)")
      }
      try sandbox.write("Package.swift", GoldenPackage(cases: GoldenCase.all).manifest)
      let result = try SwiftPackage.test(in: sandbox)
      #expect(result.status == 0, "\(result.output.suffix(6000))")
      #expect(result.output.contains("Test run with"), "\(result.output.suffix(2000))")
    }
  }
}
