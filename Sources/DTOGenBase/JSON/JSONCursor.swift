/// A value of a document for loops over millions of them: pointers and a token, no reference counting.
///
/// Valid only inside the closure of `withCursor`; nothing of it may leave the closure but offsets and indices. The
/// cursor and what it is made of are public because the compiler inlines nothing else into another module.
public struct JSONCursor {
  public let text: JSONText
  public let token: JSONToken

  /// The container at a tape index.
  public init(text: JSONText, container index: Int) {
    self.init(text: text, token: text.token(at: JSONTapeWord(bits: text.words[index]).offset, index: index))
  }

  @inlinable @inline(__always)
  public init(text: JSONText, token: JSONToken) {
    self.text = text
    self.token = token
  }

  @inlinable @inline(__always)
  public var kind: JSONKind { token.kind }

  /// The tape index of a container.
  @inlinable @inline(__always)
  public var index: Int { token.index }

  /// The number of elements or members; 0 for scalars.
  @inlinable @inline(__always)
  public var count: Int { isContainer ? word.count : 0 }

  /// The first word of a container.
  @inlinable @inline(__always)
  public var word: JSONTapeWord { JSONTapeWord(bits: text.words[token.index]) }

  @inlinable @inline(__always)
  public var isContainer: Bool { token.kind == .array || token.kind == .object }

  /// The bytes between the quotes of a string, or a scalar's own bytes; escapes are not decoded.
  @inlinable @inline(__always)
  public var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text.bytes[token.content]) }

  /// All bytes of the value, quotes and brackets included.
  public var allBytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text.bytes[token.offset..<token.end])
  }

  /// Whether a string's `bytes` hold escapes.
  @inlinable @inline(__always)
  public var hasEscapes: Bool { token.kind == .string && token.isSpecial }

  /// Whether a number has neither fraction nor exponent.
  @inlinable @inline(__always)
  public var isWrittenAsInteger: Bool { token.kind == .number && !token.isSpecial }

  /// The decoded text of a string.
  public var string: String { JSONEscapes.text(of: bytes, hasEscapes: hasEscapes) }

  /// The offset of the value's first byte in the file.
  @inlinable @inline(__always)
  public var byteOffset: Int { token.offset }

  /// The elements of an array; empty for every other kind.
  @inlinable @inline(__always)
  public var elements: Elements {
    guard token.kind == .array else { return Elements(text: text, position: 0, index: 0, end: 0) }
    return Elements(text: text, position: token.offset + 1, index: token.index + word.width, end: token.end - 1)
  }

  /// The members of an object in order, duplicates included; empty for every other kind.
  @inlinable @inline(__always)
  public var members: Members {
    guard token.kind == .object else {
      return Members(text: text, position: 0, index: 0, end: 0, hasDuplicates: false)
    }
    return Members(
      text: text, position: token.offset + 1, index: token.index + word.width, end: token.end - 1,
      hasDuplicates: word.hasDuplicates)
  }

  /// Values that follow one another.
  public struct Elements: Sequence, IteratorProtocol {
    public let text: JSONText
    public var position: Int
    public var index: Int
    public let end: Int

    @inlinable @inline(__always)
    public init(text: JSONText, position: Int, index: Int, end: Int) {
      self.text = text
      self.position = position
      self.index = index
      self.end = end
    }

    @inlinable @inline(__always)
    public mutating func next() -> JSONCursor? {
      let start = text.nextChild(from: position, to: end)
      guard start < end else { return nil }
      let token = text.token(at: start, index: index)
      position = token.end
      index = token.nextIndex
      return JSONCursor(text: text, token: token)
    }
  }

  /// Keys and values that follow one another.
  public struct Members: Sequence, IteratorProtocol {
    public let text: JSONText
    public var position: Int
    public var index: Int
    public let end: Int
    public let hasDuplicates: Bool

    @inlinable @inline(__always)
    public init(text: JSONText, position: Int, index: Int, end: Int, hasDuplicates: Bool) {
      self.text = text
      self.position = position
      self.index = index
      self.end = end
      self.hasDuplicates = hasDuplicates
    }

    @inlinable @inline(__always)
    public mutating func next() -> Member? {
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

  public struct Member {
    public let key: JSONCursor
    public let value: JSONCursor
    /// Whether an equal key stands before it in the object; the decoder never shows such a member.
    public let isDuplicate: Bool

    @inlinable @inline(__always)
    public init(key: JSONCursor, value: JSONCursor, isDuplicate: Bool) {
      self.key = key
      self.value = value
      self.isDuplicate = isDuplicate
    }

    /// The bytes between the key's quotes; escapes are not decoded.
    @inlinable @inline(__always)
    public var keyBytes: UnsafeBufferPointer<UInt8> { key.bytes }

    @inlinable @inline(__always)
    public var keyHasEscapes: Bool { key.hasEscapes }

    /// The decoded key.
    public var keyText: String { key.string }
  }
}

extension JSONDocument {
  /// Lends cursors at all values at the top: one, or one per line of a JSON Lines file.
  public func withRootCursors<Result, Failure: Error>(
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
  public func withCursor<Result, Failure: Error>(
    _ body: (JSONCursor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.withText { (text) throws(Failure) -> Result in
      try body(JSONCursor(text: text, token: text.token(at: offset, index: index)))
    }
  }
}
