/// A UUID: the wire type `uuid`, as 8-4-4-4-12 hexadecimal digits of either case (RFC 9562, section 4).
package struct UUIDText: StrictText, CustomStringConvertible {
  /// In capitals, as Foundation prints it.
  package let description: String

  package init?(bytes: UnsafeBufferPointer<UInt8>) {
    guard Self.accepts(bytes) else { return nil }
    description = String(decoding: bytes, as: UTF8.self).uppercased()
  }

  /// Whether the bytes are a UUID, without making a string.
  package static func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == 36 else { return false }
    for index in 0..<36 {
      switch index {
      case 8, 13, 18, 23: guard bytes[index] == UInt8(ascii: "-") else { return false }
      default: guard JSONEscapes.hexDigit(bytes[index]) != nil else { return false }
      }
    }
    return true
  }
}
