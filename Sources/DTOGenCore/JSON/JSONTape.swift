/// The reader's result: every container of a document, in the order in which they open, two 64-bit words each.
///
/// Between reading and every stage that looks at JSON. Scalars and keys are not on it: they are read again from the
/// bytes, which the reader has found right (`JSONText`), so that the tape is small beside the file. A container's first
/// word holds its kind, a flag, the offset of its opening bracket and the number of its children. The second one holds
/// the index behind its last descendant and the offset of its closing bracket, so that skipping it costs one load.
/// Both halves bound the size of a file (`maximumByteCount`).
struct JSONTape: Sendable {
  /// Offsets and counts have 29 bits.
  static let maximumByteCount = 1 << 29 - 1

  var words: ContiguousArray<UInt64> = []
  /// The offsets of keys whose equal stands before them in the same object, sorted.
  var duplicateKeys: ContiguousArray<UInt32> = []
}

/// What the first word of a container says.
struct JSONTapeWord {
  var bits: UInt64

  private static let object: UInt64 = 1
  private static let duplicates: UInt64 = 2

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  @inline(__always)
  init(isObject: Bool, hasDuplicates: Bool, offset: Int, count: Int) {
    bits =
      (isObject ? Self.object : 0) | (hasDuplicates ? Self.duplicates : 0)
      | UInt64(truncatingIfNeeded: offset) << 6 | UInt64(truncatingIfNeeded: count) << 35
  }

  /// Whether some key of the object is among the duplicate ones.
  @inline(__always)
  var hasDuplicates: Bool { bits & Self.duplicates != 0 }

  /// The offset of the opening bracket.
  @inline(__always)
  var offset: Int { Int(truncatingIfNeeded: (bits >> 6) & 0x1FFF_FFFF) }

  /// Elements or members.
  @inline(__always)
  var count: Int { Int(truncatingIfNeeded: bits >> 35) }
}

/// The second word of a container.
struct JSONTapeExtent {
  var bits: UInt64

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  @inline(__always)
  init(endIndex: Int, closeOffset: Int) {
    bits = UInt64(truncatingIfNeeded: endIndex) | UInt64(truncatingIfNeeded: closeOffset) << 32
  }

  /// The tape index behind the container's last descendant.
  @inline(__always)
  var endIndex: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }

  /// The byte offset of the closing bracket.
  @inline(__always)
  var closeOffset: Int { Int(truncatingIfNeeded: bits >> 32) }
}
