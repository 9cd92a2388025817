/// The exact value of a decimal number in one normal form, so that `1.0`, `1` and `10e-1` are equal.
///
/// The value is `digits` × 10^`exponent`; digits have no zeros at either end and are empty for zero. Exponents
/// beyond ±10^17 are taken as that, so that absurd input cannot overflow anything.
package struct JSONDecimal: Hashable, Sendable {
  package let isNegative: Bool
  package let digits: String
  package let exponent: Int

  package static let zero = JSONDecimal(isNegative: false, digits: "", exponent: 0)

  private static let exponentLimit = 100_000_000_000_000_000

  private init(isNegative: Bool, digits: String, exponent: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
  }

  /// Nil where the text is not in JSON's number grammar (RFC 8259, section 6).
  package init?(_ text: String) {
    var text = text
    guard let decimal = text.withUTF8({ Self.read($0) }) else { return nil }
    self = decimal
  }

  /// The value of bytes in JSON's number grammar, or nil.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> JSONDecimal? {
    var index = 0
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { index = 1 }
    let whole = index
    var digits: [UInt8] = []
    digits.reserveCapacity(bytes.count)
    while index < bytes.count, bytes[index] &- 0x30 < 10 {
      digits.append(bytes[index])
      index += 1
    }
    guard index > whole, bytes[whole] != 0x30 || index == whole + 1 else { return nil }
    var exponent = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let fraction = index
      while index < bytes.count, bytes[index] &- 0x30 < 10 {
        digits.append(bytes[index])
        index += 1
      }
      guard index > fraction else { return nil }
      exponent = fraction - index
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      guard let written = readExponent(bytes, from: index + 1) else { return nil }
      exponent += written
      index = bytes.count
    }
    guard index == bytes.count else { return nil }
    return normal(isNegative: isNegative, digits: digits, exponent: exponent)
  }

  private static func readExponent(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    var isNegative = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    guard index < bytes.count else { return nil }
    var value = 0
    while index < bytes.count {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return nil }
      value = min(value * 10 + Int(digit), exponentLimit)
      index += 1
    }
    return isNegative ? -value : value
  }

  /// The normal form of ASCII digits × 10^exponent.
  private static func normal(isNegative: Bool, digits: [UInt8], exponent: Int) -> JSONDecimal {
    guard let first = digits.firstIndex(where: { $0 != 0x30 }), let last = digits.lastIndex(where: { $0 != 0x30 })
    else { return .zero }
    return JSONDecimal(
      isNegative: isNegative, digits: String(decoding: digits[first...last], as: UTF8.self),
      exponent: exponent + digits.count - 1 - last)
  }

  package var int64: Int64? { wholeText.flatMap { Int64(isNegative ? "-" + $0 : $0) } }

  package var uint64: UInt64? {
    if digits.isEmpty { return 0 }
    return isNegative ? nil : wholeText.flatMap { UInt64($0) }
  }

  /// The digits of a whole number of at most twenty digits.
  private var wholeText: String? {
    if digits.isEmpty { return "0" }
    let count = digits.utf8.count
    guard exponent >= 0, count <= 20, exponent <= 20 - count else { return nil }
    return digits + String(repeating: "0", count: exponent)
  }
}

extension JSONDecimal: Comparable {
  package static func < (lhs: JSONDecimal, rhs: JSONDecimal) -> Bool {
    if lhs.sign != rhs.sign { return lhs.sign < rhs.sign }
    let isSmaller = lhs.isNearerZero(than: rhs)
    return lhs.isNegative ? lhs != rhs && !isSmaller : isSmaller
  }

  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  /// Compares absolute values of two numbers that are not zero.
  private func isNearerZero(than other: JSONDecimal) -> Bool {
    let place = exponent + digits.utf8.count
    let otherPlace = other.exponent + other.digits.utf8.count
    if place != otherPlace { return place < otherPlace }
    return digits.utf8.lexicographicallyPrecedes(other.digits.utf8)
  }
}
