import Testing

@Suite("Inference: several kinds at one path")
struct UnionInferenceTests {
  @Test func aCaseForEachKind() {
    let sketch = InferenceSketch(#"{"v":["x",1,true,[2],{"a":3},null]}"#)
    #expect(sketch.fields == ["v: [oneOf(text: string, number: int, flag: bool, list: [int], object: { a: int })?]"])
    #expect(sketch.domain == ["v = v"])
  }

  @Test func nullOnlyMakesAUnionOptional() {
    let sketch = InferenceSketch(#"{"v":"x"}"#, #"{"v":1}"#, #"{"v":null}"#)
    #expect(sketch.fields == ["v: oneOf(text: string, number: int)?"])
  }

  @Test func aPriceAsTextAndAsNumberIsOneDecimal() {
    let sketch = InferenceSketch(#"{"regular_price":"12.50"}"#, #"{"regular_price":12.5}"#)
    #expect(sketch.fields == ["regular_price: oneOf(text: decimal-string, number: decimal)"])
    #expect(sketch.domain == ["regularPrice = case regular_price { text: regular_price number: regular_price }"])
  }

  @Test func numbersBesideTextOfMoneyAreDecimalWhateverTheTextIs() {
    #expect(
      InferenceSketch(#"{"price":"free"}"#, #"{"price":12}"#).fields == ["price: oneOf(text: string, number: decimal)"])
  }

  @Test func textAndNumbersThatAreNoMoneyStayTwoCases() {
    #expect(
      InferenceSketch(#"{"width":"12.50"}"#, #"{"width":12.5}"#).fields == [
        "width: oneOf(text: string, number: double)"
      ])
  }

  @Test func anIdentifierAsTextAndAsNumberIsOneText() {
    let sketch = InferenceSketch(
      #"{"post_id":42,"title":"x","author_id":1}"#, #"{"post_id":"42","title":"y","author_id":"b"}"#, model: "Post")
    #expect(
      sketch.fields == [
        "post_id: oneOf(text: string, number: int)", "title: string", "author_id: oneOf(text: string, number: int)",
      ])
    #expect(
      sketch.domain == [
        "id = case post_id { text: PostID(post_id) number: PostID(String(post_id)) }", "title = title",
        "authorID = case author_id { text: author_id number: String(author_id) }",
      ])
  }

  @Test func nothingOpaqueHidesInAUnion() {
    let sketch = InferenceSketch(#"{"v":"x","w":{}}"#, #"{"v":[],"w":1}"#)
    #expect(
      sketch.fields == ["v: oneOf(text: string, list: [string])", "w: oneOf(number: int, object: [string: string])"])
  }

  @Test func whatNothingShowsStillReadsTheSamples() {
    let sketch = InferenceSketch(#"{"v":"x","w":[]}"#, #"{"v":[null,[]],"w":{"a":null}}"#, #"{"v":"","w":[1]}"#)
    #expect(
      sketch.fields == [
        "v: oneOf(text: string, list: [[string]?])", "w: oneOf(list: [int], object: { a: json? } = ())",
      ])
  }
}
