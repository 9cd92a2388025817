import Testing

@testable import DTOGenModel
@testable import DTOGenSchema

/// Mapping follows the generated mappers: conversions, constructors, nested models, and paths of errors.
struct SampleMappingTests {
  private func converting(_ scalar: ScalarType, _ conversion: Conversion, _ value: String) -> String {
    var builder = FeatureBuilder()
    let model = builder.object("Model", [("a", .scalar(scalar))])
    builder.domain(model, [("a", .read(builder.path(model, "a"), conversion))])
    return outcome(builder.feature, #"{"a": \#(value)}"#).joined(separator: "; ")
  }

  @Test(
    "Values become their plainest domain type, strictly",
    arguments: [
      (ScalarType.decimalString, Conversion.parse(.decimal), "\"144.40\"", "a = 144.4"),
      (.duration, .parse(.duration), "\"P1DT2H10M\"", "a = PT26H10M"),
      (.duration, .parse(.duration), "\"PT1.50S\"", "a = PT1.5S"),
      (.duration, .parse(.duration), "\"P1M\"", "mapping a"),
      (.decimalString, .parse(.decimal), "\"1,234.50\"", "mapping a"),
      (.decimalString, .parse(.decimal), "\"19.99 USD\"", "mapping a"),
      (.decimalString, .parse(.decimal), "\"007\"", "mapping a"),
      (.intString, .parse(.int), "\"42\"", "a = 42"), (.intString, .parse(.int), "\"4.0\"", "mapping a"),
      (.boolString, .parse(.bool), "\"true\"", "a = true"), (.boolString, .parse(.bool), "\"True\"", "mapping a"),
      (.date, .parse(.calendarDate), "\"2024-02-29\"", "a = 2024-02-29"),
      (.date, .parse(.calendarDate), "\"2024-02-30\"", "mapping a"),
      (.time, .parse(.timeOfDay), "\"14:30\"", "a = 14:30:00"),
      (.localDateTime, .parse(.localDateTime), "\"2024-05-01 14:30:00\"", "a = 2024-05-01T14:30:00"),
      (.epochSeconds, .epochSeconds, "1719835200", "a = 2024-07-01T12:00:00Z"),
      (.epochMilliseconds, .epochMilliseconds, "1719835200250", "a = 2024-07-01T12:00:00.250Z"),
      (.epochMilliseconds, .epochMilliseconds, "-1", "a = 1969-12-31T23:59:59.999Z"),
      (.int64, .text(from: .int64), "9007199254740993", "a = \"9007199254740993\""),
      (.int, .number(from: .int, to: .int32), "2147483648", "mapping a"),
      (.double, .number(from: .double, to: .int), "2.0", "a = 2"),
      (.double, .number(from: .double, to: .int), "2.5", "mapping a"),
      (.double, .number(from: .double, to: .decimal), "0.1", "a = 0.1"),
      (.int64, .number(from: .int64, to: .double), "9007199254740993", "mapping a"),
    ])
  func conversions(scalar: ScalarType, conversion: Conversion, json: String, expected: String) {
    #expect(converting(scalar, conversion, json) == expected)
  }

  @Test("An expression over optional paths is nil when all are absent and invalid when only some are")
  func optionalArguments() {
    var builder = FeatureBuilder()
    let model = builder.object(
      "Model", [("lat", WireUse.scalar(.double).orAbsent), ("lon", .scalar(.double).orAbsent)])
    builder.declaredTypes = [
      DeclaredType(
        name: "Point",
        home: .scaffolded([
          .init(name: "latitude", isLabelled: true, type: .scalar(.double)),
          .init(name: "longitude", isLabelled: true, type: .scalar(.double)),
        ]))
    ]
    builder.domain(
      model,
      [
        (
          "point",
          .construct(
            Constructor(target: .declared("Point"), isFailable: false),
            [
              ResolvedArgument(label: "latitude", value: .read(builder.path(model, "lat"), .none)),
              ResolvedArgument(label: "longitude", value: .read(builder.path(model, "lon"), .none)),
            ], field: "lat")
        )
      ])
    #expect(outcome(builder.feature, "{}") == ["point = nil"])
    #expect(outcome(builder.feature, #"{"lat": 1}"#) == ["mapping lon"])
    #expect(
      outcome(builder.feature, #"{"lat": 1, "lon": 2}"#) == ["point.latitude = 1.0", "point.longitude = 2.0"])
  }

  @Test("'!' makes absence invalid and '??' stands for absence only")
  func requiredAndFallback() {
    var builder = FeatureBuilder()
    let model = builder.object(
      "Model", [("a", WireUse.int.orAbsent), ("b", .list(.string).orAbsent), ("c", .scalar(.decimal).orAbsent)])
    builder.domain(
      model,
      [
        ("b", .fallback(builder.path(model, "b"), .none, .of(.emptyList, .list(.scalar(.json))))),
        ("c", .fallback(builder.path(model, "c"), .none, .of(.number("0.50"), .scalar(.decimal)))),
        ("a", .required(builder.path(model, "a"), .none)),
      ])
    #expect(outcome(builder.feature, #"{"a": 1}"#) == ["b.count = 0", "c = 0.5", "a = 1"])
    #expect(outcome(builder.feature, "{}") == ["mapping a"])
    #expect(outcome(builder.feature, #"{"c": "x"}"#) == ["wire c: expected a decimal number, found \"x\""])
  }

  @Test(
    "Money follows ISO 4217 and comes out exactly or not at all",
    arguments: [
      ("\"1249.90\", \"currency\": \"TRY\"", "price = 124990 TRY"),
      ("\"65750\", \"currency\": \"JPY\"", "price = 65750 JPY"), ("\"1.5\", \"currency\": \"IQD\"", "price = 1500 IQD"),
      ("\"-0.05\", \"currency\": \"EUR\"", "price = -5 EUR"), ("\"10.00\", \"currency\": \"JPY\"", "price = 10 JPY"),
      ("\"10.5\", \"currency\": \"JPY\"", "mapping amount"), ("\"1\", \"currency\": \"XQQ\"", "mapping amount"),
      ("\"1\", \"currency\": \"try\"", "mapping amount"), ("\"1e3\", \"currency\": \"TRY\"", "mapping amount"),
      ("\"99999999999999999999\", \"currency\": \"TRY\"", "mapping amount"),
    ])
  func money(members: String, expected: String) {
    var builder = FeatureBuilder()
    let model = builder.object("Model", [("amount", .string), ("currency", .string)])
    builder.declaredTypes = [DeclaredType(name: "Money", home: .kernelMoney)]
    builder.domain(
      model,
      [
        (
          "price",
          .construct(
            Constructor(target: .declared("Money"), isFailable: true),
            [
              ResolvedArgument(label: "major", value: .read(builder.path(model, "amount"), .none)),
              ResolvedArgument(label: "currencyCode", value: .read(builder.path(model, "currency"), .none)),
            ], field: "amount")
        )
      ])
    #expect(outcome(builder.feature, #"{"amount": \#(members)}"#) == [expected])
  }

  @Test("A status matches without case, and keeps what it does not know")
  func statuses() {
    var builder = FeatureBuilder()
    let model = builder.object("Model", [("status", .string), ("code", .scalar(.int64))])
    builder.statuses = [
      ResolvedStatus(
        id: StatusID(index: 0), schema: 0, name: "TripStatus", isInteger: false,
        cases: [.init(name: "confirmed", values: [.string("confirmed"), .string("ok")])]),
      ResolvedStatus(
        id: StatusID(index: 1), schema: 0, name: "Code", isInteger: true,
        cases: [.init(name: "done", values: [.number("2")])]),
    ]
    func status(_ index: Int, _ key: String) -> ResolvedExpression {
      .construct(
        Constructor(target: .status(StatusID(index: index)), isFailable: false),
        [ResolvedArgument(label: nil, value: .read(builder.path(model, key), .none))], field: key)
    }
    builder.domain(model, [("status", status(0, "status")), ("code", status(1, "code"))])
    #expect(outcome(builder.feature, #"{"status": "OK", "code": 2}"#) == ["status = .confirmed", "code = .done"])
    #expect(
      outcome(builder.feature, #"{"status": "Lost", "code": 3}"#)
        == [#"status = .unknown(raw: "Lost")"#, "code = .unknown(raw: 3)"])
  }

  @Test("Nested mappers' errors gain the place they were called from")
  func nestedErrors() {
    var builder = FeatureBuilder()
    let item = ModelID(index: 1)
    let model = builder.object("Model", [("items", .list(.model(item))), ("by_id", .map(.model(item)))])
    builder.object("Item", [("day", .scalar(.date))])
    builder.domain(item, [("day", .read(builder.path(item, "day"), .parse(.calendarDate)))])
    builder.domain(
      model,
      [
        ("items", .read(builder.path(model, "items"), .list(.model(item)))),
        ("byID", .read(builder.path(model, "by_id"), .map(.model(item)))),
      ])
    let good = #"{"day": "2024-01-01"}"#
    let bad = #"{"day": "soon"}"#
    #expect(outcome(builder.feature, #"{"items": [\#(good), \#(bad)], "by_id": {}}"#) == ["mapping items[1].day"])
    #expect(
      outcome(builder.feature, #"{"items": [], "by_id": {"z": \#(bad), "a b": \#(bad), "c": \#(bad)}}"#)
        == ["mapping by_id.`a b`.day"])
    #expect(
      outcome(builder.feature, #"{"items": [\#(good)], "by_id": {"b": \#(good), "a": \#(good)}}"#) == [
        "items.count = 1", "items[0].day = 2024-01-01", "byID.count = 2", #"byID["a"].day = 2024-01-01"#,
        #"byID["b"].day = 2024-01-01"#,
      ])
  }

  @Test("Two keys that become one make a map invalid, and a bad key is named")
  func mapKeys() {
    var builder = FeatureBuilder()
    let model = builder.object("Model", [("stock", .map(.int))])
    builder.domain(
      model,
      [
        (
          "stock",
          .map(
            builder.path(model, "stock"), key: Constructor(target: .scalar(.decimal), isFailable: false), value: nil,
            .none)
        )
      ])
    #expect(outcome(builder.feature, #"{"stock": {"1": 5}}"#) == ["stock.count = 1", "stock[1] = 5"])
    #expect(outcome(builder.feature, #"{"stock": {"1": 5, "1.0": 6}}"#) == ["mapping stock"])
    #expect(outcome(builder.feature, #"{"stock": {"x": 5}}"#) == ["mapping stock.x"])
  }

  @Test("A picked element that is not there is invalid, unless its list is absent")
  func pickedElements() {
    var builder = FeatureBuilder()
    let model = builder.object("Model", [("tags", .list(.string).orAbsent), ("codes", .list(.int))])
    builder.domain(
      model,
      [
        ("tag", .read(builder.path(model, "tags", "[0]"), .none)),
        ("code", .read(builder.path(model, "codes", "[last]"), .none)),
      ])
    #expect(outcome(builder.feature, #"{"codes": [1, 2]}"#) == ["tag = nil", "code = 2"])
    #expect(outcome(builder.feature, #"{"tags": [], "codes": [1]}"#) == ["mapping tags[0]"])
    #expect(outcome(builder.feature, #"{"codes": []}"#) == ["mapping codes[last]"])
  }

  @Test("'[]' reads each element and strings nested lists together")
  func each() {
    var builder = FeatureBuilder()
    let leg = ModelID(index: 1)
    let model = builder.object("Model", [("legs", .list(.model(leg)))])
    builder.object("Leg", [("stops", .list(.scalar(.intString)))])
    let stops = builder.path(leg, "stops", root: .element)
    let stop = ResolvedExpression.read(builder.element(.scalar(.intString)), .parse(.int))
    builder.domain(
      model,
      [
        (
          "stops",
          .each(
            builder.path(model, "legs"), element: .each(stops, element: stop, flattens: false), flattens: true)
        )
      ])
    #expect(
      outcome(builder.feature, #"{"legs": [{"stops": ["1"]}, {"stops": ["2", "3"]}]}"#)
        == ["stops.count = 3", "stops[0] = 1", "stops[1] = 2", "stops[2] = 3"])
    #expect(outcome(builder.feature, #"{"legs": [{"stops": ["1", "x"]}]}"#) == ["mapping legs[0].stops[1]"])
  }

  @Test("One DTO can have a second domain, and '$case' has an expression for each case")
  func sharedAndCases() {
    var builder = FeatureBuilder()
    let union = ModelID(index: 1)
    let model = builder.object("Model", [("price", .model(union))])
    builder.add("Price", .oneOf([ResolvedCase(name: "text", use: .string), ResolvedCase(name: "number", use: .int)]))
    let second = builder.object("Second", [])
    builder.sharedDTO(second, model)
    func branch(_ use: WireUse) -> Access { Access(root: .branch, steps: [], result: use, field: "price") }
    builder.domain(
      second,
      [
        (
          "price",
          .byCase(
            builder.path(model, "price"),
            [.read(branch(.string), .parse(.decimal)), .read(branch(.int), .number(from: .int, to: .decimal))],
            type: .scalar(.decimal))
        )
      ])
    #expect(outcome(builder.feature, #"{"price": "1.50"}"#, model: second) == ["price = 1.5"])
    #expect(outcome(builder.feature, #"{"price": 3}"#, model: second) == ["price = 3"])
    #expect(outcome(builder.feature, #"{"price": "x"}"#, model: second) == ["mapping price"])
  }
}
