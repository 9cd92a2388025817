import DTOGenBase
import DTOGenSchema

extension MoneyRule.Reading {
  /// The amount's wire type: what the initialiser of the kernel's Money takes.
  var wireType: ScalarType {
    switch self {
    case .minorUnits: .int64
    case .decimalText: .string
    case .major: .double
    }
  }

  func expression(amount: Located<WirePath>, currency: Located<WirePath>) -> Expression {
    let code = (label: String?("currencyCode"), value: Expression.path(currency))
    switch self {
    case .minorUnits:
      return .construct("Money", [("minorUnits", .path(amount)), code], at: amount.location)
    case .decimalText:
      return .construct("Money", isFailable: true, [("major", .path(amount)), code], at: amount.location)
    case .major(let digits):
      return .construct(
        "Money", isFailable: true,
        [("major", .path(amount)), ("fractionDigits", .literal(.number(String(digits)))), code],
        at: amount.location)
    }
  }
}
