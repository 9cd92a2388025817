/// The members of an object, in order, duplicates included.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  let storage: JSONStorage
  /// Behind the last member that was seen.
  var position: Int
  var index: Int
  /// The offset of the closing bracket.
  let end: Int
  /// The number of members when the sequence was made.
  let count: Int
  let hasDuplicates: Bool

  package mutating func next() -> JSONMember? {
    let next = storage.withText { text -> (key: JSONToken, value: JSONToken, isDuplicate: Bool)? in
      let start = text.nextChild(from: position, to: end)
      guard start < end else { return nil }
      let (key, value) = text.member(at: start, index: index, to: end)
      return (key, value, hasDuplicates && text.isDuplicate(keyAt: start))
    }
    guard let next else { return nil }
    position = next.value.end
    index = next.value.nextIndex
    return JSONMember(
      value: JSONValue(storage: storage, offset: next.value.offset, index: next.value.index),
      isDuplicate: next.isDuplicate, keyToken: next.key)
  }

  package var underestimatedCount: Int { count }
}

/// One key and its value.
package struct JSONMember: Sendable {
  package let value: JSONValue
  /// Whether an equal key (the same text, or canonically equal text) stands before it in the object.
  ///
  /// The decoder never shows such a member: the first counts.
  package let isDuplicate: Bool
  fileprivate let keyToken: JSONToken

  /// The decoded key.
  package var key: String { value.storage.string(of: keyToken) }

  package var keyLocation: SourceLocation { value.storage.location(ofByte: keyToken.offset) }
}
