/// One value or key, as its bytes say: what `JSONText` reads again from a document that is known to be right.
package struct JSONToken: Sendable {
  var kind: JSONKind
  /// Whether a string has escapes, or a number a fraction or an exponent.
  var isSpecial = false
  /// The first byte, the opening quote or bracket included.
  var offset: Int
  /// Behind the last byte.
  var end: Int
  /// The tape index of the value, if it is a container; otherwise that of the next container in the document.
  var index: Int
  /// The tape index behind the value and its descendants.
  var nextIndex: Int

  /// The bytes between the quotes of a string, or a scalar's own bytes.
  @inline(__always)
  var content: Range<Int> {
    switch kind {
    case .string: offset + 1..<end - 1
    case .array, .object: offset..<offset
    default: offset..<end
    }
  }
}
