import Testing

@testable import DTOGenBase

@Suite("Inference: money and identifiers")
struct MoneyInferenceTests {
  @Test func anAmountWithItsCurrencyIsMoneyWhereItReadsOneWay() {
    let sketch = InferenceSketch(
      #"{"refundable":{"amount":"1000.00","currency":"CAD"},"fee":{"amount_minor":5,"currency":"JPY"},"fx_rate":0.95}"#
    )
    #expect(
      sketch.fields == [
        "refundable: { amount: string, currency: string } = (Money?(major: amount, currencyCode: currency))",
        "fee: { amount_minor: int64, currency: string } = (Money(minorUnits: amount_minor, currencyCode: currency))",
        "fx_rate: double",
      ])
    #expect(sketch.domain == ["refundable = refundable", "fee = fee", "fxRate = fx_rate"])
  }

  @Test func aFractionIsMoneyOnlyInCurrenciesOfTwoDigits() {
    let euros = InferenceSketch(#"{"x":{"amount":12.5,"currency":"EUR"}}"#)
    #expect(
      euros.fields == [
        "x: { amount: double, currency: string } = (Money?(major: amount, fractionDigits: 2, currencyCode: currency))"
      ])
    let dinars = InferenceSketch(#"{"x":{"amount":12.5,"currency":"IQD"}}"#)
    #expect(dinars.fields == ["x: { amount: decimal, currency: string }"])
    #expect(dinars.says(.note, "x: looks like money"))
  }

  @Test func aWholeAmountIsAmbiguousAndSaid() {
    let sketch = InferenceSketch(#"{"total":{"amount":65750,"currency":"JPY"}}"#)
    #expect(sketch.fields == ["total: { amount: int, currency: string }"])
    #expect(sketch.says(.note, "total: looks like money", "minor units"))
  }

  @Test(arguments: [
    #"{"x":{"amount":"1.00","currency":"XQQ"}}"#, #"{"x":{"amount":"1.00","currency":"EUR","currency_code":"EUR"}}"#,
    #"{"x":{"amount":"one","currency":"EUR"}}"#, #"{"x":{"amount":"1.005","currency":"EUR"}}"#,
    #"{"x":[{"amount":"1.50","currency":"EUR"},{"amount":"2","currency":"JPY"}]}"#,
    #"{"x":{"amount":"1.50","currency":"eur"}}"#, #"{"x":{"amount":"1.50","currency":null}}"#,
  ])
  func anythingElseStaysAsItIs(_ document: String) {
    #expect(InferenceSketch(document).fields.first?.contains("Money") == false)
  }

  @Test func aPriceBesideTheOnlyCurrencyIsMoney() {
    let sketch = InferenceSketch(#"{"sku":"a","price":"12.50","shipping_cents":300,"currency":"EUR"}"#)
    #expect(sketch.fields == ["sku: string", "price: string", "shipping_cents: int64", "currency: string"])
    #expect(
      sketch.domain == [
        "sku = sku", "price = Money?(major: price, currencyCode: currency)",
        "shippingCents = Money(minorUnits: shipping_cents, currencyCode: currency)",
      ])
  }

  @Test func textIsAnAmountOnlyWhereEveryOneHasAFraction() {
    #expect(InferenceSketch(#"{"fee":"144.40"}"#).fields == ["fee: decimal-string"])
    #expect(InferenceSketch(#"{"fee":"12"}"#).fields == ["fee: string"])
    let mixed = InferenceSketch(#"[{"fee":"144.40","currency":"EUR"},{"fee":"12","currency":"EUR"}]"#)
    #expect(mixed.fields == ["fee: string", "currency: string"])
    #expect(mixed.domain == ["fee = fee", "currency = currency"])
  }

  @Test func noValueRenamesTheIdentifier() {
    for value in [#""a""#, "7", "null", "1.5", #"{"x":1}"#] {
      let sketch = InferenceSketch(#"[{"offer_id":"a"},{"offer_id":\#(value)}]"#)
      #expect(sketch.domain.first?.hasPrefix("id = ") == true, "\(value)")
    }
  }

  @Test func theModelsOwnIdentifierIsTyped() {
    #expect(
      InferenceSketch(#"{"offer_id":"a","owner_id":41}"#, model: "FlightOffer").domain == [
        "id = OfferID(offer_id)", "ownerID = owner_id",
      ])
    #expect(
      InferenceSketch(#"{"id":7,"offer_id":"a"}"#, model: "FlightOffer").domain == [
        "id = FlightOfferID(id)", "offerID = offer_id",
      ])
    #expect(
      InferenceSketch(#"{"id":{"x":1},"parent":{"id":3}}"#).domain == ["id = id", "parent = parent"])
  }
}
