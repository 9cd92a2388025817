/// What tells a text from another without keeping it: 128 bits of its bytes, the same on every machine.
///
/// MurmurHash3 (x64, 128 bits, seed 0): it finds edits, not forgeries, so a fast hash serves better than a
/// cryptographic one. Every run hashes every file of the project, and with 128 bits no two texts that a project ever
/// holds have one hash.
public struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  private var first: UInt64 = 0
  private var second: UInt64 = 0

  private static let factors: (UInt64, UInt64) = (0x87c3_7b91_1142_53d5, 0x4cf5_ad43_2745_937f)

  public init(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 16 <= buffer.count {
        let low = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let high = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
        mix(low, high)
        offset += 16
      }
      mixRest(buffer[offset...])
      finish(buffer.count)
    }
  }

  /// From the text form; nil for anything else.
  public init?(_ text: some StringProtocol) {
    self.init(digits: Array(text.utf8)[...])
  }

  /// From the bytes of the text form; nil for anything else.
  init?(digits: ArraySlice<UInt8>) {
    guard digits.count == 32 else { return nil }
    for digit in digits {
      guard let value = Self.value(ofDigit: digit) else { return nil }
      first = first << 4 | second >> 60
      second = second << 4 | value
    }
  }

  /// 32 hexadecimal digits.
  public var description: String {
    var text: [UInt8] = []
    append(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Adds the bytes of the text form.
  public func append(to text: inout [UInt8]) {
    for word in [first, second] {
      for shift in stride(from: 60, through: 0, by: -4) {
        let value = UInt8(truncatingIfNeeded: word >> UInt64(shift)) & 0xF
        text.append(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10)
      }
    }
  }

  private mutating func mix(_ low: UInt64, _ high: UInt64) {
    first ^= Self.scrambledLow(low)
    first = (first.rotated(by: 27) &+ second) &* 5 &+ 0x52dc_e729
    second ^= Self.scrambledHigh(high)
    second = (second.rotated(by: 31) &+ first) &* 5 &+ 0x3849_5ab5
  }

  private mutating func mixRest(_ rest: Slice<UnsafeRawBufferPointer>) {
    var (low, high): (UInt64, UInt64) = (0, 0)
    for (index, byte) in rest.enumerated() {
      if index < 8 { low |= UInt64(byte) << (8 * index) } else { high |= UInt64(byte) << (8 * (index - 8)) }
    }
    second ^= Self.scrambledHigh(high)
    first ^= Self.scrambledLow(low)
  }

  private mutating func finish(_ count: Int) {
    first ^= UInt64(count)
    second ^= UInt64(count)
    first &+= second
    second &+= first
    first = Self.spread(first)
    second = Self.spread(second)
    first &+= second
    second &+= first
  }

  private static func scrambledLow(_ word: UInt64) -> UInt64 {
    (word &* factors.0).rotated(by: 31) &* factors.1
  }

  private static func scrambledHigh(_ word: UInt64) -> UInt64 {
    (word &* factors.1).rotated(by: 33) &* factors.0
  }

  private static func spread(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ word >> 33) &* 0xff51_afd7_ed55_8ccd
    word = (word ^ word >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return word ^ word >> 33
  }

  private static func value(ofDigit digit: UInt8) -> UInt64? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}

extension UInt64 {
  fileprivate func rotated(by count: UInt64) -> UInt64 { self << count | self >> (64 - count) }
}
