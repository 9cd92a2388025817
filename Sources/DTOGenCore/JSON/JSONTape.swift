/// The reader's result: every value and key of a document in order, one 64-bit word each, two for a container.
///
/// Between reading and every stage that looks at JSON. A word holds a kind, three flags, the byte offset of the
/// value's first byte and a length: of the text for scalars and keys (without quotes), the number of children for
/// containers. A container's second word holds the index behind its last descendant and the offset of its closing
/// bracket, so that skipping a value costs one load. Both halves bound the size of a file (`maximumByteCount`).
struct JSONTape: Sendable {
  /// Offsets and lengths have 29 bits.
  static let maximumByteCount = 1 << 29 - 1

  var words: ContiguousArray<UInt64> = []
}

/// What one word of the tape says.
struct JSONTapeWord {
  var bits: UInt64

  /// The codes of values are below `key`.
  enum Code {
    static let null: UInt64 = 0
    static let bool: UInt64 = 1
    static let number: UInt64 = 2
    static let string: UInt64 = 3
    static let array: UInt64 = 4
    static let object: UInt64 = 5
    static let key: UInt64 = 6
  }

  enum Flag {
    /// A string or key with at least one `\` escape: its bytes are not its text.
    static let escapes: UInt64 = 1 << 3
    /// A number with a fraction or an exponent.
    static let fraction: UInt64 = 1 << 3
    /// A key whose equal stands before it in the same object.
    static let duplicate: UInt64 = 1 << 4
  }

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  @inline(__always)
  init(code: UInt64, flags: UInt64 = 0, offset: Int, length: Int) {
    bits = code | flags | UInt64(truncatingIfNeeded: offset) << 6 | UInt64(truncatingIfNeeded: length) << 35
  }

  @inline(__always)
  var code: UInt64 { bits & 7 }

  @inline(__always)
  func has(_ flag: UInt64) -> Bool { bits & flag != 0 }

  @inline(__always)
  var offset: Int { Int(truncatingIfNeeded: (bits >> 6) & 0x1FFF_FFFF) }

  /// Bytes of a scalar's text, or children of a container.
  @inline(__always)
  var length: Int { Int(truncatingIfNeeded: bits >> 35) }

  @inline(__always)
  var isContainer: Bool { code == Code.array || code == Code.object }

  /// The kind of a value's word; a key's word reads as a string.
  @inline(__always)
  var kind: JSONKind {
    switch code {
    case Code.null: .null
    case Code.bool: .bool
    case Code.number: .number
    case Code.array: .array
    case Code.object: .object
    default: .string
    }
  }
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
