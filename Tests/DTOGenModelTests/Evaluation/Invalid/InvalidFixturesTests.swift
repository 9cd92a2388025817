import Testing

@testable import DTOGenBase
@testable import DTOGenModel

/// For each check one sample is derived that this check alone refuses.
struct InvalidFixturesTests {
  private let offer = #"""
    {"id": "IST", "a": "2024-05-01T10:00:00+02:00", "b": "2024-05-01T12:00:00.500-01:00", "n": 3, "fee": "12.50", "day": "2024-05-01",
     "from": "2024-04-30", "kind": "x", "name": "n", "note": "some", "until": "2024-06-01", "ratio": 0.5, "flag": true,
     "legs": [{"x": 1, "y": 1}, {"x": 5, "y": 5}], "codes": ["a"], "span": "PT90M"}
    """#

  private let fields = #"""
    "id": "string", "a": "date-time", "b": "date-time", "n": "int", "fee": "decimal-string", "day": "date", "from": "date",
    "kind": "string", "name": "string", "note": "string?", "until": "date?", "ratio": "double", "flag": "bool",
    "legs": { "$list": { "x": "int", "y": "int" } }, "codes": "[string]", "extra": "int?", "span": "duration"
    """#

  private func derive(
    _ checks: String..., sample: String? = nil
  ) throws -> (fixtures: [InvalidFixture], notes: [String]) {
    let list = checks.map { JSONPrinter.quoted($0) }.joined(separator: ", ")
    let schema = FeatureText(
      schema: #"{ "fields": { \#(fields) }, "checks": [\#(list)] }"#, fixtures: [sample ?? offer])
    let derived = InvalidFixtures(evaluator: SampleEvaluator(feature: try schema.resolved())).derive()
    return (derived.fixtures, derived.notes.map(\.message))
  }

  /// The lines of the derived sample that the captured one does not have.
  private func changes(_ fixture: InvalidFixture) throws -> [String] {
    let document = try #require(JSONDocument.read(InputFile(path: "o", bytes: Array(offer.utf8))).document)
    let original = JSONPrinter.pretty(JSONTree(document.root)).split(separator: "\n")
    return fixture.contents.split(separator: "\n").enumerated()
      .filter { index, line in !original.contains(line) }
      .map { $1.drop { $0 == " " } }.map { String($0.hasSuffix(",") ? $0.dropLast() : $0) }
  }

  @Test(
    "The fewest leaves change, just far enough, in the form that they had",
    arguments: [
      ("b > a", #""b": "2024-05-01T07:00:00.000-01:00""#, "b", "offer_b_not_after_a"),
      ("b >= a", #""b": "2024-05-01T06:59:59.000-01:00""#, "b", "offer_b_before_a"),
      ("n >= 0", #""n": -1"#, "n", "offer_n_below_0"), ("n > 0", #""n": 0"#, "n", "offer_n_not_above_0"),
      ("n < 10", #""n": 10"#, "n", "offer_n_not_below_10"), ("n <= 3", #""n": 4"#, "n", "offer_n_above_3"),
      ("n == 3", #""n": 4"#, "n", "offer_n_differs_from_3"), ("n != 4", #""n": 4"#, "n", "offer_n_equals_4"),
      ("fee > 0", #""fee": "0""#, "fee", "offer_fee_not_above_0"),
      ("fee <= 99.5", #""fee": "100.5""#, "fee", "offer_fee_above_99_5"),
      ("ratio <= 1", #""ratio": 2"#, "ratio", "offer_ratio_above_1"),
      ("day > from", #""day": "2024-04-30""#, "day", "offer_day_not_after_from"),
      ("day >= from", #""day": "2024-04-29""#, "day", "offer_day_before_from"),
      ("span <= 'PT2H'", #""span": "PT2H1S""#, "span", "offer_span_above_pt2_h"),
      ("span > 'PT1H'", #""span": "PT1H""#, "span", "offer_span_not_above_pt1_h"),
      ("span != 'PT0S'", #""span": "PT0S""#, "span", "offer_span_equals_pt0_s"),
      ("kind in ['x', 'y']", #""kind": "unexpected""#, "kind", "offer_kind_not_listed"),
      ("id matches /^[A-Z]{3}$/", #""id": """#, "id", "offer_id_not_matching"),
      ("name is not empty", #""name": """#, "name", "offer_name_empty"),
      ("codes is not empty", #""codes": []"#, "codes", "offer_codes_empty"),
      ("flag == true", #""flag": false"#, "flag", "offer_flag_differs_from_true"),
      ("legs[].x > 0", #""x": 0"#, "legs[0].x", "offer_legs_x_not_above_0"),
      ("legs[].x == legs[].y", #""x": 2"#, "legs[0].x", "offer_legs_x_differs_from_legs_y"),
      ("n > 5 if kind == 'z'", #""kind": "z""#, "n", "offer_n_not_above_5_if_kind_equals_z"),
      ("n > 2 iff kind == 'x'", #""kind": "xz""#, "n", "offer_n_above_2_unlike_kind_equals_x"),
    ])
  func changes(check: String, change: String, field: String, name: String) throws {
    let derived = try derive(check)
    let fixture = try #require(derived.fixtures.first, "\(derived.notes)")
    #expect(fixture.expectedField == field)
    #expect(fixture.checkText == check)
    #expect(fixture.name == name)
    #expect(try changes(fixture).contains(change))
    #expect(derived.notes.isEmpty)
  }

  @Test("'is present' takes the member away, and an absent optional gets a value where nothing else will do")
  func presence() throws {
    let missing = try #require(try derive("note is present").fixtures.first)
    #expect(!missing.contents.contains("note"))
    let filled = try #require(try derive("extra > 0").fixtures.first)
    #expect(filled.contents.contains(#""extra": 0"#))
  }

  @Test("A change must not trip an earlier check")
  func order() throws {
    let derived = try derive("n >= 0", "n != -1", "n > -5")
    #expect(derived.fixtures.map(\.checkText) == ["n >= 0"])
    #expect(
      derived.notes == [
        "no invalid fixture could be derived for the check 'n != -1', so no test proves it; add a fixture in which it applies",
        "no invalid fixture could be derived for the check 'n > -5', so no test proves it; add a fixture in which it applies",
      ])
  }

  @Test("Nested models' checks come after the main one's, with the path from the sample")
  func nested() throws {
    let feature = try FeatureText(
      schema: #"""
        {
          "at": "offers[]",
          "fields": { "n": "int", "legs": "[Leg]" }, "checks": ["n > 0"],
          "types": { "Leg": { "fields": { "x": "int", "fare": "Fare?" }, "checks": ["x > 0"] },
                     "Fare": { "fields": { "y": "int" }, "checks": ["y > 0", "y > 0"] } }
        }
        """#,
      fixtures: [#"{"offers": [{"n": 1, "legs": []}, {"n": 1, "legs": [{"x": 1}, {"x": 2, "fare": {"y": 1}}]}]}"#]
    ).resolved()
    let derived = InvalidFixtures(evaluator: SampleEvaluator(feature: feature)).derive()
    #expect(derived.fixtures.map(\.expectedField) == ["n", "legs[0].x", "legs[1].fare.y"])
    #expect(derived.fixtures.map(\.name) == ["offer_n_not_above_0", "leg_x_not_above_0", "fare_y_not_above_0"])
    #expect(derived.fixtures.first?.contents == "{\n  \"n\": 0,\n  \"legs\": []\n}\n")
    #expect(derived.notes.count == 1)
  }

  @Test("Names are unique and at most 80 characters")
  func names() {
    var taken: Set<String> = []
    let long = String(repeating: "word_", count: 15) + "words"
    #expect(long.count == 80)
    #expect(InvalidFixtureName.unique(long, among: &taken) == long)
    let second = InvalidFixtureName.unique(long, among: &taken)
    #expect(second.hasSuffix("_2"))
    #expect(second.count <= 80)
  }
}
