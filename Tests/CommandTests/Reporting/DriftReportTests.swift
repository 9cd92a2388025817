import DTOGenCore
import Testing

@testable import dtogen

/// What has come apart, as one table.
@Suite struct DriftReportTests {
  private func report(_ diagnostics: [Diagnostic]) -> DriftReport {
    DriftReport(diagnostics, Reporter(ParsedArguments()))
  }

  @Test func listsDriftByKindAndNothingElse() {
    let place = SourceLocation(file: "A.dto.json", line: 4, column: 9)
    let found = report([
      Diagnostic.note(at: place, "a").telling(of: .stub, "seats"), .error(at: place, "not this"),
      Diagnostic.warning(at: SourceLocation(file: "B.dto.json"), "b").telling(of: .unusedField, "b_url"),
    ])
    #expect(found.count == 2)
    #expect(
      found.text == """
        drift                         where           what
        wire field that nothing maps  B.dto.json      b_url
        property still to be written  A.dto.json:4:9  seats
        """)
  }

  @Test func isEmptyWithoutDrift() {
    #expect(report([]).isEmpty)
    #expect(report([.error(at: nil, "no")]).isEmpty)
  }

  @Test func showsNoControls() {
    let found = report([Diagnostic.note(at: nil, "a").telling(of: .stub, "a\u{1B}b")])
    #expect(found.text.contains("a\\u{1b}b"))
  }
}
