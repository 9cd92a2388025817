import DTOGenSupport
import DTOGenTestSupport
import Foundation
import Testing

/// Samples are cut from captured documents, and changed in one place only.
@Suite struct FixtureTests {
  private struct OfferDTO: Decodable {
    let offerId: String
    let price: PriceDTO
    struct PriceDTO: Decodable { let amountMinor: Int }
  }

  private let scratch = try? ScratchFixtures([
    "offers.json": #"""
    {"data": {"offers": [
      { "offer_id": "a,}", "price": { "amount_minor": 1.0 } },
      {"offer_id":"b","price":{"amount_minor":2},"odd key`":[1,2,3]}
    ]}}
    """#,
    "numbers.json": #"{"a": [-0, 1e400, 1.50, 123456789012345678901234567890123456789012], "b": 1}"#,
    "twice.json": #"{"a":1,"b":2,"a":3}"#, "marked.json": "\u{FEFF} [1, 2]", "scalar.json": "12\n", "empty.json": "",
    "lines.jsonl": "{\"offer_id\":\"a\",\"price\":{\"amount_minor\":1}}\r\n\n{\"x\": [3]}",
    "Invalid/a.json": "[4]",
  ])

  private func fixtures() throws -> Fixtures { try #require(scratch).fixtures }
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  @Test func aValueIsCutAsItWasCaptured() throws {
    let fixtures = try fixtures()
    #expect(
      text(try fixtures.data("offers.json", at: "data.offers[0]"))
        == #"{ "offer_id": "a,}", "price": { "amount_minor": 1.0 } }"#)
    #expect(
      text(try fixtures.data("offers.json", at: "data.offers[last]"))
        == #"{"offer_id":"b","price":{"amount_minor":2},"odd key`":[1,2,3]}"#)
    #expect(text(try fixtures.data("offers.json", at: "data.offers[1].`odd key```")) == "[1,2,3]")
    #expect(text(try fixtures.data("scalar.json")) == "12")
    #expect(text(try fixtures.data("marked.json", at: "[1]")) == "2")
    #expect(text(try fixtures.data("numbers.json", at: "a[3]")) == "123456789012345678901234567890123456789012")
  }

  @Test func aFieldIsRemovedWithItsComma() throws {
    let fixtures = try fixtures()
    for (path, field, rest) in [
      ("data.offers[0]", "offer_id", #"{ "price": { "amount_minor": 1.0 } }"#),
      ("data.offers[0]", "price", #"{ "offer_id": "a,}" }"#),
      ("data.offers[0]", "price.amount_minor", #"{ "offer_id": "a,}", "price": {  } }"#),
      ("data.offers[1].`odd key```", "[1]", "[1,3]"), ("data.offers[1].`odd key```", "[last]", "[1,2]"),
    ] {
      #expect(text(try fixtures.data("offers.json", at: path, removing: field)) == rest)
    }
    #expect(text(try fixtures.data("twice.json", removing: "a")) == #"{"b":2}"#)
    #expect(text(try fixtures.data("twice.json", removing: "b")) == #"{"a":1,"a":3}"#)
  }

  @Test func nullStandsInTheFieldsPlaceAndNumbersStayExact() throws {
    let fixtures = try fixtures()
    #expect(
      text(try fixtures.data("numbers.json", nulling: "b"))
        == #"{"a": [-0, 1e400, 1.50, 123456789012345678901234567890123456789012], "b": null}"#)
    #expect(
      text(try fixtures.data("offers.json", at: "data.offers[0]", nulling: "price.amount_minor"))
        == #"{ "offer_id": "a,}", "price": { "amount_minor": null } }"#)
    #expect(text(try fixtures.data("offers.json", nulling: "data")) == #"{"data": null}"#)
    #expect(text(try fixtures.data("scalar.json", nulling: ".")) == "null")
  }

  @Test func samplesDecodeWithTheAppsDecoder() throws {
    let fixtures = try fixtures()
    #expect(try fixtures.decode(OfferDTO.self, from: "offers.json", at: "data.offers[0]").price.amountMinor == 1)
    let whole = try fixtures.decode([String: [String: [OfferDTO]]].self, from: "offers.json")
    #expect(whole["data"]?["offers"]?.count == 2)
    #expect(try fixtures.decode(OfferDTO.self, from: "lines.jsonl", line: 1).offerId == "a")
    #expect(try fixtures.decode(Int.self, from: "lines.jsonl", line: 3, at: "x[0]") == 3)
  }

  @Test func whatCannotBeUsedIsSaid() throws {
    let fixtures = try fixtures()
    func error<T>(_ body: () throws -> T) -> String {
      do { return "no error: \(try body())" } catch { return "\(error)" }
    }
    #expect(error { try fixtures.data("offers.json", at: "data.none") } == "offers.json: there is nothing at data.none")
    #expect(error { try fixtures.data("offers.json", at: "data[0]") } == "offers.json: there is nothing at data[0]")
    #expect(
      error { try fixtures.data("offers.json", at: "data.offers[2]") }
        == "offers.json: there is nothing at data.offers[2]")
    #expect(error { try fixtures.data("offers.json", at: "data[*]") } == "data[*] is not a path to one value")
    #expect(error { try fixtures.data("offers.json", removing: "x.y") } == "offers.json: there is nothing at x.y")
    #expect(error { try fixtures.data("missing.json") } == "missing.json: there is no such fixture in this test target")
    #expect(error { try fixtures.data("empty.json") } == "empty.json: the fixture is empty")
    #expect(error { try fixtures.data("lines.jsonl", line: 9) } == "lines.jsonl: there is no line 9")
  }

  @Test func requiredFieldsAreRefusedByName() throws {
    let fixtures = try fixtures()
    func problems(_ fields: RequiredFields) throws -> [String] {
      try fields.problems(decoding: OfferDTO.self, in: fixtures)
    }
    let at = "data.offers[0]"
    #expect(try problems(RequiredFields(in: "offers.json", at: at, ["offer_id", "price", "price.amount_minor"])) == [])
    #expect(
      try problems(RequiredFields(in: "offers.json", at: "data.offers[1]", ["`odd key```"]))
        == ["`odd key``` may be missing", "`odd key``` may be null"])
    #expect(
      try problems(
        RequiredFields(in: "offers.json", at: at, as: "price.amount_minor", refusing: [.null], ["price.cost"]))
        == ["price.cost that is null is reported as: price.amount_minor: expected an integer, found null"])
    #expect("\(RequiredFields(in: "lines.jsonl", line: 1, at: "x", []))" == "lines.jsonl, line 1 at x")
  }

  @Test func casesSayWhatTheyAre() throws {
    let fixtures = try fixtures()
    #expect("\(FixtureSample("a.json", line: 2, at: "data[0]", expected: ""))" == "a.json, line 2 at data[0]")
    #expect("\(FixtureResponse("a.json"))" == "a.json")
    let invalid = InvalidFixture("a", field: "x", check: "x > 0")
    #expect("\(invalid)" == "x > 0: Invalid/a.json")
    #expect(text(try invalid.data(in: fixtures)) == "[4]")
    #expect(text(try InvalidFixture("b", field: "x", check: "", document: "[5]").data(in: fixtures)) == "[5]")
  }

  /// Each sample is found without going through all those in front of it again.
  @Test func allSamplesOfALargeDocumentTakeLinearTime() throws {
    let record = "{\"offer_id\": \"\(String(repeating: "x", count: 700))\", \"price\": {\"amount_minor\": 1}}"
    let text = "{\"offers\": [\(Array(repeating: record, count: 1_000).joined(separator: ", "))]}"
    let large = try ScratchFixtures(["large.json": text])
    func spent(_ indices: Range<Int>) throws -> Duration {
      try ContinuousClock().measure {
        for index in indices {
          _ = try large.fixtures.decode(OfferDTO.self, from: "large.json", at: "offers[\(index)]")
        }
      }
    }
    let first = try spent(0..<1)
    #expect(try spent(1..<1_000) < first * 200)
  }
}
