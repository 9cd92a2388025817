/// A value of a document for loops over millions of them: two pointers and an index, no reference counting.
///
/// Valid only inside the closure of `withCursor`; nothing of it may leave the closure but `index`, from which
/// `JSONDocument.value(at:)` makes a value again.
struct JSONCursor {
  let words: UnsafePointer<UInt64>
  let base: UnsafePointer<UInt8>
  let index: Int

  @inline(__always)
  var word: JSONTapeWord { JSONTapeWord(bits: words[index]) }

  @inline(__always)
  var kind: JSONKind { word.kind }

  /// The number of elements or members; 0 for scalars.
  @inline(__always)
  var count: Int { word.isContainer ? word.length : 0 }

  /// True for `true`; false for `false` and for every other kind.
  @inline(__always)
  var isTrue: Bool { word.code == JSONTapeWord.Code.bool && base[word.offset] == UInt8(ascii: "t") }

  /// The bytes between the quotes of a string, or a scalar's own bytes; escapes are not decoded.
  @inline(__always)
  var bytes: UnsafeBufferPointer<UInt8> {
    let word = word
    let start = word.code == JSONTapeWord.Code.string || word.code == JSONTapeWord.Code.key ? 1 : 0
    return UnsafeBufferPointer(start: base + word.offset + start, count: word.isContainer ? 0 : word.length)
  }

  /// Whether a string's `bytes` hold escapes.
  @inline(__always)
  var hasEscapes: Bool { word.code == JSONTapeWord.Code.string && word.has(JSONTapeWord.Flag.escapes) }

  /// Whether a number has neither fraction nor exponent.
  @inline(__always)
  var isWrittenAsInteger: Bool {
    word.code == JSONTapeWord.Code.number && !word.has(JSONTapeWord.Flag.fraction)
  }

  /// The value of a number that is written as an integer and fits; no string is made.
  @inline(__always)
  var writtenInt64: Int64? { isWrittenAsInteger ? IntText(bytes: bytes)?.value : nil }

  /// The decoded text of a string.
  var string: String { JSONEscapes.text(of: bytes, hasEscapes: hasEscapes) }

  var number: JSONNumber? {
    kind == .number ? JSONNumber(unchecked: String(decoding: bytes, as: UTF8.self)) : nil
  }

  /// The offset of the value's first byte in the file.
  @inline(__always)
  var byteOffset: Int { word.offset }

  /// The tape index behind the value and its descendants.
  @inline(__always)
  var nextIndex: Int {
    word.isContainer ? JSONTapeExtent(bits: words[index + 1]).endIndex : index + 1
  }

  /// The elements of an array; empty for every other kind.
  @inline(__always)
  var elements: Elements {
    let isArray = word.code == JSONTapeWord.Code.array
    return Elements(words: words, base: base, index: index + 2, end: isArray ? nextIndex : 0)
  }

  /// The members of an object in order, duplicates included; empty for every other kind.
  @inline(__always)
  var members: Members {
    let isObject = word.code == JSONTapeWord.Code.object
    return Members(words: words, base: base, index: index + 2, end: isObject ? nextIndex : 0)
  }

  /// Values that follow one another on the tape.
  struct Elements: Sequence, IteratorProtocol {
    let words: UnsafePointer<UInt64>
    let base: UnsafePointer<UInt8>
    var index: Int
    let end: Int

    @inline(__always)
    mutating func next() -> JSONCursor? {
      guard index < end else { return nil }
      let cursor = JSONCursor(words: words, base: base, index: index)
      index = cursor.nextIndex
      return cursor
    }
  }

  /// Keys and values that follow one another on the tape.
  struct Members: Sequence, IteratorProtocol {
    let words: UnsafePointer<UInt64>
    let base: UnsafePointer<UInt8>
    var index: Int
    let end: Int

    @inline(__always)
    mutating func next() -> Member? {
      guard index < end else { return nil }
      let member = Member(
        key: JSONCursor(words: words, base: base, index: index),
        value: JSONCursor(words: words, base: base, index: index + 1))
      index = member.value.nextIndex
      return member
    }
  }

  struct Member {
    let key: JSONCursor
    let value: JSONCursor

    /// The bytes between the key's quotes; escapes are not decoded.
    @inline(__always)
    var keyBytes: UnsafeBufferPointer<UInt8> { key.bytes }

    @inline(__always)
    var keyHasEscapes: Bool { key.word.has(JSONTapeWord.Flag.escapes) }

    /// The decoded key.
    var keyText: String { JSONEscapes.text(of: key.bytes, hasEscapes: keyHasEscapes) }

    /// Whether an equal key stands before it in the object; the decoder never shows such a member.
    @inline(__always)
    var isDuplicate: Bool { key.word.has(JSONTapeWord.Flag.duplicate) }
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
  func withRootCursors<Result, Failure: Error>(
    _ body: (JSONCursor.Elements) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let end = storage.tape.words.count
    return try root.withCursor { (cursor) throws(Failure) -> Result in
      try body(JSONCursor.Elements(words: cursor.words, base: cursor.base, index: 0, end: end))
    }
  }

  /// The value whose cursor had this index.
  func value(at index: Int) -> JSONValue { JSONValue(storage: storage, index: index) }
}

extension JSONValue {
  /// Lends a cursor at this value.
  func withCursor<Result, Failure: Error>(
    _ body: (JSONCursor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.tape.words.withUnsafeBufferPointer { (words) throws(Failure) -> Result in
      try storage.file.bytes.withUnsafeBufferPointer { (bytes) throws(Failure) -> Result in
        guard let words = words.baseAddress, let base = bytes.baseAddress else {
          preconditionFailure("a document that was read has at least one byte and one word")
        }
        return try body(JSONCursor(words: words, base: base, index: index))
      }
    }
  }
}
