import Testing
import ToolSupport

/// Constructions over paths that may be absent, in one another and in lists: the generated tests hold what evaluation
/// worked out, so that they are green where both agree.
@Suite(.serialized) struct NestedOptionalTests {
  private static let schema = ##"""
    {
      "fixtures": ["offers.json"], "at": "[]", "list": "skip",
      "fields": {
        "id": "int", "x": "int?", "y": "int?", "n": "int",
        "w": { "$optional": true, "v": "int", "d": "date", "e": "epoch-seconds", "o": "int?", "m": "[string: string]",
          "tags": "[string]", "days": "[date?]", "q": { "r": "int", "s": { "t": "int" } }, "rows": { "$list": { "a": "int" } } },
        "holes": "[int?]?", "items": { "$list": { "a": "int?", "b": "int?" } }
      },
      "domain": {
        "id": "id", "both": "Outer(inner: Inner(a: x, b: y))", "deep": "Deep(outer: Outer(inner: Inner(a: x, b: y)), n: n)",
        "part": "Part(x: x, inner: Fixed(n: n, y: y))", "chosen": "Chosen?(inner: Inner(a: x, b: y))",
        "lines": "[Row](items[].a)", "v": "Wrap(w.v)", "d": "w.d", "e": "w.e", "text": "String(w.v)", "t": "w.q.s.t",
        "tags": "[Tag](w.tags)", "all": "Tags(tags: w.tags)", "as": "w.rows[].a", "rows": "[RowID](w.rows[].a)",
        "keys": "[Key: Tag](w.m)", "hole": "holes[0]", "q": "w.q", "o": "Only(w.o)", "day": "w.days[last]", "elsewhere": "w.v ?? 7"
      },
      "ignore": { "b": "no" },
      "existing": [], "checks": ["w.q.r > 0", "w.tags is not empty", "w.rows[].a > 0"]
    }
    """##

  private static let fixture = #"""
    [
      { "id": 1, "n": 1, "items": [] },
      { "id": 2, "n": 1, "x": 1, "items": [{ "a": 1 }, {}] },
      { "id": 3, "n": 1, "y": 1, "items": [] },
      { "id": 4, "n": 1, "x": 1, "y": 2, "holes": [null, 1], "items": [],
        "w": { "v": 1, "d": "2024-01-01", "e": 1, "m": { "a": "b" }, "tags": ["a"], "days": ["2024-01-02"],
          "q": { "r": 2, "s": { "t": 3 } }, "rows": [{ "a": 4 }] } }
    ]
    """#

  private static let project = GeneratedProject(
    schemas: [("Offer", schema.replacing("\"existing\": [], ", with: ""))], fixtures: [("offers.json", fixture)])

  @Test(.enabled(if: SlowTests.areOn, "compiles and runs generated tests: \(SlowTests.howToRun)"))
  func evaluationAndGeneratedCodeAgree() throws {
    let outcome = try Self.project.runTests()
    #expect(outcome.isGreen, "\(outcome.output)")
  }

  @Test(.enabled(if: SlowTests.areOn, "compiles and runs generated tests: \(SlowTests.howToRun)"))
  func modelsThatAreExpressionsMayLeadThroughEachOther() throws {
    let project = GeneratedProject(
      schemas: [
        (
          "Offer",
          #"""
          {
            "fixtures": ["offers.json"],
            "fields": { "a": "A", "all": "[A]", "by_key": "[string: B]" },
            "types": {
              "A": { "fields": { "b": "B" }, "domain": "b" },
              "B": { "fields": { "c": "C" }, "domain": "c" },
              "C": { "fields": { "d": "D" }, "domain": "d" },
              "D": { "fields": { "amount": "int64", "code": "string" }, "domain": "Money(minorUnits: amount, currencyCode: code)" }
            }
          }
          """#
        )
      ],
      fixtures: [
        (
          "offers.json",
          #"""
          { "a": { "b": { "c": { "d": { "amount": 5, "code": "EUR" } } } },
            "all": [{ "b": { "c": { "d": { "amount": 6, "code": "EUR" } } } }],
            "by_key": { "k": { "c": { "d": { "amount": 7, "code": "EUR" } } } } }
          """#
        )
      ])
    let outcome = try project.runTests()
    #expect(outcome.isGreen, "\(outcome.output)")
  }
}
