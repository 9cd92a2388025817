/// The members of an object, in order, duplicates included.
struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  let storage: JSONStorage
  var index: Int
  let end: Int
  /// The number of members when the sequence was made.
  let count: Int

  var isEmpty: Bool { count == 0 }

  mutating func next() -> JSONMember? {
    guard index < end else { return nil }
    let member = JSONMember(storage: storage, index: index)
    index = storage.next(after: index + 1)
    return member
  }

  var underestimatedCount: Int { count }
}

/// One key and its value.
struct JSONMember: Sendable {
  let storage: JSONStorage
  /// The index of the key's word on the tape; the value follows.
  let index: Int

  /// The decoded key.
  var key: String { storage.string(of: storage.word(at: index)) }

  var value: JSONValue { JSONValue(storage: storage, index: index + 1) }

  var keyLocation: SourceLocation { storage.location(ofByte: storage.word(at: index).offset) }

  /// Whether an equal key (the same text, or canonically equal text) stands before it in the object.
  ///
  /// The decoder never shows such a member: the first counts.
  var isDuplicate: Bool { storage.word(at: index).has(JSONTapeWord.Flag.duplicate) }
}
