import DTOGenBase

/// What the kernel's `Money` initialisers give; nil where they do.
enum MoneyEvaluation {
  static func make(_ arguments: [(label: String?, value: DomainValue)]) -> DomainValue? {
    if arguments.count == 2, arguments[0].label == "isoCurrency" {
      return checked(arguments[0].value, arguments[1].value)
    }
    guard let amount = arguments.first, case .string(let currency) = arguments.last?.value else { return .unknown }
    switch (arguments.count, amount.label, amount.value) {
    case (2, "minorUnits", .integer(let number)):
      return number.int64.map { .money(minorUnits: $0, currency: currency) }
    case (2, "major", .string(let text)):
      guard let digits = CurrencyDigits.of(currency), let number = plainDecimal(text) else { return nil }
      return money(number, digits, currency)
    case (3, "major", .double(let double)):
      guard case .integer(let digits) = arguments[1].value, let digits = digits.int64,
        let number = JSONDecimal(double.description)
      else { return nil }
      return money(number, Int(digits), currency)
    default: return .unknown
    }
  }

  private static func checked(_ currency: DomainValue, _ amount: DomainValue) -> DomainValue? {
    guard case .string(let currency) = currency, case .integer(let number) = amount else { return .unknown }
    guard CurrencyDigits.of(currency) != nil else { return nil }
    return number.int64.map { .money(minorUnits: $0, currency: currency) }
  }

  private static func money(_ number: JSONDecimal, _ digits: Int, _ currency: String) -> DomainValue? {
    guard digits <= 18, number.exponent >= -digits else { return nil }
    // At most 19 digits fit anyway, so that longer texts need no work.
    let zeros = number.digits.isEmpty ? 0 : number.exponent + digits
    guard zeros <= 19 else { return nil }
    let text = (number.isNegative ? "-" : "") + (number.digits.isEmpty ? "0" : number.digits)
    return Int64(text + String(repeating: "0", count: zeros)).map { .money(minorUnits: $0, currency: currency) }
  }

  /// An optional minus, digits, and an optional fraction; leading zeros do no harm.
  private static func plainDecimal(_ text: String) -> JSONDecimal? {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let unsigned = isNegative ? text.dropFirst() : text[...]
    let parts = unsigned.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { (48...57).contains($0) } }) else { return nil }
    let digits = unsigned.drop { $0 == "0" }
    let needsZero = digits.isEmpty || digits.utf8.first == UInt8(ascii: ".")
    return JSONDecimal((isNegative ? "-" : "") + (needsZero ? "0" : "") + digits)
  }
}
