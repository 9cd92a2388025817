/// The elements of an array, in order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  let storage: JSONStorage
  var index: Int
  let end: Int
  /// The number of elements when the sequence was made.
  let count: Int

  var isEmpty: Bool { count == 0 }

  var first: JSONValue? { index < end ? JSONValue(storage: storage, index: index) : nil }

  package mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    let value = JSONValue(storage: storage, index: index)
    index = storage.next(after: index)
    return value
  }

  package var underestimatedCount: Int { count }
}
