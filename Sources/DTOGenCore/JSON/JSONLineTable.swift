/// Turns byte offsets of a file into lines and columns without a list of all lines.
///
/// For every block of the file it keeps the number of the line in which the block begins and where that line
/// begins, so a look-up scans one block at most. Lines end with LF (a CR before it belongs to the line); columns
/// count bytes from 1, and a UTF-8 byte order mark, which no editor shows, does not count.
struct JSONLineTable: Sendable {
  private static let blockShift = 11
  private var lines: [UInt32] = []
  private var lineStarts: [UInt32] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var line: UInt32 = 1
    var start: UInt32 = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    let size = 1 << Self.blockShift
    lines.reserveCapacity(bytes.count / size + 1)
    lineStarts.reserveCapacity(bytes.count / size + 1)
    var block = 0
    repeat {
      lines.append(line)
      lineStarts.append(start)
      let end = min(bytes.count, block + size)
      let (breaks, last) = Self.breaks(in: bytes, from: block, to: end)
      line += UInt32(breaks)
      if let last { start = UInt32(last + 1) }
      block = end
    } while block < bytes.count
  }

  /// The line and column, both from 1, of the byte at `offset`; an offset at the end of the file is legal.
  func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let block = min(offset >> Self.blockShift, lines.count - 1)
    let (breaks, last) = Self.breaks(in: bytes, from: block << Self.blockShift, to: offset)
    let start = last.map { $0 + 1 } ?? Int(lineStarts[block])
    return (Int(lines[block]) + breaks, max(offset - start, 0) + 1)
  }

  /// The line feeds of at most one block: how many there are, and where the last one stands.
  private static func breaks(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> (count: Int, last: Int?) {
    let raw = UnsafeRawBufferPointer(bytes)
    // Made before the loop: inside it, the compiler would compare byte by byte.
    let lineFeeds = SIMD16(repeating: lineFeed)
    // Sixteen counters of a byte each, which a block of fewer than 256 chunks cannot overflow.
    var counters = SIMD16<UInt8>()
    var index = start
    while index + 16 <= end {
      let chunk = raw.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      counters.replace(with: counters &+ 1, where: chunk .== lineFeeds)
      index += 16
    }
    var count = Int(SIMD16<UInt16>(truncatingIfNeeded: counters).wrappedSum())
    while index < end {
      if bytes[index] == lineFeed { count += 1 }
      index += 1
    }
    return (count, count > 0 ? lastBreak(in: bytes, from: start, to: end) : nil)
  }

  private static func lastBreak(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    var end = end
    while end - 8 >= start {
      let chunk = raw.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self).littleEndian ^ 0x0A0A_0A0A_0A0A_0A0A
      // The top bit of each byte that is LF, and no other bit.
      let found = ~(((chunk & low) &+ low) | chunk | low)
      if found != 0 { return end - 1 - found.leadingZeroBitCount >> 3 }
      end -= 8
    }
    return bytes[start..<end].lastIndex(of: lineFeed)
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
