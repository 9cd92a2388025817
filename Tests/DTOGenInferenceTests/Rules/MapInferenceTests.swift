import Testing

@testable import DTOGenBase

@Suite("Inference: map or record")
struct MapInferenceTests {
  @Test(arguments: [
    (#"{"seats":{"101":{"row":1},"102":{"row":1}}}"#, "seats: [string: { row: int }]"),
    (#"{"seats":{"101":{"row":1}}}"#, "seats: [string: { row: int }]"),
    (#"{"v":{"123e4567-e89b-12d3-a456-426614174000":true}}"#, "v: [string: bool]"),
    (#"{"v":{"2024-07-01":1,"2024-07-02":null}}"#, "v: [string: int?]"),
    (#"{"v":{"2024-07":1}}"#, "v: [string: int]"), (#"{"v":{"EUR":0.9,"USD":1.5}}"#, "v: [string: double]"),
    (#"{"v":{"EUR":0.9}}"#, "v: [string: double]"), (#"{"v":{"101":null}}"#, "v: [string: json?]"),
    (#"{"v":{"en-GB":"a","de-DE":"b"}}"#, "v: [string: string]"),
    (#"{"airports":{"LHR":"a","JFK":"b","TXL":"c"}}"#, "airports: [string: string]"),
    (#"{"airports":{"LHR":"a"}}"#, "airports: [string: string]"),
    (#"{"v":{"k3j9x0aa":1,"2024-05":2}}"#, "v: [string: int]"), (#"{"prices":{"room_7":1}}"#, "prices: [string: int]"),
    (#"{"entitlements":{"pro_monthly":{"on":true}}}"#, "entitlements: [string: { on: bool }]"),
    (#"{"custom":{"serial":{"value":"9"}}}"#, "custom: [string: { value: string }]"),
    (#"{"v":{"/a":{"x":1},"/b":{"x":2}}}"#, "v: [string: { x: int }]"),
    (
      #"{"entitlements":{"pro_monthly":{"on":true},"team_yearly":{"on":false},"a_b_c":{"on":true}}}"#,
      "entitlements: [string: { on: bool }]"
    ),
  ])
  func keysThatAreDataMakeAMap(_ document: String, _ field: String) {
    let sketch = InferenceSketch(document)
    #expect(sketch.fields == [field])
    #expect(sketch.says(.note, "read as a map"))
  }

  @Test(arguments: [
    #"{"v":{"name":"a","url_key":"b","position":"4"}}"#, #"{"v":{"line_1":"a","line_2":"b","line_3":"c"}}"#,
    #"{"v":{"is_active":true,"is_new":false,"is_admin":true}}"#, #"{"prices":{"adult":1,"child":2,"infant":3}}"#,
    #"{"images":{"small":{"url":"a"},"large":{"url":"b"},"thumb":{"url":"c"}}}"#,
    #"{"addresses":{"billing_address":{"x":1},"shipping_address":{"x":1},"home_address":{"x":1}}}"#,
    #"{"v":{"101":1,"102":"x"}}"#, #"{"v":{"101":1,"name":2}}"#, #"{"v":{"@id":"a","@type":"b"}}"#,
    #"{"v":{"address_line1":"x","address_line2":"y"}}"#, #"{"v":{"ID":1,"URL":2,"NO":3}}"#,
    #"{"entitlements":{"pro_monthly":true}}"#, #"{"formats":{"mp3_128kbps":"a","mp3_320kbps":"b"}}"#,
    #"{"custom_price":{"amount":{"x":1}}}"#, #"{"identifiers":{"isbn_10":["a"],"isbn_13":["b"]}}"#,
  ])
  func wordsMakeARecord(_ document: String) {
    let sketch = InferenceSketch(document)
    #expect(sketch.fields.first?.contains("{ ") == true)
    #expect(!sketch.says(.note, "read as a map"))
  }

  @Test func aCommonPrefixNamesTheKeys() {
    let sketch = InferenceSketch(#"{"prices":{"sku_1":100,"sku_22":250,"sku_x_y":5}}"#)
    #expect(sketch.fields == ["prices: [string: int]"])
    #expect(sketch.domain == ["prices = [SkuID: Int](prices)"])
  }

  @Test func theValuesOfAMapAreMerged() {
    let sketch = InferenceSketch(#"{"seats":{"1":{"row":1,"exit":true},"2":{"row":2.5}}}"#)
    #expect(sketch.fields == ["seats: [string: { row: double, exit: bool? }]"])
  }

  @Test func mapsOfMapsAndListsOfListsKeepTheirShape() {
    let sketch = InferenceSketch(#"{"a":{"1":{"2":[1]},"3":{}},"b":[[["x"]],[]]}"#)
    #expect(sketch.fields == ["a: [string: [string: [int]]]", "b: [[[string]]]"])
  }

  @Test func whatMayBeMeantAsAMapIsSaid() {
    let sketch = InferenceSketch(#"{"levels":{"row_12":1,"row_31":2,"row_7":3}}"#)
    #expect(sketch.fields.first?.contains("{ row_12: int") == true)
    #expect(sketch.says(.note, "levels: read as a record, although its keys begin with 'row'"))
  }

  @Test func oneSampleAndAThousandDecideAlike() {
    let few = InferenceSketch(#"{"airports":{"LHR":{"gates":1}},"prices":{"sku_1":100}}"#)
    let many = InferenceSketch(
      (0..<1000).map {
        #"{"airports":{"A\#(Character(Unicode.Scalar(UInt8(65 + $0 % 26))))C":{"gates":1}},"prices":{"sku_\#($0)":100}}"#
      }.joined(separator: "\n"))
    #expect(few.fields == ["airports: [string: { gates: int }]", "prices: [string: int]"])
    #expect(many.fields == few.fields)
  }

  @Test func anEmptyListInPlaceOfAMapIsAnEmptyMap() {
    let sketch = InferenceSketch(#"{"custom":{"serial":{"field":"f4","value":"9"}}}"#, #"{"custom":[]}"#)
    #expect(
      sketch.fields == ["custom: [string: { field: string, value: string }], [] is empty"])
    #expect(sketch.says(.note, "custom: an empty list where an object is usual", "read as an empty map"))
  }

  @Test func anEmptyListInPlaceOfARecordIsAnAbsentRecord() {
    let sketch = InferenceSketch(#"{"a":{"street":"x","zip":1}}"#, #"{"a":[]}"#)
    #expect(sketch.fields == ["a: { street: string, zip: int }?, [] is empty"])
    #expect(sketch.says(.note, "a: an empty list where an object is usual", "read as an object that is absent"))
  }

  @Test func aListWithElementsBesideAnObjectIsBoth() {
    let sketch = InferenceSketch(#"{"a":{"street":"x"}}"#, #"{"a":[]}"#, #"{"a":[1]}"#)
    #expect(sketch.fields == ["a: oneOf(list: [int], object: { street: string })"])
  }

  @Test func anEmptyListThatIsNoFieldsIsBoth() {
    let sketch = InferenceSketch(#"{"a":[{"street":"x"},[]]}"#)
    #expect(sketch.fields == ["a: [oneOf(list: [string], object: { street: string })]"])
  }
}
