import Testing

@testable import DTOGenBase
@testable import DTOGenModel

/// Expectations are written as the runtime's `DomainText` prints values.
struct ExpectationTextTests {
  @Test("A whole sample, as the schema's user would check it by eye")
  func wholeSample() throws {
    let feature = try FeatureText(
      schema: #"""
        {
          "fields": {
            "offer_id": "string", "origin": "string", "destination": "string", "departure_at": "date-time",
            "price": { "amount_minor": "int64", "currency": "string" }, "seats_left": "int?", "tags": "[string]",
            "status": "string", "stock": { "$map": "int" }, "notes": "string"
          },
          "domain": {
            "id": "OfferID(offer_id)",
            "route": "Route(origin: origin, destination: destination)",
            "departure": "departure_at",
            "price": "Money(minorUnits: price.amount_minor, currencyCode: price.currency)",
            "seatsLeft": "seats_left",
            "tags": "[Tag](tags)",
            "status": "OfferStatus(status)",
            "stock": "[SkuID: Int](stock)",
            "notes": { "value": "notes", "test": false }
          },
          "statuses": { "OfferStatus": { "open": ["open"], "closed": ["closed"] } }
        }
        """#
    ).resolved()
    let json = #"""
      {
        "offer_id": "o-1", "origin": "IST", "destination": "BER", "departure_at": "2024-05-01T12:20:30+02:00",
        "price": { "amount_minor": 124990, "currency": "TRY" }, "tags": ["a", "b\n"], "status": "OPEN",
        "stock": { "s2": 2, "s1": 1 }, "notes": "anything"
      }
      """#
    #expect(
      outcome(feature, json) == [
        #"id = "o-1""#, #"route.origin = "IST""#, #"route.destination = "BER""#, "departure = 2024-05-01T10:20:30Z",
        "price = 124990 TRY", "seatsLeft = nil", "tags.count = 2", #"tags[0] = "a""#, #"tags[1] = "b\n""#,
        "status = .open", "stock.count = 2", #"stock["s1"] = 1"#, #"stock["s2"] = 2"#,
      ])
  }

  @Test("What is done by hand, belongs to somebody else's type, or cannot be told is left out")
  func unknowns() throws {
    let feature = try FeatureText(
      schema: #"""
        {
          "fields": { "seat": "string", "extra": "json", "link": "url", "name": "string" },
          "domain": {
            "seat": "Seat(seat)", "extra": { "$byHand": "Extra", "from": ["extra"] }, "link": "link", "name": "name"
          }
        }
        """#, existing: ["Seat"]
    ).resolved()
    let json = #"{"seat": "1A", "extra": {}, "link": "http://a.example/{id}", "name": "n"}"#
    #expect(outcome(feature, json) == [#"name = "n""#])
  }

  @Test("A model that maps to an existing value is 'self', and nested models are joined by dots")
  func selfAndNested() throws {
    let money = try FeatureText(
      schema: #"""
        { "fields": { "amount": "string", "currency": "string" },
          "domain": "Money?(major: amount, currencyCode: currency)" }
        """#
    ).resolved()
    #expect(outcome(money, #"{"amount": "12.50", "currency": "EUR"}"#) == ["self = 1250 EUR"])
    let listed = try FeatureText(
      schema: #"""
        { "fields": { "amount": "int64", "currency": "string" },
          "domain": "Money?(isoCurrency: currency, minorUnits: amount)" }
        """#
    ).resolved()
    #expect(outcome(listed, #"{"amount": 1250, "currency": "KWD"}"#) == ["self = 1250 KWD"])
    #expect(outcome(listed, #"{"amount": 1250, "currency": "XQQ"}"#) == ["mapping currency"])
    let nested = try FeatureText(
      schema: #"{ "fields": { "a": { "b": { "c": "int" }, "list": { "$list": { "d": "bool" } } } } }"#
    ).resolved()
    #expect(
      outcome(nested, #"{"a": {"b": {"c": 1}, "list": [{"d": true}]}}"#)
        == ["a.b.c = 1", "a.list.count = 1", "a.list[0].d = true"])
  }

  @Test(
    "Moments are in UTC with milliseconds where there are some",
    arguments: [
      ("2024-07-01T00:00:00.0004Z", "2024-07-01T00:00:00Z"), ("2024-07-01T00:00:00.9996Z", "2024-07-01T00:00:01Z"),
      ("1969-12-31T23:59:59.5Z", "1969-12-31T23:59:59.500Z"), ("2000-02-29T23:59:59-08:00", "2000-03-01T07:59:59Z"),
      ("1999-12-31T23:59:59.999Z", "1999-12-31T23:59:59.999Z"),
    ])
  func moments(text: String, expected: String) throws {
    let instant = try #require(Instant(text))
    #expect(InstantText.text(of: instant) == expected)
  }

  @Test("Moments beyond what calendars agree on are not asserted, whatever the number")
  func absurdMoments() {
    for seconds in [Int64.min, Int64.max, -62_135_596_801, 253_402_300_800] {
      #expect(InstantText.text(of: Instant(secondsSince1970: seconds)) == nil)
    }
  }
}
