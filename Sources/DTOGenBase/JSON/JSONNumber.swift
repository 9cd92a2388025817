/// A JSON number as written, with what it means in Swift's number types worked out without losing a digit.
///
/// The text is in JSON's grammar (RFC 8259, section 6). Equality is of the text; compare values by `decimal`.
package struct JSONNumber: Hashable, Sendable, CustomStringConvertible {
  package let text: String

  /// Assumes text that the reader has checked.
  package init(unchecked text: String) { self.text = text }

  /// Nil where the text is no JSON number.
  package init?(_ text: String) {
    guard JSONDecimal(text) != nil else { return nil }
    self.text = text
  }

  package var description: String { text }

  /// The exact value.
  package var decimal: JSONDecimal { JSONDecimal(text) ?? .zero }

  /// Whether it has neither fraction nor exponent as written.
  package var isWrittenAsInteger: Bool { text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0 &- 0x30 < 10 } }

  /// Whether its value is whole: `1.0` and `1e3` are, as for JSONDecoder.
  package var isWhole: Bool { isWrittenAsInteger || decimal.exponent >= 0 }

  /// The exact value, where it is whole and fits.
  package var int64: Int64? { isWrittenAsInteger ? Int64(text) : decimal.int64 }

  /// The exact value, where it is whole and fits.
  package var uint64: UInt64? { isWrittenAsInteger && !text.hasPrefix("-") ? UInt64(text) : decimal.uint64 }

  /// The nearest Double; infinite where it is out of range.
  package var double: Double { Double(text) ?? .nan }

  /// Whether Foundation's decoder refuses it as a Double: a bare zero with one digit of exponent, such as `0e1`. It
  /// reads `0e0`, `0e+1`, `0.0e1` and `-0e1`, and each of them as a Decimal.
  package var isRefusedAsDouble: Bool {
    let bytes = Array(text.utf8)
    return bytes.count == 3 && bytes[0] == UInt8(ascii: "0") && bytes[1] | 0x20 == UInt8(ascii: "e") && bytes[2] != 0x30
  }

  /// Whether Foundation's Decimal holds it exactly: 38 digits, exponent -128...127.
  package var fitsFoundationDecimal: Bool {
    let decimal = decimal
    return decimal.digits.utf8.count <= 38 && (-128...127).contains(decimal.exponent)
  }

  /// Whether the nearest Double prints back the same value.
  ///
  /// Every decimal of at most 15 digits does so in Double's normal range (IEEE 754, `DBL_DIG`).
  package var isExactDouble: Bool {
    let decimal = decimal
    if decimal.digits.utf8.count <= 15, (-290...290).contains(decimal.exponent) { return true }
    let double = double
    return double.isFinite && JSONDecimal(double.description) == decimal
  }
}
