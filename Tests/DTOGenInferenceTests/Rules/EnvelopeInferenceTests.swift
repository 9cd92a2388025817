import Testing

@testable import DTOGenBase
@testable import DTOGenInference

@Suite("Inference: envelopes")
struct EnvelopeInferenceTests {
  @Test(arguments: [
    (#"{"data":[{"a":1}]}"#, "data[]"), (#"{"data":{"offers":[{"a":1}]},"meta":{"count":1}}"#, "data.offers[]"),
    (#"{"results":[{"a":1}],"next":null,"count":1}"#, "results[]"), (#"{"data":{"a":1}}"#, "data"),
    (#"{"orders":[{"a":1},{"a":2}]}"#, "orders[]"), (#"[{"a":1}]"#, "[]"), (#"{"offer":{"a":1}}"#, "offer"),
    (#"{"a":1}"#, "."), (#"{"id":1,"lines":[{"a":1}]}"#, "."), (#"{"seats":{"101":{"row":1}}}"#, "."),
    (#"{"author":{"a":1},"total":3}"#, "."), (#"{"data":[1,2]}"#, "."), (#"{"roles":["a"]}"#, "."),
    (#"{"data":{"id":1,"lines":[{"a":1}]}}"#, "data"), ("[[1]]", "."),
    (#"{"albums":{"href":"x","items":[{"a":1}],"total":1}}"#, "albums.items[]"),
  ])
  func aPlainOneIsFollowed(_ document: String, _ path: String) {
    let sketch = InferenceSketch(document)
    #expect(sketch.at == path)
    #expect(sketch.says(.note, "the samples were found at '\(path)'") == (path != "."))
  }

  @Test func aPageIsSaid() {
    let sketch = InferenceSketch(#"{"items":[{"a":1}],"next_cursor":"x"}"#)
    #expect(sketch.says(.note, "'next_cursor'", "further pages"))
  }

  @Test func aPayloadThatIsMissingOnceIsNotFollowed() {
    #expect(InferenceSketch(#"{"data":[{"a":1}]}"#, #"{"error":"x"}"#).at == ".")
  }

  @Test func aGivenPathWins() {
    let sketch = InferenceSketch(#"{"data":{"offers":[{"a":1}]}}"#, at: "data")
    #expect(sketch.fields == ["offers: [{ a: int }]"])
    #expect(InferenceSketch(#"{"data":{"offers":[{"a":1}]}}"#, at: "data.offers[]").fields == ["a: int"])
    #expect(InferenceSketch(#"{"x":[{"a":1}]}"#, at: ".").fields == ["x: [{ a: int }]"])
  }

  @Test func aPathThatLeadsNowhereIsAnError() {
    let sketch = InferenceSketch(#"{"data":[]}"#, at: "items[]")
    #expect(sketch.result.schema == nil)
    #expect(sketch.says(.error, "no sample stands at 'items[]'"))
  }

  @Test func aNullSampleIsAnError() {
    let sketch = InferenceSketch("3", "null")
    #expect(sketch.result.schema == nil)
    #expect(sketch.says(.error, "2.json:1:1", "this sample is null"))
    #expect(InferenceSketch(#"{"data":[{"a":1},null]}"#, at: "data[]").says(.error, "1.json:1:18"))
  }

  @Test func aListWithNullsIsNotFollowed() {
    let sketch = InferenceSketch(#"{"data":[{"a":1},null]}"#)
    #expect(sketch.at == ".")
    #expect(sketch.fields == ["data: [{ a: int }?]"])
  }

  @Test func everyLineOfJSONLinesIsASample() {
    let sketch = InferenceSketch("{\"a\":1}\n{\"a\":2,\"b\":3}\n")
    #expect(sketch.at == ".")
    #expect(sketch.fields == ["a: int", "b: int?"])
  }

  @Test func aModelNeedNotBeAnObject() {
    #expect(InferenceSketch("[[1],[2]]").fields == ["[[int]]"])
    #expect(InferenceSketch(#"{"101":{"a":1}}"#).fields == ["[string: { a: int }]"])
  }
}
