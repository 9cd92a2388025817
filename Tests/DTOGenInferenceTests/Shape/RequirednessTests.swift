import Testing

@testable import DTOGenBase
@testable import DTOGenInference
@testable import DTOGenSchema

@Suite("Inference: what is required")
struct RequirednessTests {
  @Test func aKeyInEverySampleIsRequiredAndAnyOtherIsOptional() {
    let sketch = InferenceSketch(#"[{"a":1,"b":2},{"a":1,"c":3}]"#)
    #expect(sketch.fields == ["a: int", "b: int?", "c: int?"])
    #expect(sketch.domain == ["a = a", "b = b", "c = c"])
  }

  @Test func aNullMakesAFieldOptionalAndNothingElse() {
    let sketch = InferenceSketch(#"{"list":[{"id":1}],"n":2}"#, #"{"list":null,"n":null}"#)
    #expect(sketch.fields == ["list: [{ id: int }]?", "n: int?"])
  }

  @Test func onlyNullIsAnOpaqueOptionalThatIsSaidAndStaysOutOfTheDomain() {
    let sketch = InferenceSketch(#"{"id":3,"middle_name":null}"#)
    #expect(sketch.fields == ["id: int", "middle_name: json?"])
    #expect(sketch.domain == ["id = OfferID(id)"])
    #expect(sketch.ignores.isEmpty)
    #expect(sketch.says(.warning, "1.json:1:23", "middle_name: type unknown, only null seen"))
  }

  @Test func onlyEmptyListsAreAListOfOpaqueValuesThatIsSaid() {
    let sketch = InferenceSketch(#"{"a":1,"tags":[]}"#)
    #expect(sketch.fields == ["a: int", "tags: [json]"])
    #expect(sketch.domain == ["a = a"])
    #expect(sketch.says(.warning, "1.json:1:15", "tags", "only empty lists seen"))
  }

  @Test func onlyEmptyObjectsAreAMapOfOpaqueValuesThatIsSaid() {
    let sketch = InferenceSketch(#"{"a":1,"meta":{}}"#)
    #expect(sketch.fields == ["a: int", "meta: [string: json]"])
    #expect(sketch.domain == ["a = a"])
    #expect(sketch.says(.warning, "meta", "only empty objects seen"))
  }

  @Test func anInlineObjectWithAnOpaqueFieldSaysWhatItsDomainIs() {
    let sketch = InferenceSketch(#"{"a":1,"inner":{"x":null,"y_value":2},"void":{"z":null}}"#)
    #expect(
      sketch.fields == [
        "a: int", "inner: { x: json?, y_value: int } = (yValue = y_value)", "void: { z: json? } = (none)",
      ])
    #expect(sketch.domain == ["a = a", "inner = inner"])
  }

  @Test func nullsAmongElementsMakeTheElementOptional() {
    let sketch = InferenceSketch(#"{"a":[1,null,2],"b":[[1],[null]],"c":[null]}"#)
    #expect(sketch.fields == ["a: [int?]", "b: [[int?]]", "c: [json?]"])
    #expect(sketch.says(.warning, "c[]: type unknown"))
  }

  @Test func oneOddRecordInTenThousandIsFoundWithItsPlace() {
    var records = (0..<10_000).map { #"{"id":\#($0),"seats":4}"# }
    records[7_412] = #"{"id":7412,"seats":4.5}"#
    records[9_000] = #"{"id":9000}"#
    let sketch = InferenceSketch("[\n" + records.joined(separator: ",\n") + "\n]")
    #expect(sketch.fields == ["id: int", "seats: double?"])
    let explanation = sketch.result.explanations.first { $0.path.description == "seats" }
    #expect(
      explanation
        == ShapeExplanation(
          path: WirePath([.key("seats")]), type: "double", isOptional: true,
          reasons: [
            .init(
              text: "a number has a fraction or an exponent",
              location: SourceLocation(file: "1.json", line: 7414, column: 20), value: "4.5"),
            .init(
              text: "optional: absent in the object that begins here",
              location: SourceLocation(file: "1.json", line: 9002, column: 1), value: nil),
          ]))
  }
}
