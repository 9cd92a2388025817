import Testing

@testable import DTOGenBase
@testable import DTOGenInference
@testable import DTOGenSchema

@Suite("Inference: text formats")
struct TextInferenceTests {
  @Test(arguments: [
    (#""2024-07-01T12:00:00Z", "2024-07-01T05:28:41.250-08:00""#, "date-time"), (#""2024-02-30T00:00:00Z""#, "string"),
    (#""2024-07-01T12:00:00Z", "yesterday""#, "string"), (#""2024-07-01""#, "date"),
    (#""2024-07-01", "2024-07-01-rc1""#, "string"), (#""2024-07-01", "2024-07-01T12:00:00Z""#, "string"),
    (#""20240701""#, "string"), (#""2024-07-01T00:00:00""#, "local-date-time"),
    (#""2024-07-01 09:48:07""#, "local-date-time"),
    (#""123e4567-e89b-12d3-a456-426614174000""#, "uuid"), (#""https://img.example/a.png""#, "url"),
    (#""https:\/\/img.example\/a.png""#, "url"), (#""https://img.example/a.png", """#, "string"),
    (#""https://api.example/labels{/name}""#, "string"), (#""https://img.example/my pic.png""#, "string"),
    (#""PT2H35M", "P1DT2H", "P2W", "PT0.5S""#, "duration"), (#""PT2H", "P1M""#, "string"), (#""P""#, "string"),
    (#""PT""#, "string"), (#""P000612""#, "string"), (#""PT2H", "soon""#, "string"), (#""PARK", "P1""#, "string"),
    (#""02134", "0007""#, "string"), (#""12""#, "string"), (#""Ada Moe""#, "string"),
  ])
  func aFormatOnlyWhereEverySampleHasItStrictly(_ texts: String, _ type: String) {
    #expect(InferenceSketch(#"{"v":[\#(texts)]}"#).fields == ["v: [\(type)]"])
  }

  @Test func decimalTextIsANumberOnlyUnderAKeyThatSpeaksOfMoney() {
    let sketch = InferenceSketch(#"{"fee":"144.40","version":"1.10","price":"12","tax":"012.50"}"#)
    #expect(sketch.fields == ["fee: decimal-string", "version: string", "price: string", "tax: string"])
  }

  @Test func aMissingTimeZoneIsSaid() {
    let sketch = InferenceSketch(#"{"start_date":"2024-07-01T00:00:00","created":"2024-07-01 09:48:07"}"#)
    #expect(sketch.says(.note, "start_date: no time zone"))
    #expect(sketch.says(.note, "created: no time zone"))
  }

  @Test func jsonInAStringIsSaid() {
    let sketch = InferenceSketch(#"{"id":1,"payload":"{\"sku\":\"A\",\"qty\":2}","note":"{not json}"}"#)
    #expect(sketch.fields == ["id: int", "payload: string", "note: string"])
    #expect(sketch.says(.note, "payload", "JSON inside a string"))
    #expect(!sketch.says(.note, "note: note:"))
  }

  @Test func theSampleThatEndedAFormatIsKnown() {
    let sketch = InferenceSketch(#"{"v":"2024-07-01"}"#, #"{"v":"soon"}"#)
    let explanation = sketch.result.explanations.first { $0.path.description == "v" }
    #expect(explanation?.lines == ["v: string", "  the texts have no common format: \"soon\" (2.json:1:6)"])
  }
}
