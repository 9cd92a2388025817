package import DTOGenBase

/// Decimal numbers as text without an exponent: how the runtime shows a `Decimal`.
package enum PlainNumber {
  package static func text(of number: JSONDecimal) -> String {
    let digits = number.digits
    if digits.isEmpty { return "0" }
    let sign = number.isNegative ? "-" : ""
    if number.exponent >= 0 { return sign + digits + String(repeating: "0", count: number.exponent) }
    let count = digits.utf8.count
    let point = count + number.exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}
