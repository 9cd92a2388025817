import DTOGenKernel
import Foundation
import Testing

/// Amounts are exact, and currencies are those of ISO 4217.
@Suite struct MoneyTests {
  private func units(_ text: String, _ code: String) -> Int64? { Money(major: text, currencyCode: code)?.minorUnits }
  private func units(_ number: Double, _ digits: Int) -> Int64? {
    Money(major: number, fractionDigits: digits, currencyCode: "EUR")?.minorUnits
  }

  static let amounts: [(text: String, code: String, units: Int64?)] = [
    ("1249.90", "TRY", 124990), ("1249.9", "TRY", 124990), ("-0.05", "EUR", -5), ("65750", "JPY", 65750),
    ("65750.00", "JPY", 65750), ("657.5", "JPY", nil), ("1.5", "IQD", 1500), ("0.15", "CLF", 1500),
    ("0.15", "UYW", 1500), ("12.990000000000000000", "USD", 1299), ("92233720368547758.07", "USD", .max),
    ("-92233720368547758.08", "USD", .min), ("92233720368547758.08", "USD", nil),
  ]

  @Test(arguments: amounts.indices)
  func majorUnitsHaveTheDigitsOfTheirCurrency(_ index: Int) {
    let (text, code, units) = Self.amounts[index]
    #expect(self.units(text, code) == units)
  }

  @Test(arguments: [
    "", "-", ".", "1.", ".5", "1,5", "1,234.50", "19.99 USD", "+1", "1e2", " 1", "1 ", "0x10", "--1", "1.2.3", "1.-2",
    "١",
  ])
  func otherTextIsNoAmount(_ text: String) {
    #expect(units(text, "USD") == nil)
  }

  @Test(arguments: ["try", "Try", "XQQ", "", "XXX", "XAU"])
  func otherCodesAreNoCurrency(_ code: String) {
    #expect(units("1", code) == nil)
    #expect(Money(isoCurrency: code, minorUnits: 1) == nil)
  }

  @Test func aDoubleIsItsShortestText() {
    for (number, digits, expected) in [
      (0.1 + 0.2, 2, nil), (0.3, 2, 30), (1249.9, 2, 124990), (-19.99, 2, -1999), (1.005, 2, nil), (1.005, 3, 1005),
      (1e-5, 4, nil), (1e-5, 5, 1), (1.25e-5, 7, 125), (-1e-5, 5, -1), (1e16, 2, 1_000_000_000_000_000_000),
      (1.2345678901234568e16, 0, 12_345_678_901_234_568), (1e17, 2, nil), (1e300, 0, nil), (.nan, 2, nil),
      (.infinity, 2, nil), (5, 0, 5), (5, -1, nil), (0, 2, 0), (-0.0, 2, 0),
    ] as [(Double, Int, Int64?)] {
      #expect(units(number, digits) == expected, "\(number) with \(digits) digits")
    }
  }

  @Test func aDecimalIsExact() throws {
    let price = try #require(Decimal(string: "1249.90"))
    #expect(Money(major: price, currencyCode: "TRY") == Money(minorUnits: 124990, currencyCode: "TRY"))
    #expect(Money(major: price / 3, currencyCode: "TRY") == nil)
    #expect(Money(major: 5, currencyCode: "EUR")?.minorUnits == 500)
  }

  @Test func amountsOfOneCurrencyAddUp() throws {
    let price = Money(minorUnits: 150, currencyCode: "EUR")
    #expect(try price.adding(price).minorUnits == 300)
    #expect(try price.subtracting(price).minorUnits == 0)
    #expect(throws: MoneyError.currencyMismatch("EUR", "USD")) {
      try price.adding(Money(minorUnits: 1, currencyCode: "USD"))
    }
    #expect(throws: MoneyError.overflow) { try price.adding(Money(minorUnits: .max, currencyCode: "EUR")) }
  }

  @Test func currenciesHaveTheirDigits() {
    #expect(CurrencyDigits.of("HRK") == 2)
    #expect(CurrencyDigits.of("ISK") == 0)
    #expect(CurrencyDigits.of("KWD") == 3)
    #expect(Money(isoCurrency: "KWD", minorUnits: 1500)?.description == "1500 KWD")
  }
}
