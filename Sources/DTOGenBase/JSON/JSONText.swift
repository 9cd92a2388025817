/// The bytes and the tape of a document as pointers: reads the tokens that the tape leaves out.
///
/// Assumes text that `JSONReader` accepted, so nothing is checked. Valid only inside the closure that lends it.
public struct JSONText {
  public let bytes: UnsafeBufferPointer<UInt8>
  public let words: UnsafeBufferPointer<UInt64>
  public let duplicateKeys: UnsafeBufferPointer<UInt32>

  /// The value that begins at `offset`; `index` is the tape index of the first container at or behind it.
  @inlinable @inline(__always)
  public func token(at offset: Int, index: Int) -> JSONToken {
    func scalar(_ kind: JSONKind, isSpecial: Bool = false, end: Int) -> JSONToken {
      JSONToken(kind: kind, isSpecial: isSpecial, offset: offset, end: end, index: index, nextIndex: index)
    }
    switch bytes[offset] {
    case UInt8(ascii: "\""):
      let (end, hasEscapes) = stringEnd(from: offset + 1)
      return scalar(.string, isSpecial: hasEscapes, end: end + 1)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let kind = bytes[offset] == UInt8(ascii: "{") ? JSONKind.object : .array
      let word = JSONTapeWord(bits: words[index])
      if word.isLeaf {
        return JSONToken(
          kind: kind, offset: offset, end: word.leafCloseOffset + 1, index: index, nextIndex: index + 1)
      }
      let extent = JSONTapeExtent(bits: words[index + 1])
      return JSONToken(
        kind: kind, offset: offset, end: extent.closeOffset + 1, index: index, nextIndex: extent.endIndex)
    case UInt8(ascii: "t"): return scalar(.bool, end: offset + 4)
    case UInt8(ascii: "f"): return scalar(.bool, end: offset + 5)
    case UInt8(ascii: "n"): return scalar(.null, end: offset + 4)
    default:
      let (end, hasFraction) = numberEnd(from: offset)
      return scalar(.number, isSpecial: hasFraction, end: end)
    }
  }

  /// The key at `offset` and its value, in an object that ends at `end`.
  public func member(at offset: Int, index: Int, to end: Int) -> (key: JSONToken, value: JSONToken) {
    let key = token(at: offset, index: index)
    let colon = skipBlanks(from: key.end, to: end)
    return (key, token(at: skipBlanks(from: colon + 1, to: end), index: index))
  }

  /// The first byte from `start` on, but before `end`, that is neither white space nor part of a comment.
  @inlinable @inline(__always)
  public func skipBlanks(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      case UInt8(ascii: "/"): index = commentEnd(from: index, to: end)
      default: return index
      }
    }
    return index
  }

  /// Where the next child of a container begins, behind what separates it from the one before; `end` where there is
  /// none.
  @inlinable @inline(__always)
  public func nextChild(from start: Int, to end: Int) -> Int {
    let index = skipBlanks(from: start, to: end)
    guard index < end, bytes[index] == UInt8(ascii: ",") else { return index }
    return skipBlanks(from: index + 1, to: end)
  }

  /// Whether the key at `offset` has its equal before it, in an object that has such keys.
  public func isDuplicate(keyAt offset: Int) -> Bool {
    var low = 0
    var high = duplicateKeys.count
    while low < high {
      let middle = (low + high) / 2
      if Int(duplicateKeys[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low < duplicateKeys.count && Int(duplicateKeys[low]) == offset
  }

  /// The offset of a string's closing quote, and whether a `\` stands before it.
  @inlinable @inline(__always)
  public func stringEnd(from start: Int) -> (end: Int, hasEscapes: Bool) {
    let raw = UnsafeRawBufferPointer(bytes)
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = start
    var hasEscapes = false
    while true {
      while index + 8 <= raw.count {
        let chunk = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        let quotes = chunk ^ (ones &* 0x22)
        let slashes = chunk ^ (ones &* 0x5C)
        let found = ((quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes) & (ones &* 0x80)
        if found != 0 {
          index += found.trailingZeroBitCount >> 3
          break
        }
        index += 8
      }
      switch bytes[index] {
      case UInt8(ascii: "\""): return (index, hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        index += 2
      default: index += 1
      }
    }
  }

  @inlinable @inline(__always)
  public func numberEnd(from start: Int) -> (end: Int, hasFraction: Bool) {
    var index = start + 1
    var hasFraction = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): hasFraction = true
      case UInt8(ascii: "+"), UInt8(ascii: "-"): break
      default: return (index, hasFraction)
      }
      index += 1
    }
    return (index, hasFraction)
  }

  public func commentEnd(from start: Int, to end: Int) -> Int {
    let isBlock = start + 1 < end && bytes[start + 1] == UInt8(ascii: "*")
    var index = start + 2
    while index < end {
      if !isBlock, bytes[index] == 0x0A { return index }
      if isBlock, bytes[index] == UInt8(ascii: "*"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return end
  }
}
