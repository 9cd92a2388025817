/// The reader's result: every container of a document, in the order in which they open, one or two 64-bit words each.
///
/// Between reading and every stage that looks at JSON. Scalars and keys are not on it: they are read again from the
/// bytes, which the reader has found right (`JSONText`), so that the tape is small beside the file. A container's first
/// word holds its kind, flags, the offset of its opening bracket and the number of its children. The second one holds
/// the index behind its last descendant and the offset of its closing bracket, so that skipping it costs one load.
/// Both halves bound the size of a file (`maximumByteCount`). Most containers hold no other one and are short: a leaf
/// has its length beside the number of its children, and no second word.
struct JSONTape: Sendable {
  /// Offsets and counts have 29 bits.
  static let maximumByteCount = 1 << 29 - 1

  var words: ContiguousArray<UInt64> = []
  /// The offsets of keys whose equal stands before them in the same object, sorted.
  var duplicateKeys: ContiguousArray<UInt32> = []
}

/// What the first word of a container says.
public struct JSONTapeWord {
  public var bits: UInt64

  @usableFromInline static let object: UInt64 = 1
  @usableFromInline static let duplicates: UInt64 = 2
  @usableFromInline static let leaf: UInt64 = 4
  @usableFromInline static let countShift: UInt64 = 35
  /// The 29 bits of a count are of a leaf 11 of one and 18 of the distance from its opening to its closing bracket.
  @usableFromInline static let leafLengthShift: UInt64 = 46
  @usableFromInline static let leafCounts = 1 << 11
  @usableFromInline static let leafLengths = 1 << 18

  @inlinable @inline(__always)
  public init(bits: UInt64) { self.bits = bits }

  @inlinable @inline(__always)
  public init(isObject: Bool, hasDuplicates: Bool, offset: Int, count: Int) {
    bits =
      (isObject ? Self.object : 0) | (hasDuplicates ? Self.duplicates : 0)
      | UInt64(truncatingIfNeeded: offset) << 6 | UInt64(truncatingIfNeeded: count) << Self.countShift
  }

  /// The same container as a leaf; nil where it is too large for one.
  func leaf(closeOffset: Int) -> JSONTapeWord? {
    let length = closeOffset - offset
    guard count < Self.leafCounts, length < Self.leafLengths else { return nil }
    return JSONTapeWord(bits: bits | Self.leaf | UInt64(truncatingIfNeeded: length) << Self.leafLengthShift)
  }

  /// Whether the container has no other one inside, and no second word.
  @inlinable @inline(__always)
  public var isLeaf: Bool { bits & Self.leaf != 0 }

  /// The number of the container's words.
  @inlinable @inline(__always)
  public var width: Int { isLeaf ? 1 : 2 }

  /// The offset of a leaf's closing bracket.
  @inlinable @inline(__always)
  public var leafCloseOffset: Int { offset + Int(truncatingIfNeeded: bits >> Self.leafLengthShift) }

  /// Whether some key of the object is among the duplicate ones.
  @inlinable @inline(__always)
  public var hasDuplicates: Bool { bits & Self.duplicates != 0 }

  /// The offset of the opening bracket.
  @inlinable @inline(__always)
  public var offset: Int { Int(truncatingIfNeeded: (bits >> 6) & 0x1FFF_FFFF) }

  /// Elements or members.
  @inlinable @inline(__always)
  public var count: Int {
    let count = Int(truncatingIfNeeded: bits >> Self.countShift)
    return isLeaf ? count & (Self.leafCounts - 1) : count
  }
}

/// The second word of a container.
public struct JSONTapeExtent {
  public var bits: UInt64

  @inlinable @inline(__always)
  public init(bits: UInt64) { self.bits = bits }

  @inlinable @inline(__always)
  public init(endIndex: Int, closeOffset: Int) {
    bits = UInt64(truncatingIfNeeded: endIndex) | UInt64(truncatingIfNeeded: closeOffset) << 32
  }

  /// The tape index behind the container's last descendant.
  @inlinable @inline(__always)
  public var endIndex: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }

  /// The byte offset of the closing bracket.
  @inlinable @inline(__always)
  public var closeOffset: Int { Int(truncatingIfNeeded: bits >> 32) }
}
