/// A decimal number as digits and an exponent, so that texts of one value are equal: `1.0`, `1`, `10e-1`.
struct ExactNumber: Hashable {
  private let isNegative: Bool
  private let digits: [UInt8]
  private let exponent: Int

  /// Nil where the text is no decimal number.
  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    var isNegative = false
    if rest.first == UInt8(ascii: "-") {
      isNegative = true
      rest = rest.dropFirst()
    }
    var digits: [UInt8] = []
    var exponent = 0
    var sawPoint = false
    while let byte = rest.first, byte != UInt8(ascii: "e"), byte != UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if byte == UInt8(ascii: "."), !sawPoint {
        sawPoint = true
      } else if (48...57).contains(byte) {
        digits.append(byte)
        if sawPoint { exponent -= 1 }
      } else {
        return nil
      }
    }
    guard !digits.isEmpty else { return nil }
    if !rest.isEmpty {
      guard let power = Int(String(decoding: rest.dropFirst(), as: UTF8.self)) else { return nil }
      exponent += power
    }
    digits = Array(digits.drop { $0 == 48 })
    while digits.last == 48 {
      digits.removeLast()
      exponent += 1
    }
    self.isNegative = isNegative && !digits.isEmpty
    self.digits = digits
    self.exponent = digits.isEmpty ? 0 : exponent
  }

  /// The number times a power of ten.
  func scaled(by power: Int) -> ExactNumber {
    ExactNumber(isNegative: isNegative, digits: digits, exponent: digits.isEmpty ? 0 : exponent + power)
  }

  private init(isNegative: Bool, digits: [UInt8], exponent: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
  }
}
