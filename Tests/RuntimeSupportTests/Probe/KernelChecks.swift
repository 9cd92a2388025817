func checkKernel() {
  checkMoney()
  checkCalendar()
  checkDateRange()
  expect(OfferID("a") == OfferID("a"))
  expect("\(OfferID("a"))", "OfferID(a)")
  expect("\(WireError(field: "price", expected: "a number", found: "null"))", "price: expected a number, found null")
  expect("\(WireError(field: "", expected: "an array", found: "null"))", "the document: expected an array, found null")
  expect("\(SkippedElement(path: "items[2]", reason: "bad"))", "items[2] was skipped: bad")
}

private func checkMoney() {
  func units(_ text: String, _ code: String) -> Int64? { Money(major: text, currencyCode: code)?.minorUnits }
  expect(units("1249.90", "TRY"), 124990)
  expect(units("1249.9", "TRY"), 124990)
  expect(units("-0.05", "EUR"), -5)
  expect(units("65750", "JPY"), 65750)
  expect(units("65750.00", "JPY"), 65750)
  expect(units("657.5", "JPY"), nil)
  expect(units("1.5", "IQD"), 1500)
  expect(units("0.15", "CLF"), 1500)
  expect(units("0.15", "UYW"), 1500)
  expect(units("12.990000000000000000", "USD"), 1299)
  expect(units("92233720368547758.07", "USD"), Int64.max)
  expect(units("-92233720368547758.08", "USD"), Int64.min)
  expect(units("92233720368547758.08", "USD"), nil)
  for text in [
    "", "-", ".", "1.", ".5", "1,5", "1,234.50", "19.99 USD", "+1", "1e2", " 1", "1 ", "0x10", "--1", "1.2.3", "1.-2",
    "١",
  ] {
    expect(units(text, "USD"), nil)
  }
  for code in ["try", "Try", "XQQ", "", "XXX", "XAU"] { expect(units("1", code), nil) }

  func units(_ number: Double, _ digits: Int) -> Int64? {
    Money(major: number, fractionDigits: digits, currencyCode: "EUR")?.minorUnits
  }
  expect(units(0.1 + 0.2, 2), nil)
  expect(units(0.3, 2), 30)
  expect(units(1249.9, 2), 124990)
  expect(units(-19.99, 2), -1999)
  expect(units(1.005, 2), nil)
  expect(units(1.005, 3), 1005)
  expect(units(1e-5, 4), nil)
  expect(units(1e-5, 5), 1)
  expect(units(1.25e-5, 7), 125)
  expect(units(-1e-5, 5), -1)
  expect(units(1e16, 2), 1_000_000_000_000_000_000)
  expect(units(1.2345678901234568e16, 0), 12_345_678_901_234_568)
  expect(units(1e17, 2), nil)
  expect(units(1e300, 0), nil)
  expect(units(.nan, 2), nil)
  expect(units(.infinity, 2), nil)
  expect(units(5, 0), 5)
  expect(units(5, -1), nil)
  expect(units(0, 2), 0)
  expect(units(-0.0, 2), 0)

  expect(Money(isoCurrency: "KWD", minorUnits: 1500)?.description, "1500 KWD")
  for code in ["kwd", "XQQ", "", "XAU"] { expect(Money(isoCurrency: code, minorUnits: 1)?.minorUnits, nil) }

  let price = Money(minorUnits: 100, currencyCode: "EUR")
  expect("\(price)", "100 EUR")
  expect(try? price.adding(price).minorUnits, 200)
  expect(try? price.subtracting(price).minorUnits, 0)
  expectError("currencyMismatch(\"EUR\", \"USD\")") { try price.adding(Money(minorUnits: 1, currencyCode: "USD")) }
  expectError("overflow") { try price.adding(Money(minorUnits: .max, currencyCode: "EUR")) }
  expect(CurrencyDigits.of("HRK"), 2)
  expect(CurrencyDigits.of("ISK"), 0)
  expect(CurrencyDigits.of("KWD"), 3)
}

private func checkCalendar() {
  for text in ["2024-05-01", "2024-02-29", "2000-02-29", "0000-02-29", "9999-12-31", "2023-04-30"] {
    expect(CalendarDate(text)?.description, text)
  }
  for text in [
    "", "2024-02-30", "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-01", "2024-01-00", "2024-04-31", "2024-1-01",
    "24-01-01", "02024-01-01", "2024-05-01 ", " 2024-05-01", "2024/05/01", "2024-05-01T", "-024-05-01", "+024-05-01",
    "2024-05-0a", "20240501", "2024-05-1١",
  ] { expect(CalendarDate(text)?.description, nil) }
  expect(CalendarDate("2024-05-01").map { $0 < CalendarDate(year: 2024, month: 5, day: 2) ?? $0 }, true)

  expect(TimeOfDay("14:30:00")?.description, "14:30:00")
  expect(TimeOfDay("14:30")?.description, "14:30:00")
  expect(TimeOfDay("23:59:59.000000001")?.nanosecond, 1)
  expect(TimeOfDay("00:00:00.120")?.description, "00:00:00.12")
  for text in [
    "", "24:00:00", "23:60:00", "23:59:60", "1:00:00", "14", "14:30:", "14:30:00.", "14:30.5", "14:30:00.1234567890",
    "14:30:00Z", "14:30:00+01:00", "14:30:00,5", "+1:30:00", "14:3a", "14:30:00.1.2",
  ] { expect(TimeOfDay(text)?.description, nil) }
  expect(TimeOfDay("14:30").map { $0 < TimeOfDay(hour: 14, minute: 30, nanosecond: 1) ?? $0 }, true)

  expect(LocalDateTime("2024-05-01T14:30:00")?.description, "2024-05-01T14:30:00")
  expect(LocalDateTime("2024-05-01 14:30:00.5")?.description, "2024-05-01T14:30:00.5")
  expect(LocalDateTime("2024-05-01 14:30")?.time.hour, 14)
  for text in [
    "", "2024-05-01", "2024-05-01T", "2024-05-01  14:30:00", "2024-05-01t14:30:00", "2024-02-30T14:30:00",
    "2024-05-01T24:00:00", "2024-05-01T14:30:00Z", "2024-05-01T14:30:00+01:00",
  ] { expect(LocalDateTime(text)?.description, nil) }
}

private func checkDateRange() {
  func day(_ text: String) -> CalendarDate { CalendarDate(text) ?? never() }
  func never() -> CalendarDate { fatalError("no such day") }
  func range(_ start: String, _ end: String) -> DateRange? { DateRange(start: day(start), end: day(end)) }
  expect(range("2024-05-01", "2024-05-03")?.description, "2024-05-01/2024-05-03")
  expect(range("2024-05-01", "2024-05-01")?.contains(day("2024-05-01")), true)
  expect(range("2024-05-02", "2024-05-01")?.description, nil)
  let may = range("2024-05-01", "2024-05-31")
  expect(may?.contains(day("2024-05-31")), true)
  expect(may?.contains(day("2024-06-01")), false)
  for (start, end, overlaps) in [
    ("2024-05-31", "2024-06-02", true), ("2024-04-01", "2024-05-01", true), ("2024-06-01", "2024-06-02", false),
    ("2024-04-01", "2024-04-30", false), ("2024-05-10", "2024-05-11", true),
  ] {
    expect(range(start, end).flatMap { may?.overlaps($0) }, overlaps)
  }
  expect(SessionError.server(status: 503) == .server(status: 500), false)
  expect(SessionError.noConnection == .noConnection)
}
