import Testing

@testable import DTOGenBase
@testable import DTOGenInference
@testable import DTOGenSchema

@Suite("Inference: domain property names")
struct PropertyNameInferenceTests {
  @Test(arguments: [
    (
      #"{"cover_url":1,"owner_id":2,"raw_html":3}"#,
      ["coverURL = cover_url", "ownerID = owner_id", "rawHtml = raw_html"]
    ),
    (#"{"+1":12,"-1":3,"laugh":0}"#, ["plus1 = `+1`", "minus1 = -1", "laugh = laugh"]),
    (
      #"{"a_type":"a","_type":"b","type_":"c","__type":"d"}"#,
      ["aType = a_type", "type = _type", "type_ = type_", "__type = __type"]
    ),
    (#"{"ID":"p1","Id":"p2"}"#, ["id = ID", "Id = Id"]),
    (#"{"id":"p0","ID":"p1","Id":"p2"}"#, ["id = OfferID(id)", "ID = ID", "Id = Id"]),
    (#"{"line_1":"x","line1":"y"}"#, ["line_1 = line_1", "line1 = line1"]),
    (
      #"{"😀":1,"℃":2,"名前":3,"straße_nr":4}"#,
      ["grinningFace = `😀`", "degreeCelsius = `℃`", "名前 = 名前", "straßeNr = straße_nr"]
    ),
  ])
  func areDistinctAndComeFromTheKeys(_ document: String, _ lines: [String]) {
    #expect(InferenceSketch(document).domain == lines)
  }

  @Test func anInvisibleCharacterIsSpeltOut() {
    let sketch = InferenceSketch(#"{"weights":{"a":1,"\ufeffa":2},"x":1}"#)
    #expect(sketch.fields.first?.hasSuffix("= (a = a, zeroWidthNoBreakSpaceA = `\u{FEFF}a`)") == true)
  }

  @Test func keysThatConvertToOnePropertyMakeTheSchemaExplicit() {
    let sketch = InferenceSketch(#"{"user_id":1,"userId":2,"email":"a"}"#)
    #expect(sketch.result.schema?.keys == .explicit)
    #expect(sketch.domain == ["user_id = user_id", "userID = userId", "email = email"])
    #expect(InferenceSketch(#"{"user_id":1}"#).result.schema?.keys == nil)
  }

  @Test func canonicallyEqualKeysOfTwoSamplesAreSaid() {
    let sketch = InferenceSketch("{\"caf\u{E9}\":1}", "{\"cafe\u{301}\":2}")
    #expect(sketch.fields.count == 1)
    #expect(sketch.says(.warning, "differ only in how the same characters are composed"))
  }
}
