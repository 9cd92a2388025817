/// A whole number of the wire: everything that fits `Int64` or `UInt64`, exactly.
package struct WholeNumber: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Never true for zero.
  package let isNegative: Bool
  package let magnitude: UInt64

  package init(_ value: Int64) {
    isNegative = value < 0
    magnitude = value.magnitude
  }

  package init(_ value: UInt64) {
    isNegative = false
    magnitude = value
  }

  /// Nil for a fraction, and for what does not fit.
  package init?(exactly number: Double) {
    guard number.magnitude < 0x1p64, number > -0x1p63 || number == -0x1p63 else { return nil }
    let magnitude = UInt64(number.magnitude)
    guard Double(magnitude) == number.magnitude else { return nil }
    self.magnitude = magnitude
    isNegative = number < 0 && magnitude != 0
  }

  /// Plain decimal digits with an optional minus sign; nil where they are more than the type holds.
  package init?(digits text: some StringProtocol) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }), let magnitude = UInt64(digits)
    else { return nil }
    guard !isNegative || magnitude <= Int64.min.magnitude else { return nil }
    self.isNegative = isNegative && magnitude != 0
    self.magnitude = magnitude
  }

  var int64: Int64? {
    if isNegative { return magnitude == Int64.min.magnitude ? Int64.min : -Int64(magnitude) }
    return Int64(exactly: magnitude)
  }

  var uint64: UInt64? { isNegative ? nil : magnitude }

  package var description: String { (isNegative ? "-" : "") + String(magnitude) }

  package static func < (lhs: WholeNumber, rhs: WholeNumber) -> Bool {
    switch (lhs.isNegative, rhs.isNegative) {
    case (true, true): lhs.magnitude > rhs.magnitude
    case (false, false): lhs.magnitude < rhs.magnitude
    case (let isNegative, _): isNegative
    }
  }
}
