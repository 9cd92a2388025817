import Testing

@testable import DTOGenBase
@testable import DTOGenCore
@testable import DTOGenOutput

/// What `generate` says and does about captured documents.
@Suite struct FixturesInGenerationTests {
  private static let folder = "Features/Trips/Data/Tests/Fixtures/"
  private static let schema = "Features/Trips/Data/Trip.dto.json"

  private func generate(_ schema: String, _ fixtures: [String: String]) -> GeneratorOutput {
    let files = fixtures.map { InputFile(path: Self.folder + $0.key, bytes: Array($0.value.utf8)) }
    let input = ProjectInput(
      schemas: [InputFile(path: Self.schema, bytes: Array(schema.utf8))], fixtures: ["Trips": files])
    return Pipeline.generate(input, features: [])
  }

  private func said(_ schema: String, _ fixtures: [String: String]) -> [String] {
    generate(schema, fixtures).diagnostics.map(\.description)
  }

  @Test func aFixtureThatFitsIsNotSpokenOf() {
    #expect(said(#"{ "fixtures": ["a.json"], "fields": { "id": "string" } }"#, ["a.json": #"{ "id": "T" }"#]) == [])
  }

  @Test func fieldsComeFromTheFixturesWhereTheSchemaHasNone() throws {
    let output = generate(
      #"{ "fixtures": ["trip_*.json"] }"#,
      ["trip_1.json": #"{ "seats": 1, "gate": "B2" }"#, "trip_2.json": #"{ "seats": 2 }"#, "other.json": "[]"])
    #expect(!output.diagnostics.hasErrors)
    let dto = try #require(output.files.first { $0.path.hasSuffix("/TripDTO.swift") })
    let text = String(decoding: dto.contents, as: UTF8.self)
    #expect(text.contains("let seats: Int\n"))
    #expect(text.contains("let gate: String?\n"))
  }

  @Test func aSchemaWithNeitherFieldsNorFixturesIsAnError() {
    let output = generate(#"{ "fixtures": ["a.json"] }"#, [:])
    #expect(output.files.isEmpty)
    #expect(
      output.diagnostics.contains { $0.severity == .error && $0.message.contains("no fixture to take them from") })
  }

  @Test func aPatternThatMatchesNothingIsSaidAtThePattern() {
    let said = said(#"{ "fixtures": ["trip.jsn"], "fields": { "id": "string" } }"#, ["trip.json": "{}"])
    #expect(said.count == 1)
    #expect(
      said.first?.hasPrefix(Self.schema + ":1:16: warning: no file in Features/Trips/Data/Tests/Fixtures ") == true)
    #expect(said.first?.contains("'trip.json'") == true)
  }

  @Test(arguments: [("<html></html>", ":1:1"), ("", ""), (#"{ "id": }"#, ":1:9")])
  func aFixtureThatIsNoJSONIsAnErrorAtItsPlace(text: String, place: String) {
    let said = said(#"{ "fixtures": ["a.json", "a*"], "fields": { "id": "string" } }"#, ["a.json": text])
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix(Self.folder + "a.json" + place) == true, "\(said)")
    #expect(said.first?.contains("error: ") == true)
  }

  @Test func aFixtureThatTheCodeWouldRefuseIsAnErrorAtItsPlace() {
    let said = said(
      #"{ "fixtures": ["a.json"], "at": "trips[]", "fields": { "id": "string" } }"#,
      ["a.json": #"{ "trips": [{ "id": "T" }, { "id": 7 }] }"#])
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix(Self.folder + "a.json:1:36: error: ") == true, "\(said)")
    #expect(said.first?.contains("'trips[1].id'") == true)
  }

  @Test func eachResponseHasItsOwnFixtures() {
    let schema = #"""
      { "at": { "TripList": "data[]", "TripDetail": "data" },
        "fixtures": { "TripList": ["list.json"], "TripDetail": ["detail.json"] }, "fields": { "id": "string" } }
      """#
    #expect(
      said(schema, ["list.json": #"{ "data": [{ "id": "T" }] }"#, "detail.json": #"{ "data": { "id": "T" } }"#]) == [])
    #expect(
      said(schema, ["list.json": #"{ "data": { "id": "T" } }"#, "detail.json": #"{ "data": [] }"#]).count == 2)
  }

  @Test(arguments: [("", "warning"), (#""unmapped": "error", "#, "error")])
  func aKeyThatTheSchemaDoesNotListIsSaid(option: String, severity: String) {
    let said = said(
      "{ \(option)\"fixtures\": [\"a.json\"], \"fields\": { \"id\": \"string\" } }",
      ["a.json": #"{ "id": "T", "note": 1, "note_url": 2 }"#])
    #expect(said.count == 2)
    #expect(said.first?.hasPrefix(Self.folder + "a.json:1:14: \(severity): ") == true, "\(said)")
  }

  @Test func ignoreRulesSilenceKeysAndFieldsAndNothingElse() {
    let ignore = #""ignore": { "*_url": "links", "note": "internal", "gone": "old" }"#
    let said = said(
      "{ \"fixtures\": [\"a.json\"], \"fields\": { \"id\": \"string\", \"note\": \"string\" }, "
        + "\"domain\": { \"id\": \"id\" }, \(ignore) }",
      ["a.json": #"{ "id": "T", "note": "n", "self_url": "x" }"#])
    #expect(said.count == 1)
    #expect(said.first?.contains("warning: 'gone' ignores nothing") == true, "\(said)")
  }

  @Test func scaffoldingReadsItsFixturesOnceAndSpeaksOfTheDocumentsThemselves() {
    let request = ScaffoldRequest(
      feature: "Trips", model: "Trip",
      fixtures: [InputFile(path: "captured/a.json", bytes: Array(#"{ "id": "T", "id": "U" }"#.utf8))])
    let stale = InputFile(path: Self.folder + "a.json", bytes: Array("<html>".utf8))
    let output = Pipeline.scaffold(request, in: ProjectInput(fixtures: ["Trips": [stale]]))
    #expect(!output.diagnostics.hasErrors)
    #expect(output.diagnostics.filter { $0.message.contains("twice") || $0.message.contains("second") }.count <= 1)
    #expect(output.diagnostics.allSatisfy { $0.location?.file.hasPrefix(Self.folder) != true })
  }
}
