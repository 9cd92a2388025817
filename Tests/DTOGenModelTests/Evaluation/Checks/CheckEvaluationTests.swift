import Testing

@testable import DTOGenModel
@testable import DTOGenSchema

/// Checks run before properties, in the order of the schema, and name the leftmost path.
struct CheckEvaluationTests {
  private var builder = FeatureBuilder()
  private let model = ModelID(index: 0)
  private let item = ModelID(index: 1)

  init() {
    builder.object(
      "Model",
      [
        ("a", WireUse.int.orAbsent), ("b", .int.orAbsent), ("text", .string.orAbsent), ("day", .scalar(.date).orAbsent),
        ("price", .scalar(.decimalString).orAbsent), ("items", .list(.model(item)).orAbsent),
        ("others", .list(.int).orAbsent),
      ])
    builder.object("Item", [("x", .int.orAbsent)])
  }

  private func a() -> ResolvedCheck.Side { .path(builder.path(model, "a"), .none, .int) }
  private func b() -> ResolvedCheck.Side { .path(builder.path(model, "b"), .none, .int) }
  private func text() -> ResolvedCheck.Side { .path(builder.path(model, "text"), .none, .string) }

  private func result(_ condition: ResolvedCheck.Condition, _ json: String) -> String {
    var builder = builder
    builder.check(model, "the check", condition)
    builder.domain(model, [])
    return outcome(builder.feature, json).joined()
  }

  @Test(
    "Comparisons hold as Swift's operators do, and pass where something is absent",
    arguments: [
      (#"{"a": 2, "b": 1}"#, ""), (#"{"a": 1, "b": 1}"#, "mapping a"), (#"{"a": 1}"#, ""), ("{}", ""),
    ])
  func comparison(json: String, expected: String) {
    #expect(result(.compare(a(), .greater, b()), json) == expected)
  }

  @Test("The leftmost path is named, also where a constant stands before it")
  func leftmost() {
    #expect(
      result(.compare(.literal(.of(.number("0"), .scalar(.int)), .scalar(.int)), .less, b()), #"{"b": 0}"#)
        == "mapping b")
  }

  @Test("Text is compared as what it means")
  func domainTypes() {
    let price = ResolvedCheck.Side.path(builder.path(model, "price"), .parse(.decimal), .decimal)
    let ten = ResolvedCheck.Side.literal(.of(.number("10"), .scalar(.decimal)), .scalar(.decimal))
    #expect(result(.compare(price, .less, ten), #"{"price": "9.5"}"#) == "")
    #expect(result(.compare(price, .less, ten), #"{"price": "10.00"}"#) == "mapping price")
    #expect(result(.compare(price, .less, ten), #"{"price": "many"}"#) == "mapping price")
    let day = ResolvedCheck.Side.path(builder.path(model, "day"), .parse(.calendarDate), .calendarDate)
    let first = ResolvedCheck.Side.literal(
      .of(.string("2024-01-01"), .scalar(.calendarDate)), .scalar(.calendarDate))
    #expect(result(.compare(day, .greaterOrEqual, first), #"{"day": "2023-12-31"}"#) == "mapping day")
  }

  @Test("'in', 'matches', 'is not empty' and 'is present'")
  func others() {
    #expect(
      result(.isOneOf(a(), [.of(.number("1"), .scalar(.int)), .of(.number("2"), .scalar(.int))]), #"{"a": 2}"#) == "")
    #expect(
      result(.isOneOf(a(), [.of(.number("1"), .scalar(.int)), .of(.number("2"), .scalar(.int))]), #"{"a": 3}"#)
        == "mapping a")
    #expect(result(.matches(text(), pattern: "^[A-Z]{3}$"), #"{"text": "IST"}"#) == "")
    #expect(result(.matches(text(), pattern: "[0-9]"), #"{"text": "a1b"}"#) == "")
    #expect(result(.matches(text(), pattern: "^[A-Z]{3}$"), #"{"text": "ist"}"#) == "mapping text")
    #expect(result(.isNotEmpty(text()), #"{"text": ""}"#) == "mapping text")
    #expect(result(.isNotEmpty(text()), "{}") == "")
    #expect(result(.isPresent(text()), "{}") == "mapping text")
    #expect(result(.isPresent(text()), #"{"text": null}"#) == "mapping text")
  }

  @Test("'A if B' fails only where B holds and A does not; 'A iff B' where they differ")
  func implications() {
    let positive = ResolvedCheck.Condition.compare(
      a(), .greater, .literal(.of(.number("0"), .scalar(.int)), .scalar(.int)))
    let implied = ResolvedCheck.Condition.implied(positive, by: .isPresent(text()))
    #expect(result(implied, #"{"a": 0}"#) == "")
    #expect(result(implied, #"{"a": 0, "text": "x"}"#) == "mapping a")
    let both = ResolvedCheck.Condition.equivalent(.isPresent(a()), .isPresent(text()))
    #expect(result(both, "{}") == "")
    #expect(result(both, #"{"a": 0, "text": "x"}"#) == "")
    #expect(result(both, #"{"text": "x"}"#) == "mapping a")
  }

  @Test("'[]' holds for each element, and two of them walk together")
  func eachElement() {
    let items = builder.path(model, "items")
    let x = ResolvedCheck.Side.each(items, builder.path(item, "x", root: .element), .int)
    let other = ResolvedCheck.Side.each(builder.path(model, "others"), builder.element(.int), .int)
    let positive = ResolvedCheck.Condition.compare(
      x, .greater, .literal(.of(.number("0"), .scalar(.int)), .scalar(.int)))
    #expect(result(positive, #"{"items": [{"x": 1}, {}, {"x": 0}]}"#) == "mapping items[2].x")
    #expect(result(positive, "{}") == "")
    let equal = ResolvedCheck.Condition.compare(x, .equal, other)
    #expect(result(equal, #"{"items": [{"x": 1}, {"x": 2}], "others": [1, 2, 3]}"#) == "")
    #expect(result(equal, #"{"items": [{"x": 1}, {"x": 2}], "others": [1, 1]}"#) == "mapping items[1].x")
  }

  @Test("Decoding is over before checks, checks before properties, and checks run in order")
  func order() {
    var builder = builder
    builder.check(model, "first", .compare(a(), .greater, .literal(.of(.number("0"), .scalar(.int)), .scalar(.int))))
    builder.check(model, "second", .compare(b(), .greater, .literal(.of(.number("0"), .scalar(.int)), .scalar(.int))))
    builder.domain(model, [("day", .read(builder.path(model, "day"), .parse(.calendarDate)))])
    #expect(outcome(builder.feature, #"{"a": 0, "b": 0, "day": "x"}"#) == ["mapping a"])
    #expect(outcome(builder.feature, #"{"a": 1, "b": 0, "day": "x"}"#) == ["mapping b"])
    #expect(outcome(builder.feature, #"{"a": 1, "b": 1, "day": "x"}"#) == ["mapping day"])
    #expect(outcome(builder.feature, #"{"a": 0, "text": 1}"#) == ["wire text: expected a string, found 1"])
  }
}
