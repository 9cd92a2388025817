import Testing

@testable import DTOGenBase
@testable import DTOGenModel
@testable import DTOGenSchema

/// What becomes of each wire field in the domain, with a block and without one.
@Suite struct DomainResolutionTests {
  private func conversion(_ value: ResolvedExpression?) -> Conversion? {
    if case .read(_, let conversion)? = value { conversion } else { nil }
  }

  @Test func givesEachFieldItsPlainestTypeWithoutABlock() {
    let sketch = ResolutionSketch(
      """
      { "fields": { "offer_id": "string", "starts_at": "epoch-seconds", "day": "date", "total": "decimal-string",
          "legs": "[B]", "extra": "json" } }
      """, #"{ "fields": { "id": "string" } }"#)
    let properties = sketch.properties("A")
    #expect(properties.map(\.name) == ["offerID", "startsAt", "day", "total", "legs"])
    let leg = sketch.model("B").map(\.id)
    #expect(
      properties.map { conversion($0.value) } == [
        Conversion.none, .epochSeconds, .parse(.calendarDate), .parse(.decimal), leg.map { .list(.model($0)) },
      ])
    #expect(sketch.said(.note).contains { $0.hasPrefix("'extra' of 'A' stays out of the domain") })
  }

  @Test func keepsTheNamesAndTheOrderOfABlock() {
    let sketch = ResolutionSketch(
      #"{ "fields": { "b": "int?", "a": "string" }, "domain": { "second": "a", "first": { "value": "b", "test": false } } }"#
    )
    #expect(sketch.properties("A").map(\.name) == ["second", "first"])
    #expect(sketch.properties("A").map(\.isTested) == [true, false])
  }

  @Test func readsAModelOfOneExpressionAsThatExpression() throws {
    let sketch = ResolutionSketch(
      #"{ "fields": { "price": "B" }, "domain": { "price": "price" } }"#,
      #"{ "fields": { "minor": "int64", "code": "string" }, "domain": "Money(minorUnits: minor, currencyCode: code)" }"#
    )
    #expect(sketch.said(.error) == [])
    let price = try #require(sketch.model("B"))
    guard case .expression(.construct(let maker, let arguments, let field)) = price.domain else {
      Issue.record("\(price.domain)")
      return
    }
    #expect(maker.target == .declared("Money") && arguments.map(\.label) == ["minorUnits", "currencyCode"])
    #expect(field == "minor")
    #expect(conversion(sketch.properties("A").first?.value) == .model(price.id))
  }

  @Test(arguments: [
    (#""x": "nmae""#, "'nmae': 'A' has no field 'nmae'; did you mean 'name'?"),
    (#""x": "name.first""#, "'name.first': 'name' is a 'string' and has no 'first'"),
    (#""x": "name[0]""#, "'name[0]': 'name' is no list, so nothing in it can be picked"),
    (#""x": "name[]""#, "'name[]': 'name' is a 'string', so '[]' has nothing to walk"),
    (#""x": "[TagID](name)""#, "'name' is no list, so '[TagID](…)' has no elements"),
    (#""x": "[TagID: Int](tags)""#, "'tags' is no map with keys of its own"),
    (#""x": "[Int](tags)""#, "the elements are "),
    (#""x": "raw""#, "a 'json' value has no domain type"),
  ])
  func refusesPathsThatLeadNowhere(domain: String, message: String) {
    let sketch = ResolutionSketch(
      #"{ "fields": { "name": "string", "tags": "[string]", "raw": "json" }, "domain": { \#(domain) } }"#)
    #expect(sketch.feature == nil)
    #expect(sketch.said(.error).first?.hasPrefix(message) == true, "\(sketch.said(.error))")
  }

  @Test func marksOnlyWhatHoldsItselfDirectly() {
    let sketch = ResolutionSketch(#"{ "fields": { "id": "string", "parent": "A?", "children": "[A]" } }"#)
    #expect(sketch.model("A")?.fields.map(\.isRecursive) == [false, true, false])
    let endless = ResolutionSketch(#"{ "fields": { "parent": "A" } }"#)
    #expect(endless.feature == nil && endless.said(.error).count == 1)
  }
}
