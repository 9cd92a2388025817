/// One value or key, as its bytes say: what `JSONText` reads again from a document that is known to be right.
public struct JSONToken: Sendable {
  public var kind: JSONKind
  /// Whether a string has escapes, or a number a fraction or an exponent.
  public var isSpecial = false
  /// The first byte, the opening quote or bracket included.
  public var offset: Int
  /// Behind the last byte.
  public var end: Int
  /// The tape index of the value, if it is a container; otherwise that of the next container in the document.
  public var index: Int
  /// The tape index behind the value and its descendants.
  public var nextIndex: Int

  @inlinable @inline(__always)
  public init(kind: JSONKind, isSpecial: Bool = false, offset: Int, end: Int, index: Int, nextIndex: Int) {
    self.kind = kind
    self.isSpecial = isSpecial
    self.offset = offset
    self.end = end
    self.index = index
    self.nextIndex = nextIndex
  }

  /// The bytes between the quotes of a string, or a scalar's own bytes.
  @inlinable @inline(__always)
  public var content: Range<Int> {
    switch kind {
    case .string: offset + 1..<end - 1
    case .array, .object: offset..<offset
    default: offset..<end
    }
  }
}
