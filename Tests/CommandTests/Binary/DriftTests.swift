import Testing

/// What has come apart over time, as one table of `generate --check`.
@Suite(.serialized) struct DriftTests {
  private static let fixture = "Features/Search/Data/Tests/Fixtures/offer.json"
  private static let document = """
    {
      "offer_id": "f-1",
      "origin": "OSL",
      "status": "boarding",
      "rules": ["no refund"]
    }

    """
  private static let schema = """
    {
      "fixtures": ["offer.json"],
      "fields": {
        "offer_id": "string",
        "origin": "string",
        "status": "string",
        "rules": "[string]"
      },
      "domain": {
        "id": "OfferID(offer_id)",
        "status": "OfferStatus(status)",
        "rules": { "$byHand": "FareRules", "from": ["rules"] }
      },
      "ignore": { "*_url": "links we do not follow" },
      "statuses": { "OfferStatus": { "open": ["open"] } }
    }

    """

  private func check(_ document: String) throws -> BuiltTool.Result {
    var result: BuiltTool.Result?
    try Sandbox.with { sandbox in
      try sandbox.write(SampleProject.schema, Self.schema)
      try sandbox.write(Self.fixture, Self.document)
      let written = try BuiltTool.run("generate", in: sandbox)
      #expect(written.status == 0, "\(written.errors)")
      try sandbox.write(Self.fixture, document)
      result = try BuiltTool.run("generate", "--check", in: sandbox)
    }
    return try #require(result)
  }

  @Test func showsWhatHasComeApartInOneTable() throws {
    let result = try check(Self.document)
    #expect(result.status == 1)
    #expect(result.errors.contains("come apart: 4 points"))
    let rows = result.errors.split(separator: "\n").map { row in
      row.split(separator: "  ", omittingEmptySubsequences: true).map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
        .joined(separator: "|")
    }
    for row in [
      "drift|where|what",
      "wire field that nothing maps|\(SampleProject.schema):5:5|origin",
      "ignore that ignores nothing|\(SampleProject.schema):14:15|*_url",
      "status that no case covers|\(Self.fixture):4:13|OfferStatus.boarding",
    ] {
      #expect(rows.contains(row), "\(row) in \(result.errors)")
    }
    #expect(
      rows.contains { $0.hasPrefix("property still to be written|\(SampleProject.mapper):") && $0.hasSuffix("|rules") })
  }

  @Test func saysNothingOfAStatusThatIsIgnoredForAReason() throws {
    try Sandbox.with { sandbox in
      try sandbox.write(SampleProject.schema, Self.schema.replacing("*_url", with: "OfferStatus.boarding"))
      try sandbox.write(Self.fixture, Self.document)
      let result = try BuiltTool.run("generate", "--check", in: sandbox)
      #expect(!result.errors.contains("boarding"), "\(result.errors)")
    }
  }

  @Test func namesFixturesThatTheSchemaRefuses() throws {
    let result = try check(Self.document.replacing("\"f-1\"", with: "17"))
    #expect(result.status == 1)
    #expect(result.errors.contains("\(Self.fixture):2:15: error: "))
    #expect(result.errors.contains("fixture that the schema refuses"))
  }
}
