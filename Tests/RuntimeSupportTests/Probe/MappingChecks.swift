import Foundation

private struct Price { let amount: Int }
private struct Stop: Error {}

private func price(_ amount: Int) throws -> Price {
  guard amount >= 0 else { throw MappingError.invalid(field: "amount") }
  return Price(amount: amount)
}

func checkMapping() {
  checkPlaces()
  checkMaps()
  checkText()
  checkNumbers()
}

private func checkPlaces() {
  let none: Int? = nil
  expectInvalid("price.amount") { try WireMapping.one(-1, at: "price", price) }
  expect(try? WireMapping.one(1, at: "price", price).amount, 1)
  expectInvalid("price.amount") { try WireMapping.one(Optional(-1), at: "price", price) }
  let absent: Price? = (try? WireMapping.one(none, at: "price", price)) ?? nil
  expect(absent?.amount, nil)
  // A property that somebody made optional still compiles.
  let widened: Price? = try? WireMapping.one(2, at: "price", price)
  expect(widened?.amount, 2)
  expectError("price: expected a, found b") {
    try WireMapping.one(1, at: "price") { _ -> Int in throw WireError(field: "", expected: "a", found: "b") }
  }
  expectError("price.x: expected a, found b") {
    try WireMapping.one(1, at: "price") { _ -> Int in throw WireError(field: "x", expected: "a", found: "b") }
  }
  expectError("Stop()") { try WireMapping.one(1, at: "price") { _ -> Int in throw Stop() } }

  expect(try? WireMapping.each([1, 2], at: "items", price).map(\.amount), [1, 2])
  expectInvalid("items[1].amount") { try WireMapping.each([1, -2], at: "items", price) }
  expectInvalid("items[1]") { try WireMapping.each(["1", "x"], at: "items") { try WireMapping.int($0, at: "") } }
  expectInvalid("rows[1][0].amount") {
    try WireMapping.each([[1], [-1]], at: "rows") { try WireMapping.each($0, at: "", price) }
  }
  expectInvalid("[1].amount") { try WireMapping.each([1, -1], at: "", price) }
  expectInvalid("data.offers[1].amount") {
    try WireMapping.one([1, -1], at: "data.offers") { try WireMapping.each($0, at: "", price) }
  }
  let list: [Int]? = nil
  let absentList: [Price]? = (try? WireMapping.each(list, at: "items", price)) ?? nil
  expect(absentList?.count, nil)
  expect(try? WireMapping.each([1, nil], at: "items") { try $0.map(price) }.map { $0?.amount }, [1, nil])

  expect(try? WireMapping.valid(Money(major: "1.5", currencyCode: "EUR"), at: "price").minorUnits, 150)
  expectInvalid("price") { try WireMapping.valid(Money(major: "1,5", currencyCode: "EUR"), at: "price") }
  expectInvalid("price") { try WireMapping.valid(price(-1), at: "price") }
  expect(try? WireMapping.required(Optional(1), at: "x"), 1)
  expectInvalid("x") { try WireMapping.required(none, at: "x") }
  expect(try? WireMapping.element([5], 0, at: "x[0]"), 5)
  expectInvalid("x[1]") { try WireMapping.element([5], 1, at: "x[1]") }
  expect(try? WireMapping.last([5, 6], at: "x[last]"), 6)
  expectInvalid("x[last]") { try WireMapping.last([Int](), at: "x[last]") }
}

private func checkMaps() {
  expect(try? WireMapping.values(["a": 1], at: "prices", price).mapValues(\.amount), ["a": 1])
  expectInvalid("prices.b.amount") { try WireMapping.values(["c": -1, "b": -1, "a": 1], at: "prices", price) }
  expectInvalid("prices.`a b`.amount") { try WireMapping.values(["a b": -1], at: "prices", price) }
  expectInvalid("prices.`air:ETR`.amount") { try WireMapping.values(["air:ETR": -1], at: "prices", price) }
  expectInvalid("prices.`a``b`.amount") { try WireMapping.values(["a`b": -1], at: "prices", price) }
  expectInvalid("prices.``.amount") { try WireMapping.values(["": -1], at: "prices", price) }
  expectInvalid("prices.straße-1_x.amount") { try WireMapping.values(["straße-1_x": -1], at: "prices", price) }

  let entries = try? WireMapping.entries(["sku_1": 2], at: "stock", key: { OfferID($0) }, value: price)
  expect(entries?[OfferID("sku_1")]?.amount, 2)
  expectInvalid("stock") {
    try WireMapping.entries(["a": 1, "A": 2], at: "stock", key: { OfferID($0.lowercased()) }, value: price)
  }
  expectInvalid("stock.x") {
    try WireMapping.entries(["x": 1], at: "stock", key: { try WireMapping.int($0, at: "") }, value: price)
  }
  expectInvalid("stock.`1.5`.amount") {
    try WireMapping.entries(["1.5": -1], at: "stock", key: { OfferID($0) }, value: price)
  }
}

private func checkText() {
  func decimal(_ text: String) -> Decimal? { try? WireMapping.decimal(text, at: "x") }
  expect(decimal("144.40"), Decimal(14440) / 100)
  expect(decimal("-0.5"), Decimal(-5) / 10)
  expect(decimal("1e3"), 1000)
  expect(decimal("0E-8"), 0)
  expect(decimal("12345678901234567890123456789012345678")?.description, "12345678901234567890123456789012345678")
  expect(decimal("0.12345678901234567890123456789012345678")?.description, "0.12345678901234567890123456789012345678")
  expect(decimal("123456789012345678901234567890123456789"), nil)
  expect(decimal("0.1234567890123456789012345678901234567891"), nil)
  expect(decimal("100000000000000000000000000000000000000000.0000"), Decimal(sign: .plus, exponent: 41, significand: 1))
  for text in [
    "", "-", "1,234.50", "19,99", "19.99 USD", "0x10", "+1", "01", ".5", "5.", " 1", "1 ", "1e", "1e+", "NaN", "1e400",
    "1_0",
  ] {
    expect(decimal(text), nil)
  }
  expectInvalid("fee") { try WireMapping.decimal("19,99", at: "fee") }

  expect(try? WireMapping.int("-12", at: "x"), -12)
  expect(try? WireMapping.int("9223372036854775807", at: "x"), .max)
  for text in ["", "1.0", "1e3", "007", "+5", "9223372036854775808", " 1", "0x1"] {
    expectInvalid("x") { try WireMapping.int(text, at: "x") }
  }
  expect(try? WireMapping.bool("true", at: "x"), true)
  expect(try? WireMapping.bool("false", at: "x"), false)
  for text in ["", "True", "1", "yes", " true"] { expectInvalid("x") { try WireMapping.bool(text, at: "x") } }

  expect(try? WireMapping.calendarDate("2024-05-01", at: "x").day, 1)
  expectInvalid("x") { try WireMapping.calendarDate("2024-02-30", at: "x") }
  expect(try? WireMapping.timeOfDay("14:30", at: "x").minute, 30)
  expectInvalid("x") { try WireMapping.timeOfDay("25:30", at: "x") }
  expect(try? WireMapping.localDateTime("2024-05-01 14:30:00", at: "x").date.month, 5)
  for (text, seconds) in [
    ("PT2H35M", 9_300), ("P1DT2H", 93_600), ("P2W", 1_209_600), ("PT0S", 0), ("P0D", 0), ("PT36H", 129_600),
    ("PT1M30S", 90), ("P1DT1S", 86_401), ("PT007S", 7),
  ] {
    expect(try? WireMapping.duration(text, at: "x"), .seconds(seconds))
  }
  expect(try? WireMapping.duration("PT0.5S", at: "x"), .milliseconds(500))
  expect(try? WireMapping.duration("PT1.000000001S", at: "x"), .seconds(1) + .nanoseconds(1))
  for text in [
    "", "P", "PT", "P1", "T1H", "1H", "P1Y", "P1M", "P1Y2D", "P1DT", "PT1H1H", "PT1M1H", "PT1D", "P1H", "P1W1D",
    "P1WT1H", "P1DT2W", "PT1.5H", "PT1.S", "PT.5S", "PT1.0000000001S", "PT1,5S", "-PT1H", "PT-1H", "PT+1H", "pt1h",
    " PT1H", "PT1H ", "PT1HT1M", "PT9223372036854775808S", "PT9223372036854775807M", "PT2562047788015215H3600S",
  ] {
    expectInvalid("x") { try WireMapping.duration(text, at: "x") }
  }
  expectInvalid("x") { try WireMapping.localDateTime("2024-05-01 25:30:00", at: "x") }
}

private func checkNumbers() {
  let small: Int32? = try? WireMapping.integer(Int64(7), at: "x")
  expect(small, 7)
  expectInvalid("x") { () -> Int32 in try WireMapping.integer(Int64.max, at: "x") }
  expectInvalid("x") { () -> UInt64 in try WireMapping.integer(-1, at: "x") }
  let fromDouble: Int? = try? WireMapping.integer(7.0, at: "x")
  expect(fromDouble, 7)
  expectInvalid("x") { () -> Int in try WireMapping.integer(7.5, at: "x") }
  expectInvalid("x") { () -> Int in try WireMapping.integer(1e30, at: "x") }
  let fromDecimal: Int? = try? WireMapping.integer(Decimal(7), at: "x")
  expect(fromDecimal, 7)
  expectInvalid("x") { () -> Int in try WireMapping.integer(Decimal(75) / 10, at: "x") }
  expect(try? WireMapping.double(Int64(1) << 53, at: "x"), 0x1p53)
  expectInvalid("x") { try WireMapping.double(Int64(1) << 53 + 1, at: "x") }
  expect(try? WireMapping.double(Decimal(1) / 10, at: "x"), 0.1)
  expect(try? WireMapping.decimal(0.1, at: "x"), Decimal(1) / 10)
  expect(WireMapping.date(epochSeconds: 1_719_835_200).timeIntervalSince1970, 1_719_835_200)
  expect(WireMapping.date(epochMilliseconds: 1_719_835_200_250).timeIntervalSince1970, 1_719_835_200.25)
}
