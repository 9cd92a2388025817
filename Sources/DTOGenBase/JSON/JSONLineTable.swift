/// Turns byte offsets of a file into lines and columns without a list of all lines.
///
/// For every block of the file it keeps the number of the line in which the block begins and where that line
/// begins, so a look-up scans one block at most. Lines end with LF (a CR before it belongs to the line); columns
/// count bytes from 1, and a UTF-8 byte order mark, which no editor shows, does not count.
struct JSONLineTable: Sendable {
  /// The logarithm of a block's size: in a large file a small one would take memory for look-ups that nobody makes.
  private let blockShift: Int
  private var lines: [UInt32] = []
  private var lineStarts: [UInt32] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var line: UInt32 = 1
    var start: UInt32 = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    blockShift = bytes.count < 1 << 16 ? 9 : 13
    let size = 1 << blockShift
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
    let block = min(offset >> blockShift, lines.count - 1)
    let (breaks, last) = Self.breaks(in: bytes, from: block << blockShift, to: offset)
    let start = last.map { $0 + 1 } ?? Int(lineStarts[block])
    return (Int(lines[block]) + breaks, max(offset - start, 0) + 1)
  }

  /// The line feeds of at most one block: how many there are, and where the last one stands.
  private static func breaks(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> (count: Int, last: Int?) {
    let raw = UnsafeRawBufferPointer(bytes)
    var count = 0
    var index = start
    let lastChunk = end - 8
    while index <= lastChunk {
      // Eight counters of a byte each, which 255 chunks cannot overflow.
      var counters: UInt64 = 0
      let last = min(lastChunk, index + 254 * 8)
      while index <= last {
        counters &+= lineFeeds(in: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &>> 7
        index += 8
      }
      // The sum of neighbours, in counters of two bytes, and then of all four of those.
      let pairs = (counters & 0x00FF_00FF_00FF_00FF) &+ (counters &>> 8 & 0x00FF_00FF_00FF_00FF)
      count += Int((pairs &* 0x0001_0001_0001_0001) &>> 48)
    }
    while index < end {
      if bytes[index] == lineFeed { count += 1 }
      index += 1
    }
    return (count, count > 0 ? lastBreak(in: bytes, from: start, to: end) : nil)
  }

  private static func lastBreak(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var end = end
    while end - 8 >= start {
      let found = lineFeeds(in: raw.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self).littleEndian)
      if found != 0 { return end - 1 - found.leadingZeroBitCount >> 3 }
      end -= 8
    }
    return bytes[start..<end].lastIndex(of: lineFeed)
  }

  /// The top bit of each byte that is a line feed, and no other bit.
  @inline(__always)
  private static func lineFeeds(in chunk: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let chunk = chunk ^ 0x0A0A_0A0A_0A0A_0A0A
    return ~(((chunk & low) &+ low) | chunk | low)
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
