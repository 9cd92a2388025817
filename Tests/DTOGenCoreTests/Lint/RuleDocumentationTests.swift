import Foundation
import Testing

@testable import DTOGenCore

/// What the rules say about themselves.
struct RuleDocumentationTests {
  @Test func isWhatTheREADMESays() throws {
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../README.md").standardizedFileURL
    let text = try String(contentsOf: readme, encoding: .utf8)
    let opening = try #require(text.range(of: RuleDocumentation.opening + "\n"), "README.md has no list of lint rules")
    let closing = try #require(text.range(of: RuleDocumentation.closing))
    #expect(
      text[opening.upperBound..<closing.lowerBound] == RuleDocumentation.table,
      "README.md is out of date; run .ci/document-rules")
  }

  /// The wrong code of each example breaks its rule at the place that its comment names, or in the usual one.
  @Test(arguments: LintRule.all.map(\.name))
  func hasAnExampleAndReasons(name: String) throws {
    let rule = try #require(LintRule.all.first { $0.name == name })
    #expect(!rule.example.wrong.isEmpty && !rule.example.right.isEmpty)
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.reason.hasSuffix(".") || rule.reason.hasSuffix(")."))
    #expect(!RuleDocumentation.table.isEmpty && RuleDocumentation.chapter(rule).contains(rule.example.wrong))
  }

  @Test func coversEveryNameOfTheSettings() {
    #expect(LintRule.all.map(\.id) == LintRuleName.allCases)
  }
}
