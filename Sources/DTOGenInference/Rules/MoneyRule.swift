import DTOGenBase

/// Decides which fields are an amount of money with its currency.
///
/// Offered only where the amount can be read in one way: decimal text; whole numbers whose key says minor units; or
/// numbers with a fraction whose currencies, all of them seen and known to ISO 4217, have two digits. A plain whole
/// `amount` may be units or minor units and stays a number.
enum MoneyRule {
  enum Reading: Sendable {
    case minorUnits
    case decimalText
    case major(fractionDigits: Int)
  }

  enum Verdict: Sendable {
    case money(Reading)
    /// It would be money, were it clear how to read it.
    case unclear(String)
    case no
  }

  /// The position of a record's field that holds its currency: text, always there, and the only one of its kind.
  static func currency(of fields: [ShapeField]) -> Int? {
    guard let position = fields.indices.first(where: { fields[$0].role.isCurrency }),
      !fields.indices.dropFirst(position + 1).contains(where: { fields[$0].role.isCurrency }),
      !fields[position].isOptional, fields[position].shape.kinds == [.string]
    else { return nil }
    return position
  }

  static func verdict(amount: ShapeField, currency: ShapeField) -> Verdict {
    guard let tokens = currency.shape.texts.tokens, tokens.isComplete else { return .no }
    let digits = tokens.texts.compactMap { CurrencyDigits.of($0) }
    guard let fewest = digits.min(), digits.count == tokens.texts.count else {
      return .unclear("a currency is unknown to ISO 4217")
    }
    switch amount.shape.kinds {
    case [.string] where amount.shape.texts.formats.contains(.decimal):
      // Int64 holds the minor units of every amount of this length.
      guard amount.shape.texts.longestDecimal <= 14, amount.shape.texts.fractionDigits <= fewest else {
        return .unclear("an amount has more digits than its currency")
      }
      return .money(.decimalText)
    case [.number] where amount.shape.numbers.firstFraction.isNone && amount.shape.numbers.firstBeyondInt64.isNone:
      return amount.role.isMinorUnits
        ? .money(.minorUnits)
        : .unclear("a whole amount may count units or minor units")
    case [.number] where amount.shape.numbers.firstInexact.isNone && amount.shape.numbers.firstBeyondInt64.isNone:
      guard digits.allSatisfy({ $0 == 2 }), amount.shape.numbers.fractionDigits <= 2 else {
        return .unclear("not every currency seen has two digits, or an amount has more")
      }
      return .money(.major(fractionDigits: 2))
    default: return .no
    }
  }

  /// The two fields of an object that is nothing but money.
  static func pair(of fields: [ShapeField]) -> (amount: ShapeField, currency: ShapeField)? {
    guard fields.count == 2, let currency = currency(of: fields) else { return nil }
    let amount = 1 - currency
    guard !fields[amount].isOptional, fields[amount].role.isAmount else { return nil }
    return (fields[amount], fields[currency])
  }
}
