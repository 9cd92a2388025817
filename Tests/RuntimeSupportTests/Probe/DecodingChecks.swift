import Foundation

func checkDates() {
  func seconds(_ text: String) -> Double? { WireDate.parse(text)?.timeIntervalSince1970 }
  expect(seconds("1970-01-01T00:00:00Z"), 0)
  expect(seconds("2024-07-01T01:00:00+03:00"), 1_719_784_800)
  expect(seconds("2024-06-30T18:30:00-03:30"), 1_719_784_800)
  expect(seconds("2024-02-29T23:59:59.5Z"), 1_709_251_199.5)
  expect(
    seconds("2024-05-01T10:20:30.123456789123Z"),
    WireDate.parse("2024-05-01T10:20:30.123456789Z")?.timeIntervalSince1970)
  for text in [
    "", "2024-02-30T10:00:00Z", "2023-02-29T10:00:00Z", "2024-05-01T24:00:00Z", "2024-05-01T10:60:00Z",
    "2024-05-01T10:00:60Z", "2024-05-01t10:00:00Z", "2024-05-01T10:00:00z", "2024-05-01T10:00:00", "2024-05-01",
    "2024-05-01 10:00:00Z", "2024-05-01T10:00Z", "2024-05-01T10:00:00.Z", "2024-05-01T10:00:00,5Z",
    "2024-05-01T10:00:00+0300", "2024-05-01T10:00:00+03", "2024-05-01T10:00:00+24:00", "2024-05-01T10:00:00Zjunk",
    "2024-05-01T10:00:00+03:00 ", " 2024-05-01T10:00:00Z", "2024-5-1T10:00:00Z", "2024-13-01T10:00:00Z", "yesterday",
    "2024-05-01T10:00:00*03:00",
  ] { expect(seconds(text), nil) }
  // Four centuries, as Foundation counts them.
  var day = Date(timeIntervalSince1970: -11_676_096_000)
  let style = Date.ISO8601FormatStyle()
  var strangers: [String] = []
  while day.timeIntervalSince1970 < 946_684_800 {
    if WireDate.parse(style.format(day)) != day { strangers.append(style.format(day)) }
    day.addTimeInterval(86_400 * 7 + 3_661)
  }
  expect(strangers.prefix(3), [])
  expect(seconds("0000-01-01T00:00:00Z"), -62_167_219_200)
  expect(seconds("0000-03-01T00:00:00Z"), -62_162_035_200)
  expect(seconds("9999-12-31T23:59:59Z"), 253_402_300_799)
}

struct OfferDTO: Decodable, Sendable {
  let offerId: String
  let createdAt: Date
  let unitCount: Int
  let price: PriceDTO?
  let extra: WireValue?
  struct PriceDTO: Decodable, Sendable { let amountMinor: Int64 }
}

func checkDecoding() {
  let json = #"""
    {"offer_id": "a", "created_at": "2024-05-01T10:00:00Z", "unit_count": 1e3,
     "price": {"amount_minor": 9007199254740993}, "extra": {"some_key": [1.50, true, null, "x", {}]}}
    """#
  do {
    let offer = try WireDecoder.decode(OfferDTO.self, from: Data(json.utf8))
    expect(offer.offerId, "a")
    expect(offer.createdAt.timeIntervalSince1970, 1_714_557_600)
    expect(offer.unitCount, 1000)
    expect(offer.price?.amountMinor, 9_007_199_254_740_993)
    let values: [WireValue] = [.number(Decimal(15) / 10), .bool(true), .null, .string("x"), .object([:])]
    expect(offer.extra, .object(["some_key": .array(values)]))
  } catch {
    expect("\(error)", "no error")
  }
  expect((try? WireDecoder.decode([Bool].self, from: Data("[true]".utf8))) ?? [], [true])
  checkFoundationErrors()
}

/// What can be said without decoding a second time.
private func checkFoundationErrors() {
  func text<T: Decodable>(_ type: T.Type, _ json: String) -> String {
    let decoder = JSONDecoder()
    do { return "\(try decoder.decode(type, from: Data(json.utf8)))" } catch { return "\(WireError(decoding: error))" }
  }
  expect(text([[String: Int]].self, #"[{"a b": null}]"#), "[0].`a b`: expected Int, found null")
  expect(text([OfferDTO.PriceDTO].self, "[{}]"), "[0].amountMinor: expected a value, found nothing")
  expect(text([Int].self, "[1, true]").hasPrefix("[1]: expected Int, found "))
}
