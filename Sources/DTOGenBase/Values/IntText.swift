/// A whole number in a string: the wire type `int-string`.
///
/// An optional minus sign and digits without needless leading zeros (`007` is a code, no number), within Int64.
package struct IntText: StrictText, CustomStringConvertible {
  package let value: Int64

  package init?(bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = TextScanner(bytes)
    let isNegative = scanner.skip("-")
    let isZero = scanner.next == UInt8(ascii: "0")
    let start = scanner.position
    let count = scanner.skipDigits()
    guard count > 0, scanner.isAtEnd, !isZero || count == 1 else { return nil }
    var value: Int64 = 0
    for byte in bytes[start...] {
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      let digit = Int64(byte &- 0x30)
      // Built downward from zero, since Int64 reaches one further there.
      let (next, overflowsNext) = tens.subtractingReportingOverflow(digit)
      guard !overflow, !overflowsNext else { return nil }
      value = next
    }
    guard isNegative || value != .min else { return nil }
    self.value = isNegative ? value : -value
  }

  package var description: String { String(value) }
}
