import Testing

@testable import DTOGenBase
@testable import DTOGenModel
@testable import DTOGenSchema

/// Decoding follows `JSONDecoder` and the runtime's templates.
struct SampleDecodingTests {
  /// One field of a type that decodes without a mapper's help.
  private func decoding(_ use: WireUse, _ value: String) -> String {
    var builder = FeatureBuilder()
    let model = builder.object("Model", [("a_b", use)])
    builder.domain(model, [("a", .read(builder.path(model, "a_b"), .none))])
    return outcome(builder.feature, value.isEmpty ? "{}" : #"{"a_b": \#(value)}"#).joined(separator: "; ")
  }

  @Test(
    "A scalar decodes to its exact value",
    arguments: [
      (ScalarType.int, "1.0", "a = 1"), (.int, "1e3", "a = 1000"), (.int, "-0", "a = 0"),
      (.int64, "-9223372036854775808", "a = -9223372036854775808"),
      (.uint64, "18446744073709551615", "a = 18446744073709551615"), (.int32, "2147483647", "a = 2147483647"),
      (.double, "0.10", "a = 0.1"), (.double, "9007199254740993", "a = 9007199254740992.0"),
      (.decimal, "123456789012345678901234567890.10", "a = 123456789012345678901234567890.1"),
      (.decimal, "1e-3", "a = 0.001"), (.decimal, "1200", "a = 1200"), (.bool, "true", "a = true"),
      (.dateTime, "\"2024-07-01T00:00:00+02:00\"", "a = 2024-06-30T22:00:00Z"),
      (.dateTime, "\"2024-02-29T12:00:00.250Z\"", "a = 2024-02-29T12:00:00.250Z"),
      (.uuid, "\"6f9619ff-8b86-d011-b42d-00c04fc964ff\"", "a = 6F9619FF-8B86-D011-B42D-00C04FC964FF"),
      (.url, "\"https://img.example/1.png?x=1#top\"", "a = https://img.example/1.png?x=1#top"),
      (.url, "\"https://img.example/a b\"", ""), (.json, "{}", ""), (.json, "null", ""),
      (.string, #""q\"\\\n\u0001""#, #"a = "q\"\\\n\u{1}""#),
    ])
  func scalars(scalar: ScalarType, json: String, expected: String) {
    #expect(decoding(.scalar(scalar), json) == expected)
  }

  @Test(
    "A value that does not decode is refused by name, with what stands there",
    arguments: [
      (ScalarType.int, "1.5", "wire a_b: expected an integer, found 1.5"),
      (.int, "9223372036854775808", "wire a_b: expected an integer, found 9223372036854775808"),
      (.int32, "2147483648", "wire a_b: expected an integer from -2147483648 to 2147483647, found 2147483648"),
      (.int, "true", "wire a_b: expected an integer, found true"),
      (.bool, "1", "wire a_b: expected true or false, found 1"),
      (.double, "1e400", "wire a_b: expected a number, found 1e400"),
      (.double, "1e-400", "wire a_b: expected a number, found 1e-400"),
      (
        .double, "0e1",
        "wire a_b: expected a number that Foundation's decoder reads as a Double; 'decimal' does, found 0e1"
      ),
      (.decimal, "1e400", "wire a_b: expected a decimal number, found 1e400"),
      (
        .dateTime, "\"2024-02-30T00:00:00Z\"",
        "wire a_b: expected a date-time such as 2024-05-01T10:20:30Z, found \"2024-02-30T00:00:00Z\""
      ),
      (.uuid, "\"6f9619ff\"", "wire a_b: expected a UUID, found \"6f9619ff\""),
      (.url, "\"\"", "wire a_b: expected a URL, found \"\""),
      (.string, "null", "wire a_b: expected a string, found null"),
      (.string, "[]", "wire a_b: expected a string, found an array"),
      (.string, "", "wire a_b: expected a string, found nothing"),
    ])
  func refusals(scalar: ScalarType, json: String, expected: String) {
    #expect(decoding(.scalar(scalar), json) == expected)
  }

  @Test("Absent and null are the same for an optional, and a bad value is still an error")
  func optionals() {
    #expect(decoding(.int.orAbsent, "") == "a = nil")
    #expect(decoding(.int.orAbsent, "null") == "a = nil")
    #expect(decoding(.int.orAbsent, "\"x\"") == "wire a_b: expected an integer, found \"x\"")
    #expect(decoding(.list(.int.orAbsent), "[1, null]") == "a.count = 2; a[0] = 1; a[1] = nil")
    #expect(decoding(.list(.int), "[1, null]") == "wire a_b[1]: expected an integer, found null")
  }

  @Test("Of equal keys, and of keys that convert to one, the first in the document counts")
  func duplicateKeys() {
    #expect(decoding(.int, "1, \"a_b\": 2") == "a = 1")
    var builder = FeatureBuilder()
    let model = builder.object("Model", [("a_b", .int)])
    builder.domain(model, [("a", .read(builder.path(model, "a_b"), .none))])
    #expect(outcome(builder.feature, #"{"aB": 1, "a_b": 2}"#) == ["a = 1"])
    builder.keys = .explicit
    #expect(outcome(builder.feature, #"{"aB": 1, "a_b": 2}"#) == ["a = 2"])
  }

  @Test("A default stands for an absent key only, and aliases are read in order")
  func defaultsAndAliases() {
    var builder = FeatureBuilder()
    let model = builder.object("Model", [("new", .int)])
    builder.edit(model, field: 0) {
      $0.defaultValue = .of(.number("7"), .scalar(.int))
      $0.aliases = ["old", "older"]
    }
    builder.domain(model, [("a", .read(builder.path(model, "new"), .none))])
    #expect(outcome(builder.feature, "{}") == ["a = 7"])
    #expect(outcome(builder.feature, #"{"older": 1, "old": 2}"#) == ["a = 2"])
    #expect(outcome(builder.feature, #"{"old": 2, "new": 3}"#) == ["a = 3"])
    #expect(outcome(builder.feature, #"{"new": null}"#) == ["wire new: expected an integer, found null"])
  }

  @Test("A $oneOf is told apart by JSON kind, then by trial in order among the cases of one kind")
  func oneOf() {
    var builder = FeatureBuilder()
    let model = builder.object("Model", [("price", .model(ModelID(index: 1)))])
    let union = builder.add(
      "Price",
      .oneOf([
        ResolvedCase(name: "v2", use: .model(ModelID(index: 2))),
        ResolvedCase(name: "v3", use: .model(ModelID(index: 3))),
        ResolvedCase(name: "v1", use: .scalar(.double)),
      ]))
    let v2 = builder.object("V2", [("minor", .int)])
    let v3 = builder.object("V3", [("units", .int)])
    builder.domain(v2, [("minor", .read(builder.path(v2, "minor"), .none))])
    builder.domain(v3, [("units", .read(builder.path(v3, "units"), .none))])
    func branch(_ use: WireUse) -> Access { Access(root: .branch, steps: [], result: use, field: "") }
    builder.domain(
      union,
      .cases([
        .read(branch(.model(v2)), .model(v2)), .read(branch(.model(v3)), .model(v3)),
        .read(branch(.scalar(.double)), .none),
      ]))
    builder.domain(model, [("price", .read(builder.path(model, "price"), .model(union)))])
    let feature = builder.feature
    #expect(outcome(feature, #"{"price": 1}"#) == ["price = .v1(1.0)"])
    #expect(outcome(feature, #"{"price": {"units": 5}}"#) == ["price = .v3", "price.v3.units = 5"])
    #expect(
      outcome(feature, #"{"price": true}"#) == ["wire price: expected an object or an object or a number, found true"])
    #expect(
      outcome(feature, #"{"price": {"minor": "x"}}"#) == [
        "wire price: expected v2 or v3, found as v2: minor: expected an integer, found \"x\"; "
          + "as v3: units: expected an integer, found nothing"
      ])
  }

  @Test("A tag chooses the case, an unknown one is kept, and a missing one is refused by name")
  func tagged() {
    var builder = FeatureBuilder()
    let union = builder.add(
      "Step", .tagged(tag: "step_type", [ResolvedCase(name: "ship", use: .model(ModelID(index: 1)))]))
    let ship = builder.object("Ship", [("days", .int)])
    builder.domain(ship, [("days", .read(builder.path(ship, "days"), .none))])
    builder.domain(
      union, .cases([.read(Access(root: .branch, steps: [], result: .model(ship), field: ""), .model(ship))]))
    let feature = builder.feature
    #expect(outcome(feature, #"{"step_type": "ship", "days": 2}"#) == ["self = .ship", "ship.days = 2"])
    #expect(outcome(feature, #"{"step_type": "fly"}"#) == [#"self = .unknown(raw: "fly")"#])
    #expect(outcome(feature, "{}") == ["wire step_type: expected a string, found nothing"])
    #expect(outcome(feature, #"{"step_type": "ship", "days": "x"}"#) == ["wire days: expected an integer, found \"x\""])
  }

  @Test("A failure knows the place of the offending value, or of the object that lacks it")
  func locations() throws {
    var builder = FeatureBuilder()
    let model = builder.object("Model", [("items", .list(.model(ModelID(index: 1))))])
    builder.object("Item", [("x", .int)])
    let text = "{\n  \"items\": [\n    {\"x\": 1},\n    {\"x\": \"two\"}, {}\n  ]\n}"
    let document = try #require(JSONDocument.read(InputFile(path: "s.json", bytes: Array(text.utf8))).document)
    let result = SampleEvaluator(feature: builder.feature).evaluate(model, sample: document.root)
    guard case .failure(.wire(let failure)) = result else {
      Issue.record("expected a wire failure")
      return
    }
    #expect(failure.field == "items[1].x")
    #expect(failure.location.description == "s.json:4:11")
  }
}
