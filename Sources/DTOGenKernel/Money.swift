/// An exact amount of money: whole minor units, such as cents, and the currency that they are of.
public struct Money: Hashable, Sendable, CustomStringConvertible {
  public let minorUnits: Int64
  /// The ISO 4217 code, in capitals.
  public let currencyCode: String

  public init(minorUnits: Int64, currencyCode: String) {
    self.minorUnits = minorUnits
    self.currencyCode = currencyCode
  }

  /// An amount in minor units whose currency is checked: nil for a code that ISO 4217 does not list.
  public init?(isoCurrency: String, minorUnits: Int64) {
    guard CurrencyDigits.of(isoCurrency) != nil else { return nil }
    self.init(minorUnits: minorUnits, currencyCode: isoCurrency)
  }

  /// An amount in major units as plain decimal text, such as `"1249.90"`.
  ///
  /// Nil for any other text, for a currency that ISO 4217 does not list, for a fraction finer than the
  /// currency's minor unit, and for an amount that does not fit.
  public init?(major: String, currencyCode: String) {
    guard let fractionDigits = CurrencyDigits.of(currencyCode),
      let minorUnits = Money.minorUnits(major, fractionDigits: fractionDigits)
    else { return nil }
    self.init(minorUnits: minorUnits, currencyCode: currencyCode)
  }

  /// An amount in major units as an exact number, such as a `Decimal`, under the rules for text.
  public init?(major: some SignedNumeric & CustomStringConvertible, currencyCode: String) {
    self.init(major: "\(major)", currencyCode: currencyCode)
  }

  /// An amount in major units, which counts as the shortest decimal text that stands for it.
  ///
  /// Nil where that text has more than `fractionDigits` digits after the point, or does not fit.
  public init?(major: Double, fractionDigits: Int, currencyCode: String) {
    guard let text = Money.plainText(major),
      let minorUnits = Money.minorUnits(text, fractionDigits: fractionDigits)
    else { return nil }
    self.init(minorUnits: minorUnits, currencyCode: currencyCode)
  }

  /// Throws a `MoneyError` where the currencies differ or the sum does not fit.
  public func adding(_ other: Money) throws -> Money {
    try combined(with: other, minorUnits.addingReportingOverflow(other.minorUnits))
  }

  /// Throws a `MoneyError` where the currencies differ or the difference does not fit.
  public func subtracting(_ other: Money) throws -> Money {
    try combined(with: other, minorUnits.subtractingReportingOverflow(other.minorUnits))
  }

  public var description: String { "\(minorUnits) \(currencyCode)" }

  private func combined(
    with other: Money, _ result: (partialValue: Int64, overflow: Bool)
  ) throws -> Money {
    guard currencyCode == other.currencyCode else {
      throw MoneyError.currencyMismatch(currencyCode, other.currencyCode)
    }
    guard !result.overflow else { throw MoneyError.overflow }
    return Money(minorUnits: result.partialValue, currencyCode: currencyCode)
  }

  /// `-12.5` with two fraction digits is -1250. Zeros after the last digit that counts do no harm.
  private static func minorUnits(_ text: String, fractionDigits: Int) -> Int64? {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }) else {
      return nil
    }
    var fraction = parts.count == 2 ? String(parts[1]) : ""
    while fraction.hasSuffix("0") { fraction.removeLast() }
    guard fraction.count <= fractionDigits, fractionDigits <= 18 else { return nil }
    let padding = String(repeating: "0", count: fractionDigits - fraction.count)
    return Int64((text.hasPrefix("-") ? "-" : "") + parts[0] + fraction + padding)
  }

  /// The shortest text of a number without an exponent: `1e-05` is `0.00001`.
  private static func plainText(_ number: Double) -> String? {
    guard number.isFinite else { return nil }
    let text = "\(number)".split(separator: "e")
    guard text.count == 2, let exponent = Int(text[1]) else { return "\(number)" }
    let sign = number < 0 ? "-" : ""
    let mantissa = text[0].filter { $0 != "." && $0 != "-" }
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + mantissa
    }
    return sign + mantissa + String(repeating: "0", count: max(0, exponent + 1 - mantissa.count))
  }
}
