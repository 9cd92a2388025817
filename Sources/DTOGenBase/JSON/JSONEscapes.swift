/// Decodes the escapes of JSON strings (RFC 8259, section 7) that the reader has already found correct.
package enum JSONEscapes {
  package static func text(of bytes: UnsafeBufferPointer<UInt8>, hasEscapes: Bool) -> String {
    guard hasEscapes else { return String(decoding: bytes, as: UTF8.self) }
    return String(unsafeUninitializedCapacity: bytes.count) { decode(bytes, into: $0) }
  }

  /// Writes the decoded UTF-8 text and returns its length, which never exceeds the escaped length.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var read = 0
    var written = 0
    while read < bytes.count {
      let byte = bytes[read]
      guard byte == UInt8(ascii: "\\"), read + 1 < bytes.count else {
        target[written] = byte
        written += 1
        read += 1
        continue
      }
      let letter = bytes[read + 1]
      guard letter == UInt8(ascii: "u") else {
        target[written] = simple(letter)
        written += 1
        read += 2
        continue
      }
      var scalar = unit(in: bytes, at: read + 2)
      read += 6
      if scalar & 0xFC00 == 0xD800, read + 6 <= bytes.count {
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + unit(in: bytes, at: read + 2) & 0x3FF
        read += 6
      }
      for unit in String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8 {
        target[written] = unit
        written += 1
      }
    }
    return written
  }

  private static func simple(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  private static func unit(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32 {
    var value: UInt32 = 0
    for index in start..<min(start + 4, bytes.count) {
      value = value << 4 | UInt32(hexDigit(bytes[index]) ?? 0)
    }
    return value
  }

  @inline(__always)
  package static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
