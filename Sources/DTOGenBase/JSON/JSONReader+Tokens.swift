/// Strings, numbers and words: RFC 8259, sections 3, 6 and 7.
extension JSONReader {
  /// Reads the string under the reader, checking its escapes and its UTF-8.
  mutating func readString(isKey: Bool) throws(JSONFinding) {
    let start = position
    var index = position + 1
    var isPlain = true
    scanning: while true {
      index = skipPlain(from: index)
      guard index < bytes.count else {
        throw JSONFinding(offset: start, message: "the string that begins here has no closing quote (\")")
      }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        break scanning
      case UInt8(ascii: "\\"):
        isPlain = false
        index = try checkEscape(at: index)
      case 0..<0x20:
        throw controlCharacter(at: index, inStringAt: start)
      default:
        isPlain = false
        guard let next = JSONUTF8.next(in: bytes, from: index) else { throw brokenUTF8(at: index) }
        index = next
      }
    }
    position = index + 1
    if isKey, !isPlain { frame.hasTextKeys = true }
  }

  /// The first byte from `index` on that is a quote, a back-slash, a control character or not ASCII.
  @inline(__always)
  private func skipPlain(from start: Int) -> Int {
    var index = start
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= raw.count {
      let chunk = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let ones: UInt64 = 0x0101_0101_0101_0101
      let quotes = chunk ^ (ones &* 0x22)
      let slashes = chunk ^ (ones &* 0x5C)
      let found =
        (chunk | (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes | (chunk &- ones &* 0x20) & ~chunk)
        & (ones &* 0x80)
      if found != 0 { return index + found.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte >= 0x80 || byte == 0x22 || byte == 0x5C { break }
      index += 1
    }
    return index
  }

  /// Checks the escape at `index` and returns the offset behind it.
  private mutating func checkEscape(at index: Int) throws(JSONFinding) -> Int {
    guard index + 1 < bytes.count else { return index + 1 }
    switch bytes[index + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return index + 2
    case UInt8(ascii: "u"):
      let unit = try hexUnit(at: index)
      guard unit & 0xF800 == 0xD800 else { return index + 6 }
      if unit & 0xFC00 == 0xD800, index + 7 < bytes.count, bytes[index + 6] == UInt8(ascii: "\\"),
        bytes[index + 7] == UInt8(ascii: "u"), try hexUnit(at: index + 6) & 0xFC00 == 0xDC00
      {
        return index + 12
      }
      noteLoneSurrogate(at: index)
      return index + 6
    default:
      throw unknownEscape(at: index)
    }
  }

  private func hexUnit(at index: Int) throws(JSONFinding) -> UInt32 {
    var unit: UInt32 = 0
    for offset in index + 2..<index + 6 {
      guard offset < bytes.count, let digit = JSONEscapes.hexDigit(bytes[offset]) else {
        throw JSONFinding(
          offset: index,
          message: "\\u needs four hexadecimal digits (\\u00e9); write the back-slash as \\\\ to mean one")
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  mutating func readNumber() throws(JSONFinding) {
    let start = position
    var index = start
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let whole = index
    index = skipDigits(from: index)
    guard index > whole, bytes[whole] != UInt8(ascii: "0") || index == whole + 1 else {
      throw malformedNumber(at: start)
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      let fraction = index + 1
      index = skipDigits(from: fraction)
      guard index > fraction else { throw malformedNumber(at: start) }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      let exponent = index
      index = skipDigits(from: exponent)
      guard index > exponent else { throw malformedNumber(at: start) }
    }
    guard !isWordByte(at: index) else { throw malformedNumber(at: start) }
    position = index
  }

  @inline(__always)
  private func skipDigits(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] &- 0x30 < 10 { index += 1 }
    return index
  }

  mutating func readWord(_ word: StaticString) throws(JSONFinding) {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count,
      (0..<length).allSatisfy({ bytes[position + $0] == word.utf8Start[$0] }),
      !isWordByte(at: position + length)
    else { throw unexpectedValue() }
    position += length
  }

  /// Whether the byte would run on into a number or a word.
  @inline(__always)
  private func isWordByte(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"):
      return true
    default: return false
    }
  }
}
