/// One value of a JSON document: what schema decoding, configuration and reports read.
///
/// A cheap view: a reference to the document and a place. Loops over millions of values use `JSONCursor`.
package struct JSONValue: Sendable {
  package let storage: JSONStorage
  /// The offset of the value's first byte.
  package let offset: Int
  /// The tape index of the first container at or behind it.
  let index: Int

  package init(storage: JSONStorage, offset: Int, index: Int) {
    self.storage = storage
    self.offset = offset
    self.index = index
  }

  /// The container at a tape index.
  package init(storage: JSONStorage, container index: Int) {
    self.init(storage: storage, offset: JSONTapeWord(bits: storage.tape.words[index]).offset, index: index)
  }

  private var token: JSONToken { storage.token(at: offset, index: index) }

  package var kind: JSONKind { JSONKind(firstByte: storage.file.bytes[offset]) }

  package var isNull: Bool { kind == .null }

  package var bool: Bool? { kind == .bool ? storage.file.bytes[offset] == UInt8(ascii: "t") : nil }

  package var number: JSONNumber? { kind == .number ? JSONNumber(unchecked: text) : nil }

  /// The decoded text of a string.
  package var string: String? { kind == .string ? storage.string(of: token) : nil }

  /// The elements of an array; empty for every other kind.
  package var elements: JSONElements {
    guard kind == .array else { return JSONElements(storage: storage, position: 0, index: 0, end: 0, count: 0) }
    return JSONElements(
      storage: storage, position: offset + 1, index: index + word.width, end: token.end - 1, count: word.count)
  }

  /// The members of an object in order, duplicates included; empty for every other kind.
  package var members: JSONMembers {
    guard kind == .object else {
      return JSONMembers(storage: storage, position: 0, index: 0, end: 0, count: 0, hasDuplicates: false)
    }
    return JSONMembers(
      storage: storage, position: offset + 1, index: index + word.width, end: token.end - 1, count: word.count,
      hasDuplicates: word.hasDuplicates)
  }

  /// The first word of a container.
  private var word: JSONTapeWord { JSONTapeWord(bits: storage.tape.words[index]) }

  /// The number of elements or members; 0 for scalars.
  package var count: Int {
    switch kind {
    case .array, .object: word.count
    default: 0
    }
  }

  /// The first member whose key has exactly these bytes.
  package subscript(key: String) -> JSONValue? {
    for member in members where member.key.sameBytes(as: key) { return member.value }
    return nil
  }

  package var location: SourceLocation { storage.location(ofByte: offset) }

  /// The bytes of the value's text in the file, quotes and brackets included.
  package var byteRange: Range<Int> { offset..<token.end }

  /// The value's text exactly as written.
  package var text: String { storage.text(in: byteRange) }
}

extension JSONKind {
  /// The kind of the value that begins with a byte, in a document that was read.
  @inline(__always)
  init(firstByte: UInt8) {
    switch firstByte {
    case UInt8(ascii: "\""): self = .string
    case UInt8(ascii: "{"): self = .object
    case UInt8(ascii: "["): self = .array
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .bool
    case UInt8(ascii: "n"): self = .null
    default: self = .number
    }
  }
}
