/// A decimal number in a string: the wire type `decimal-string`.
///
/// An optional minus sign, digits without needless leading zeros, and perhaps a point and more digits: no exponent,
/// no plus sign, no grouping, no currency. That is JSON's number grammar (RFC 8259, section 6) without the exponent.
package struct DecimalText: StrictText, CustomStringConvertible {
  let value: JSONDecimal
  /// As written: `1.50` keeps its zero.
  package let description: String
  /// Digits behind the point as written.
  let fractionDigits: Int

  package init?(bytes: UnsafeBufferPointer<UInt8>) {
    guard let fractionDigits = Self.fractionDigits(of: bytes), let value = JSONDecimal.read(bytes) else { return nil }
    self.value = value
    self.fractionDigits = fractionDigits
    description = String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the bytes are plain decimal text, without making anything.
  package static func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { fractionDigits(of: bytes) != nil }

  private static func fractionDigits(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var scanner = TextScanner(bytes)
    _ = scanner.skip("-")
    let isZero = scanner.next == UInt8(ascii: "0")
    let count = scanner.skipDigits()
    guard count > 0, !isZero || count == 1 else { return nil }
    if scanner.isAtEnd { return 0 }
    guard scanner.skip(".") else { return nil }
    let fraction = scanner.skipDigits()
    return fraction > 0 && scanner.isAtEnd ? fraction : nil
  }
}
