import Testing

@testable import DTOGenBase

@Suite("Inference: numbers keep every digit")
struct NumberInferenceTests {
  @Test(arguments: [
    ("1, 0, -5", "int"), ("9223372036854775807, -9223372036854775808", "int"), ("9223372036854775808", "uint64"),
    ("18446744073709551615, 0", "uint64"), ("9223372036854775808, -1", "decimal"), ("18446744073709551616", "decimal"),
    ("123456789012345678901234567890", "decimal"), ("2, 2.5", "double"), ("1.0", "double"), ("1e3", "double"),
    ("0.95036535", "double"), ("0.1234567890123456789", "decimal"), ("9007199254740993, 0.5", "decimal"),
  ])
  func theNarrowestTypeThatLosesNothing(_ numbers: String, _ type: String) {
    #expect(InferenceSketch(#"{"v":[\#(numbers)]}"#).fields == ["v: [\(type)]"])
  }

  @Test func fractionsOfMoneyAreDecimal() {
    let sketch = InferenceSketch(#"{"price":1.5,"tax_rate":0.5,"total":3,"weight":1.5}"#)
    #expect(sketch.fields == ["price: decimal", "tax_rate: double", "total: int", "weight: double"])
  }

  @Test func aNumberThatFoundationRefusesIsSaidWithItsPlace() {
    let sketch = InferenceSketch(#"{"a":1e400,"b":1,"c":1e3}"#)
    #expect(sketch.says(.warning, "1.json:1:6", "a: no Swift number type holds this number"))
    #expect(sketch.fields == ["a: double", "b: int", "c: double"])
  }

  @Test func aZeroThatFoundationRefusesAsADoubleIsADecimalAndSaid() {
    let sketch = InferenceSketch(#"{"a":[1.5,0e1],"b":[0e0,0.0e1,-0e1,0e+1]}"#)
    #expect(sketch.says(.warning, "1.json:1:11", "a[]: Foundation's decoder refuses this number"))
    #expect(sketch.fields == ["a: [decimal]", "b: [double]"])
    #expect(sketch.messages.count == 1)
  }

  @Test func moreDigitsThanDecimalHoldsAreSaid() {
    let sketch = InferenceSketch(#"{"a":1234567890123456789012345678901234567890123}"#)
    #expect(sketch.says(.warning, "a: this number has more digits"))
  }

  @Test func oneIsNoBool() {
    #expect(InferenceSketch(#"{"on":true,"n":1,"z":0}"#).fields == ["on: bool", "n: int", "z: int"])
  }

  @Test func momentsAsNumbersStayNumbersAndAreSaid() {
    let sketch = InferenceSketch(
      #"{"last_login_at":1719835200,"started_at_ms":1719835200250,"build_number":1719835200}"#)
    #expect(sketch.fields == ["last_login_at: int", "started_at_ms: int", "build_number: int"])
    #expect(sketch.says(.note, "last_login_at", "epoch-seconds"))
    #expect(sketch.says(.note, "started_at_ms", "epoch-milliseconds"))
    #expect(!sketch.says(.note, "build_number"))
  }
}
