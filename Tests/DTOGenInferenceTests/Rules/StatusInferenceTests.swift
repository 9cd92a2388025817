import Testing

@testable import DTOGenBase

@Suite("Inference: statuses")
struct StatusInferenceTests {
  @Test func threeRecordsAreEnough() {
    let sketch = InferenceSketch(
      #"[{"status":"confirmed"},{"status":"cancelled"},{"status":"awaiting-payment"}]"#, model: "Trip")
    #expect(sketch.fields == ["status: string"])
    #expect(sketch.domain == ["status = TripStatus(status)"])
    #expect(
      sketch.statuses == [
        "TripStatus { awaitingPayment: awaiting-payment, cancelled: cancelled, confirmed: confirmed }"
      ])
    #expect(sketch.says(.note, "status: offered as the status 'TripStatus'"))
  }

  @Test func spellingsMergeIgnoringCase() {
    let sketch = InferenceSketch(
      #"{"platform":"IOS"}"#, #"{"platform":"ios"}"#, #"{"platform":"MAC_OS"}"#, model: "Build")
    #expect(sketch.statuses == ["BuildPlatform { ios: ios, macOs: MAC_OS }"])
  }

  @Test func twoPlainWordsAreEnough() {
    #expect(
      InferenceSketch(#"{"state":"UNKNOWN"}"#, #"{"state":"DELIVERABLE"}"#).statuses == [
        "OfferState { deliverable: DELIVERABLE, unknownValue: UNKNOWN }"
      ])
    #expect(InferenceSketch(#"{"plan":"free"}"#, #"{"plan":"pro"}"#).statuses == ["OfferPlan { free: free, pro: pro }"])
  }

  @Test func oneSampleAndManyDecideAlike() {
    #expect(InferenceSketch(#"{"kind":"ship"}"#).statuses == ["OfferKind { ship: ship }"])
    let kinds = ["ab", "cd", "ef", "gh", "ij", "kl", "mn", "op", "qr", "st", "uv", "wx"]
    for count in 1...12 {
      let samples = kinds.prefix(count).map { #"{"kind":"\#($0)"}"# }
      #expect(InferenceSketch(documents: samples, at: ".").statuses.count == 1)
    }
    let thirteen = (kinds + ["yz"]).map { #"{"kind":"\#($0)"}"# }
    #expect(InferenceSketch(documents: thirteen, at: ".").statuses.isEmpty)
  }

  @Test func aListOfTokensMapsElementByElement() {
    let sketch = InferenceSketch(#"{"roles":["admin","viewer","admin"]}"#, model: "User")
    #expect(sketch.fields == ["roles: [string]"])
    #expect(sketch.domain == ["roles = [UserRole](roles)"])
    #expect(sketch.statuses == ["UserRole { admin: admin, viewer: viewer }"])
  }

  @Test(arguments: [
    #"["Ada Moe","Bo Lin","Cy Poe"]"#, #"["ada@example.org","bo@example.org","cy@example.org"]"#, #"["1","2","3"]"#,
    #"["a/b","text/html","x"]"#, #"["","on","off"]"#, #"["9f86d081884c","d6a5f0aa13bc","77aa81f0c2de"]"#,
    #"["a1","b2","c3","d4","e5","f6","g7","h8","i9"]"#, #"["first\nsecond","ok","on"]"#,
  ])
  func valuesThatAreNoTokensAreNoStatus(_ values: String) {
    let sketch = InferenceSketch(#"{"types":\#(values)}"#)
    #expect(sketch.statuses.isEmpty)
  }

  @Test func aKeyThatPromisesNothingIsNoStatus() {
    let sketch = InferenceSketch(#"[{"dish":"style_0"},{"dish":"style_1"},{"dish":"style_0"}]"#)
    #expect(sketch.statuses.isEmpty)
  }

  @Test func aStateOfAnAddressIsNoStatus() {
    #expect(InferenceSketch(#"[{"state":"CA"},{"state":"NY"},{"state":"TX"}]"#).statuses.isEmpty)
    #expect(InferenceSketch(#"[{"state":"CA"},{"state":"Texas"}]"#).statuses.isEmpty)
  }

  @Test func nestedStatusesCarryThePathAndAreReadWhereTheyStand() {
    let sketch = InferenceSketch(
      #"{"trip_status":"open","payment":{"status":"paid"},"passengers":[{"name":"A","status":"checked_in"}]}"#,
      model: "Trip")
    #expect(
      sketch.fields == [
        "trip_status: string", "payment: { status: string } = (status = TripPaymentStatus(status))",
        "passengers: [{ name: string, status: string } = (name = name, status = TripPassengerStatus(status))]",
      ])
    #expect(sketch.domain == ["tripStatus = TripStatus(trip_status)", "payment = payment", "passengers = passengers"])
  }

  @Test func twoStatusesThatWantOneNameGetTwo() {
    let sketch = InferenceSketch(#"{"status":"open","trip_status":"closed"}"#, model: "Trip")
    #expect(sketch.domain == ["status = TripStatus(status)", "tripStatus = TripTripStatus(trip_status)"])
  }

  @Test func aCaseThatWouldBeginWithADigitIsNamedAfterTheKey() {
    let sketch = InferenceSketch(#"[{"type":"2fa"},{"type":"sms"},{"type":"sms"}]"#)
    #expect(sketch.statuses == ["OfferType { sms: sms, type2fa: 2fa }"])
  }
}
