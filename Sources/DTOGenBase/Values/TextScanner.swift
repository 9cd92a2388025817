/// Walks over the bytes of a text from left to right, for the strict readers.
struct TextScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  @inline(__always)
  var isAtEnd: Bool { position == bytes.count }

  @inline(__always)
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Steps over this byte, if it is the next.
  @inline(__always)
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// The number that exactly `count` ASCII digits stand for.
  @inline(__always)
  mutating func number(digits count: Int) -> Int? {
    guard position + count <= bytes.count else { return nil }
    var number = 0
    for index in position..<position + count {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    position += count
    return number
  }

  /// Steps over ASCII digits and says how many there were.
  @inline(__always)
  mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count, bytes[position] &- 0x30 < 10 { position += 1 }
    return position - start
  }

  /// The nanoseconds of `.5`, of `.123456789…`, or of nothing; nil for a point without digits.
  mutating func fraction() -> (nanoseconds: Int, digits: Int)? {
    guard skip(".") else { return (0, 0) }
    let start = position
    let count = skipDigits()
    guard count > 0 else { return nil }
    var nanoseconds = 0
    for index in start..<start + 9 {
      nanoseconds = nanoseconds * 10 + (index < start + count ? Int(bytes[index] &- 0x30) : 0)
    }
    return (nanoseconds, count)
  }
}

extension [UInt8] {
  /// Appends the last `width` decimal digits of a number that is not negative, with zeros before them.
  package mutating func append(digits number: Int, width: Int) {
    var divisor = 1
    for _ in 1..<width { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }
}
