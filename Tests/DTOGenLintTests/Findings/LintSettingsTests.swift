import Testing

@testable import DTOGenBase
@testable import DTOGenLint
@testable import DTOGenSchema

/// How people overrule the lint: settings, comments, and a list of what is known.
struct LintSettingsTests {
  private let model: KeyValuePairs = ["Features/A/Domain/B.swift": "struct B: Codable {}"]

  @Test func takesSeveritiesFromTheConfiguration() {
    var sketch = LintSketch()
    #expect(sketch.run(model).findings.map(\.severity) == [.error])
    sketch.configuration.lint.rules = [.serializableDomain: .warning]
    #expect(sketch.run(model).findings.map(\.severity) == [.warning])
    sketch.configuration.lint.rules = [.serializableDomain: .off]
    #expect(sketch.run(model).findings.isEmpty)
  }

  @Test(arguments: [
    ("struct B: Codable {}  // dtogen:allow serializable-domain kept on disk", []),
    ("// dtogen:allow serializable-domain kept on disk\n\n/// Doc.\nstruct B: Codable {}", []),
    ("/* dtogen:allow serializable-domain kept on disk */ struct B: Codable {}", []),
    ("struct B: Codable {}\n// dtogen:allow serializable-domain kept\nstruct C {}", [1, 2]),
    ("struct B: Codable {}  // dtogen:allow serializable-domain", [1, 1]),
    ("struct B: Codable {}  // dtogen:allow serialisable-domain kept", [1, 1]),
    ("struct B {}  // dtogen:alow serializable-domain kept", [1]),
    ("struct B {}\n// dtogen:allow serializable-domain kept", [2]),
    ("/// Write `// dtogen:allow rule reason`.\nstruct B {}", []),
  ])
  func takesReasonsFromComments(text: String, lines: [Int]) {
    let findings = LintSketch().run(["Features/A/Domain/B.swift": text]).findings
    #expect(findings.map(\.location.line) == lines)
  }

  @Test func namesTheNearestRule() {
    let text = "struct B {}  // dtogen:allow serialisable-domain kept"
    let messages = LintSketch().run(["Features/A/Domain/B.swift": text]).findings.map(\.message)
    #expect(messages == ["there is no rule 'serialisable-domain'; did you mean 'serializable-domain'?"])
  }

  @Test func failsOnlyForWhatTheBaselineDoesNotKnow() throws {
    let known = LintBaseline(LintSketch().run(model).findings)
    let text = InputFile(path: "known.json", bytes: Array(known.text.utf8))
    let baseline = try #require(LintBaseline.read(text).baseline)
    #expect(baseline == known)
    let later = LintSketch().run([
      "Features/A/Domain/B.swift": "\n\nstruct B: Codable {}\nstruct C: Codable {}\nextension B: Decodable {}"
    ]).findings
    let (new, gone) = baseline.compare(later)
    #expect(new.map(\.location.line) == [4, 5])
    #expect(gone == 0)
    #expect(baseline.compare([]).gone == 1)
    #expect(LintBaseline.read(InputFile(path: "b", bytes: Array("{}".utf8))).diagnostics.hasErrors)
  }

  @Test func writesWhatEditorsAndServicesRead() throws {
    let findings = [
      Finding(
        rule: "serializable-domain", severity: .error,
        location: SourceLocation(file: "a b,c.swift", line: 3, column: 5),
        message: "50% \"x\"\ny")
    ]
    func report(_ format: LintFormat) -> String { format.report(findings, version: "1.0.0") { $0 } }
    #expect(report(.text) == "a b,c.swift:3:5: error: 50% \"x\"\ny [serializable-domain]\n")
    #expect(
      report(.github)
        == "::error file=a b%2Cc.swift,line=3,col=5,title=serializable-domain::50%25 \"x\"%0Ay\n")
    let json = try #require(JSONDocument.read(InputFile(path: "r", bytes: Array(report(.json).utf8))).0)
    #expect(json.root.elements.map { $0["message"]?.string } == ["50% \"x\"\ny"])
    let log = try #require(JSONDocument.read(InputFile(path: "r", bytes: Array(report(.sarif).utf8))).0)
    let run = try #require(log.root["runs"]?.elements.map { $0 }.first)
    let rules = run["tool"]?["driver"]?["rules"]?.elements.map { $0["id"]?.string ?? "" } ?? []
    let result = try #require(run["results"]?.elements.map { $0 }.first)
    let index = try #require(result["ruleIndex"].flatMap { Int($0.text) })
    #expect(rules[index] == "serializable-domain")
    let place = result["locations"]?.elements.map { $0 }.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.string == "a%20b%2Cc.swift")
    #expect(place?["region"]?["startLine"]?.text == "3")
  }
  /// Compilers and terminals count bytes; the log says that it counts UTF-16 units.
  @Test func countsColumnsOfTheLogInUTF16Units() throws {
    let findings = LintSketch().run([
      "Features/A/Domain/B.swift": "/* é 🧳 */ struct B: Codable {}\n"
    ]).findings
    #expect(LintFormat.text.report(findings, version: "1") { $0 }.hasPrefix("Features/A/Domain/B.swift:1:25: "))
    let report = LintFormat.sarif.report(findings, version: "1") { $0 }
    let log = try #require(JSONDocument.read(InputFile(path: "r", bytes: Array(report.utf8))).0)
    let run = try #require(log.root["runs"]?.elements.map { $0 }.first)
    #expect(run["columnKind"]?.string == "utf16CodeUnits")
    let result = try #require(run["results"]?.elements.map { $0 }.first)
    let place = result["locations"]?.elements.map { $0 }.first?["physicalLocation"]
    #expect(place?["region"]?["startColumn"]?.text == "22")
  }
}
