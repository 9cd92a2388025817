/// A value of a document for loops over millions of them: pointers and a token, no reference counting.
///
/// Valid only inside the closure of `withCursor`; nothing of it may leave the closure but offsets and indices.
package struct JSONCursor {
  package let text: JSONText
  let token: JSONToken

  /// The container at a tape index.
  package init(text: JSONText, container index: Int) {
    self.init(text: text, token: text.token(at: JSONTapeWord(bits: text.words[index]).offset, index: index))
  }

  @inline(__always)
  init(text: JSONText, token: JSONToken) {
    self.text = text
    self.token = token
  }

  @inline(__always)
  package var kind: JSONKind { token.kind }

  /// The tape index of a container.
  @inline(__always)
  package var index: Int { token.index }

  /// The number of elements or members; 0 for scalars.
  @inline(__always)
  package var count: Int { isContainer ? word.count : 0 }

  /// The first word of a container.
  @inline(__always)
  private var word: JSONTapeWord { JSONTapeWord(bits: text.words[token.index]) }

  @inline(__always)
  private var isContainer: Bool { token.kind == .array || token.kind == .object }

  /// True for `true`; false for `false` and for every other kind.
  @inline(__always)
  var isTrue: Bool { token.kind == .bool && text.bytes[token.offset] == UInt8(ascii: "t") }

  /// The bytes between the quotes of a string, or a scalar's own bytes; escapes are not decoded.
  @inline(__always)
  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text.bytes[token.content]) }

  /// All bytes of the value, quotes and brackets included.
  package var allBytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text.bytes[token.offset..<token.end])
  }

  /// Whether a string's `bytes` hold escapes.
  @inline(__always)
  package var hasEscapes: Bool { token.kind == .string && token.isSpecial }

  /// Whether a number has neither fraction nor exponent.
  @inline(__always)
  package var isWrittenAsInteger: Bool { token.kind == .number && !token.isSpecial }

  /// The value of a number that is written as an integer and fits; no string is made.
  @inline(__always)
  var writtenInt64: Int64? { isWrittenAsInteger ? IntText(bytes: bytes)?.value : nil }

  /// The decoded text of a string.
  package var string: String { JSONEscapes.text(of: bytes, hasEscapes: hasEscapes) }

  var number: JSONNumber? {
    kind == .number ? JSONNumber(unchecked: String(decoding: bytes, as: UTF8.self)) : nil
  }

  /// The offset of the value's first byte in the file.
  @inline(__always)
  package var byteOffset: Int { token.offset }

  /// The elements of an array; empty for every other kind.
  @inline(__always)
  package var elements: Elements {
    guard token.kind == .array else { return Elements(text: text, position: 0, index: 0, end: 0) }
    return Elements(text: text, position: token.offset + 1, index: token.index + word.width, end: token.end - 1)
  }

  /// The members of an object in order, duplicates included; empty for every other kind.
  @inline(__always)
  package var members: Members {
    guard token.kind == .object else {
      return Members(text: text, position: 0, index: 0, end: 0, hasDuplicates: false)
    }
    return Members(
      text: text, position: token.offset + 1, index: token.index + word.width, end: token.end - 1,
      hasDuplicates: word.hasDuplicates)
  }

  /// Values that follow one another.
  package struct Elements: Sequence, IteratorProtocol {
    let text: JSONText
    var position: Int
    var index: Int
    let end: Int

    @inline(__always)
    package mutating func next() -> JSONCursor? {
      let start = text.nextChild(from: position, to: end)
      guard start < end else { return nil }
      let token = text.token(at: start, index: index)
      position = token.end
      index = token.nextIndex
      return JSONCursor(text: text, token: token)
    }
  }

  /// Keys and values that follow one another.
  package struct Members: Sequence, IteratorProtocol {
    let text: JSONText
    var position: Int
    var index: Int
    let end: Int
    let hasDuplicates: Bool

    @inline(__always)
    package mutating func next() -> Member? {
      let start = text.nextChild(from: position, to: end)
      guard start < end else { return nil }
      let (key, value) = text.member(at: start, index: index, to: end)
      position = value.end
      index = value.nextIndex
      return Member(
        key: JSONCursor(text: text, token: key), value: JSONCursor(text: text, token: value),
        isDuplicate: hasDuplicates && text.isDuplicate(keyAt: start))
    }
  }

  package struct Member {
    package let key: JSONCursor
    package let value: JSONCursor
    /// Whether an equal key stands before it in the object; the decoder never shows such a member.
    package let isDuplicate: Bool

    /// The bytes between the key's quotes; escapes are not decoded.
    @inline(__always)
    package var keyBytes: UnsafeBufferPointer<UInt8> { key.bytes }

    @inline(__always)
    package var keyHasEscapes: Bool { key.hasEscapes }

    /// The decoded key.
    package var keyText: String { key.string }
  }
}

extension JSONDocument {
  /// Lends a cursor at the document's value; of JSON Lines, at the first.
  func withCursor<Result, Failure: Error>(
    _ body: (JSONCursor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try root.withCursor(body)
  }

  /// Lends cursors at all values at the top: one, or one per line of a JSON Lines file.
  package func withRootCursors<Result, Failure: Error>(
    _ body: (JSONCursor.Elements) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = root.offset
    return try storage.withText { (text) throws(Failure) -> Result in
      try body(JSONCursor.Elements(text: text, position: start, index: 0, end: text.bytes.count))
    }
  }

  /// The value that a cursor stood at.
  func value(at cursor: JSONCursor) -> JSONValue {
    JSONValue(storage: storage, offset: cursor.token.offset, index: cursor.token.index)
  }
}

extension JSONValue {
  /// Lends a cursor at this value.
  package func withCursor<Result, Failure: Error>(
    _ body: (JSONCursor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.withText { (text) throws(Failure) -> Result in
      try body(JSONCursor(text: text, token: text.token(at: offset, index: index)))
    }
  }
}
