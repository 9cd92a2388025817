/// Turns byte offsets of a file into lines and columns without a list of all lines.
///
/// For every block of the file it keeps the number of the line in which the block begins and where that line
/// begins, so a look-up scans one block at most. Lines end with LF (a CR before it belongs to the line); columns
/// count bytes from 1, and a UTF-8 byte order mark, which no editor shows, does not count.
struct JSONLineTable: Sendable {
  private static let blockShift = 13
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

  private static func breaks(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> (count: Int, last: Int?) {
    let raw = UnsafeRawBufferPointer(bytes)
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    var count = 0
    var last: Int?
    var index = start
    while index + 8 <= end {
      let chunk = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian ^ 0x0A0A_0A0A_0A0A_0A0A
      // The top bit of each byte that is LF, and no other bit.
      let found = ~(((chunk & low) &+ low) | chunk | low)
      if found != 0 {
        count += found.nonzeroBitCount
        last = index + 7 - found.leadingZeroBitCount >> 3
      }
      index += 8
    }
    while index < end {
      if bytes[index] == 0x0A {
        count += 1
        last = index
      }
      index += 1
    }
    return (count, last)
  }
}
