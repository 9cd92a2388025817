/// The elements of an array, in order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  let storage: JSONStorage
  /// Behind the last element that was seen.
  var position: Int
  var index: Int
  /// The offset of the closing bracket.
  let end: Int
  /// The number of elements when the sequence was made.
  let count: Int

  package mutating func next() -> JSONValue? {
    let token = storage.withText { text -> JSONToken? in
      let start = text.nextChild(from: position, to: end)
      return start < end ? text.token(at: start, index: index) : nil
    }
    guard let token else { return nil }
    position = token.end
    index = token.nextIndex
    return JSONValue(storage: storage, offset: token.offset, index: token.index)
  }

  package var underestimatedCount: Int { count }
}
