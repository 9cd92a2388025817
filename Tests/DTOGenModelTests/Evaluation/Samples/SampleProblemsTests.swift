import Testing

@testable import DTOGenBase
@testable import DTOGenModel

/// A fixture that the generated code would refuse is said at its place, in the user's words.
struct SampleProblemsTests {
  private let schema = #"""
    {
      "at": "data[]",
      "fields": { "stop_count": "int", "departure_at": "date-time", "arrival_at": "date-time", "fee": "decimal-string" },
      "checks": ["arrival_at > departure_at"]
    }
    """#

  private func problems(_ fixtures: String..., schema: String? = nil) throws -> [String] {
    let feature = try FeatureText(schema: schema ?? self.schema, fixtures: fixtures).resolved()
    return FixtureReview(evaluator: SampleEvaluator(feature: feature)).problems.map(\.description)
  }

  private func sample(
    stops: String = "1", arrival: String = "2024-01-02T00:00:00Z", fee: String = "1"
  ) -> String {
    #"{"stop_count": \#(stops), "departure_at": "2024-01-01T00:00:00Z", "arrival_at": "\#(arrival)", "fee": "\#(fee)"}"#
  }

  @Test("Good samples say nothing")
  func good() throws {
    #expect(try problems(#"{"data": [\#(sample()), \#(sample())]}"#) == [])
  }

  @Test("Text that does not map says how such text is written")
  func form() throws {
    let schema = #"{ "fields": { "time": "duration" } }"#
    #expect(
      try problems(#"{"time": "P1Y2M"}"#, schema: schema) == [
        "offer_1.json:1:10: error: 'time' does not map under Offer.dto.json: the value there is not what the domain type "
          + "takes; it takes a duration, such as 'PT2H35M', 'P1DT2H' or 'P2W'; years and months have no fixed length"
      ])
  }

  @Test("Decoding, checks and conversions are told apart, each with line and column")
  func bad() throws {
    let text = "{\"data\": [\n" + sample(stops: "\"two\"") + "]}"
    #expect(
      try problems(text) == [
        "offer_1.json:2:16: error: does not decode under Offer.dto.json: 'data[0].stop_count' is \"two\", not an integer"
      ])
    #expect(
      try problems("{\"data\": [\n{}]}") == [
        "offer_1.json:2:1: error: does not decode under Offer.dto.json: 'data[0].stop_count' is missing, and is no optional"
      ])
    #expect(
      try problems("{\"data\": [\n" + sample(arrival: "2023-01-01T00:00:00Z") + "]}") == [
        "offer_1.json:2:73: warning: fails the check 'arrival_at > departure_at' of Offer.dto.json at "
          + "'data[0].arrival_at'; correct the fixture or the check"
      ])
    #expect(
      try problems("{\"data\": [\n" + sample(fee: "19,99") + "]}") == [
        "offer_1.json:2:104: error: 'data[0].fee' does not map under Offer.dto.json: the value there is not what the "
          + "domain type takes"
      ])
  }

  @Test("The same problem of many samples is said once, and every fixture is looked at")
  func grouped() throws {
    let bad = sample(stops: "1.5")
    let found = try problems(#"{"data": [\#(bad), \#(bad), \#(bad)]}"#, #"{"data": {}}"#)
    #expect(found.count == 2)
    #expect(found.first?.hasSuffix("(and 2 more like it)") == true)
    #expect(found.last?.hasPrefix("offer_2.json:1:10: error: no samples at 'data[]'") == true)
  }

  @Test("An empty list is a warning, since it proves nothing")
  func empty() throws {
    #expect(
      try problems(#"{"data": []}"#)
        == ["offer_1.json:1:1: warning: no sample at 'data[]': the list is empty, so this fixture proves nothing"])
  }

  @Test("Where the list skips bad elements they are notes")
  func skipping() throws {
    let skipping = schema.replacing("\"at\":", with: "\"list\": \"skip\", \"at\":")
    let found = try problems(#"{"data": [\#(sample(stops: "null"))]}"#, schema: skipping)
    #expect(found.map { $0.hasPrefix("offer_1.json:1:26: note: ") } == [true])
  }
}
