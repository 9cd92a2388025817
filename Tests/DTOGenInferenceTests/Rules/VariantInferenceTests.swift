import Testing

@testable import DTOGenBase
@testable import DTOGenInference
@testable import DTOGenSchema

@Suite("Inference: variants told apart by a tag")
struct VariantInferenceTests {
  @Test func aTypeThatDecidesTheFieldsIsATag() {
    let sketch = InferenceSketch(
      #"{"events":[{"type":"ship","carrier":"X"},{"type":"refund","amount":"3.00"},{"type":"ship","carrier":"Y"}]}"#,
      at: ".")
    #expect(sketch.fields == ["events: [tag type(refund: { amount: decimal-string }, ship: { carrier: string })]"])
    #expect(sketch.domain == ["events = events"])
    #expect(sketch.statuses.isEmpty)
    #expect(sketch.says(.note, "events[]: 'type' tells variants apart (refund, ship)"))
  }

  @Test func theModelItselfMayBeVariants() {
    let sketch = InferenceSketch(
      #"[{"kind":"card","last4":"1"},{"kind":"iban","iban":"x","name":null}]"#, model: "Payment")
    #expect(
      sketch.fields == [
        "tag kind(card: { last4: string }, iban: { iban: string, name: json? } = (iban = iban))"
      ])
    #expect(InferredSchemaTests.problems(sketch.result.schema ?? Self.none).isEmpty)
  }

  @Test func aVariantsOwnFieldsMayBeOptionalInIt() {
    let sketch = InferenceSketch(
      #"[{"type":"ship","carrier":"X","note":"n"},{"type":"refund","amount":"3.00"},{"type":"ship","carrier":"Y"}]"#)
    #expect(
      sketch.fields == ["tag type(refund: { amount: decimal-string }, ship: { carrier: string, note: string? })"])
  }

  @Test func namesOfStatusesInsideCarryTheVariant() {
    let sketch = InferenceSketch(#"[{"type":"ship","state":"sent"},{"type":"refund","amount":"3.00"}]"#, model: "Event")
    #expect(sketch.statuses == ["EventShipState { sent: sent }"])
  }

  @Test(arguments: [
    #"[{"type":"a_b","name":"x"},{"type":"c_d","name":"y"}]"#,
    #"[{"type":"ship","carrier":"X"},{"type":"refund"}]"#,
    #"[{"type":"user","id":1,"login":"a","url":"u","bio":"x"},{"type":"org","id":2,"login":"b","url":"v","site":"y"}]"#,
    #"[{"type":"ship","carrier":"X","x":1},{"type":"refund","amount":1,"carrier":"Y"},{"type":"refund","x":1}]"#,
    #"[{"type":"1","carrier":"X"},{"type":"2","amount":"Y"}]"#, #"[{"type":"ship","carrier":"X"},{"amount":"Y"}]"#,
    #"[{"dish":"ship","carrier":"X"},{"dish":"refund","amount":"Y"}]"#,
  ])
  func anythingLessIsARecord(_ document: String) {
    let sketch = InferenceSketch(document)
    #expect(sketch.fields.first?.hasPrefix("tag") == false)
  }

  @Test func mapsListsAndUnionsLeadToTheirVariants() {
    let variants = #"{"type":"ship","carrier":"X"},{"type":"refund","amount":1}"#
    let pair = variants.split(separator: "},").map { $0.hasSuffix("}") ? String($0) : $0 + "}" }
    #expect(InferenceSketch(#"{"v":{"1":[\#(variants)]}}"#).fields.first?.contains("[string: [tag") == true)
    #expect(InferenceSketch(#"{"v":[1,\#(variants)]}"#).fields.first?.contains("object: tag type(") == true)
    #expect(InferenceSketch(#"{"v":\#(pair[0])}"#, #"{"v":\#(pair[1])}"#).fields.first?.hasPrefix("v: tag") == true)
  }

  private static let none = SchemaFile(
    path: "", feature: Located("", at: SourceLocation(file: "")), model: Located("", at: SourceLocation(file: "")),
    fixtures: [], responses: [], listPolicy: .fail, models: [], statuses: [])
}
