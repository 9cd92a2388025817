/// The members of an object, in order, duplicates included.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  let storage: JSONStorage
  var index: Int
  let end: Int
  /// The number of members when the sequence was made.
  let count: Int

  var isEmpty: Bool { count == 0 }

  package mutating func next() -> JSONMember? {
    guard index < end else { return nil }
    let member = JSONMember(storage: storage, index: index)
    index = storage.next(after: index + 1)
    return member
  }

  package var underestimatedCount: Int { count }
}

/// One key and its value.
package struct JSONMember: Sendable {
  let storage: JSONStorage
  /// The index of the key's word on the tape; the value follows.
  let index: Int

  /// The decoded key.
  package var key: String { storage.string(of: storage.word(at: index)) }

  package var value: JSONValue { JSONValue(storage: storage, index: index + 1) }

  var keyLocation: SourceLocation { storage.location(ofByte: storage.word(at: index).offset) }

  /// Whether an equal key (the same text, or canonically equal text) stands before it in the object.
  ///
  /// The decoder never shows such a member: the first counts.
  package var isDuplicate: Bool { storage.word(at: index).has(JSONTapeWord.Flag.duplicate) }
}
