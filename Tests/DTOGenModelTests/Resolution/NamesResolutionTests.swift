import Testing

@testable import DTOGenBase
@testable import DTOGenModel
@testable import DTOGenSchema

/// Whose a name in a schema is: of the feature, of the kernel, of the app, or nobody's yet.
@Suite struct NamesResolutionTests {
  @Test func looksInTheOtherFilesOfTheFeature() throws {
    let sketch = ResolutionSketch(
      #"{ "fields": { "leg": "B", "state": "string" }, "domain": { "leg": "leg", "state": "State(state)" } }"#,
      #"{ "fields": { "id": "string" }, "statuses": { "State": { "open": ["open"] } } }"#)
    let feature = try #require(sketch.feature, "\(sketch.diagnostics)")
    let leg = try #require(sketch.model("B"))
    #expect(feature.schemas.map(\.path) == ["A.dto.json", "B.dto.json"])
    #expect(sketch.model("A")?.fields.first?.use == WireUse(.model(leg.id)))
    #expect(feature.schemas.map(\.statuses.count) == [0, 1])
  }

  @Test func refusesTwoTypesOfOneName() {
    let types = #"{ "fields": { "id": "string" }, "types": { "Leg": { "fields": { "id": "string" } } } }"#
    let sketch = ResolutionSketch(types, types)
    #expect(sketch.feature == nil)
    #expect(sketch.said(.error).count == 1)
    #expect(sketch.said(.error).first?.hasPrefix("the feature has a type 'Leg' already, at A.dto.json:1:") == true)
  }

  @Test func namesTheNearestTypeForOneThatIsNotThere() {
    let sketch = ResolutionSketch(
      #"{ "fields": { "leg": "Lgg" }, "types": { "Leg": { "fields": { "id": "string" } } } }"#)
    #expect(sketch.said(.error).first?.contains("'Lgg'") == true)
    #expect(sketch.said(.error).first?.contains("'Leg'") == true)
  }

  @Test func declaresATypeWhereItBelongs() {
    let sketch = ResolutionSketch(
      """
      { "fields": { "id": "string", "from": "string", "to": "string", "note": "string", "minor": "int64", "code": "string" },
        "domain": { "id": "OfferID(id)", "route": "Route(from, to: to)", "note": "Note(note)",
          "price": "Money(minorUnits: minor, currencyCode: code)" } }
      """, existing: ["Note"])
    #expect(sketch.said(.error) == [])
    #expect(sketch.home("OfferID") == .kernelIdentifier(raw: .scalar(.string)))
    #expect(sketch.home("Note") == .existing)
    #expect(sketch.home("Money") == .kernelMoney)
    #expect(
      sketch.home("Route")
        == .scaffolded([
          DeclaredType.Property(name: "rawValue", isLabelled: false, type: .scalar(.string)),
          DeclaredType.Property(name: "to", isLabelled: true, type: .scalar(.string)),
        ]))
  }

  @Test(arguments: [
    (#""a": "Pair(x: one, x: two)""#, "two arguments of 'Pair' have the same label"),
    (#""a": "Pair(x: one)", "b": "Pair(y: one)""#, "'Pair' is made from different arguments in two places"),
    (#""a": "Money(minor: one, currencyCode: two)""#, "Money has no initialiser (minor: "),
    (#""a": "Money(major: two, currencyCode: two)""#, "an amount in major units may not come out exactly"),
    (#""a": "Holder(raw)""#, "a 'json' value has no type that 'Holder' could hold"),
    (#""a": "State(one)""#, "the values of status 'State' are strings"),
    (#""a": "State(two, two)""#, "status 'State' is made from one path"),
  ])
  func refusesWhatNoTypeIsMadeOf(domain: String, message: String) {
    let sketch = ResolutionSketch(
      """
      { "fields": { "one": "int64", "two": "string", "raw": "json" }, "domain": { \(domain) },
        "statuses": { "State": { "open": ["open"] } } }
      """)
    #expect(sketch.feature == nil)
    #expect(sketch.said(.error).first?.hasPrefix(message) == true, "\(sketch.said(.error))")
  }

  @Test func oneFileSaysForAllHowKeysAreFound() throws {
    let plain = #"{ "fields": { "id": "string" } }"#
    let explicit = #"{ "fields": { "id": "string" }, "keys": "explicit" }"#
    let feature = try #require(ResolutionSketch(plain, explicit).feature)
    #expect(feature.schemas.map(\.keys) == [.explicit, .explicit])
    let other = ResolutionSketch(#"{ "fields": { "id": "string" }, "keys": "convert" }"#, explicit)
    #expect(other.said(.error).first?.hasPrefix("one decoder reads all responses of a feature") == true)
  }
}
