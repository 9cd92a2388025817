/// Well-formed UTF-8 sequences (Unicode Standard, table 3-7; RFC 3629, section 4).
enum JSONUTF8 {
  /// The offset behind the sequence of two to four bytes at `index`, or nil where it is not well formed.
  @inline(__always)
  static func next(in bytes: UnsafeBufferPointer<UInt8>, from index: Int) -> Int? {
    let lead = bytes[index]
    let length: Int
    var lower: UInt8 = 0x80
    var upper: UInt8 = 0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, lower) = (3, 0xA0)
    case 0xED: (length, upper) = (3, 0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, lower) = (4, 0x90)
    case 0xF4: (length, upper) = (4, 0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard index + length <= bytes.count, bytes[index + 1] >= lower, bytes[index + 1] <= upper else { return nil }
    for offset in index + 2..<index + max(length, 2) where bytes[offset] & 0xC0 != 0x80 { return nil }
    return index + length
  }
}
