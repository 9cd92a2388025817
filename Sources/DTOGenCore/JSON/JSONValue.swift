/// One value of a JSON document: what schema decoding, configuration and reports read.
///
/// A cheap view, a reference to the document and an index. Loops over millions of values use `JSONCursor`.
package struct JSONValue: Sendable {
  let storage: JSONStorage
  /// The index of the value's word on the tape.
  let index: Int

  private var word: JSONTapeWord { storage.word(at: index) }

  package var kind: JSONKind { word.kind }

  package var isNull: Bool { kind == .null }

  package var bool: Bool? {
    kind == .bool ? storage.file.bytes[word.offset] == UInt8(ascii: "t") : nil
  }

  var number: JSONNumber? { kind == .number ? JSONNumber(unchecked: text) : nil }

  /// The decoded text of a string.
  package var string: String? { kind == .string ? storage.string(of: word) : nil }

  /// The elements of an array; empty for every other kind.
  package var elements: JSONElements {
    guard kind == .array else { return JSONElements(storage: storage, index: 0, end: 0, count: 0) }
    return JSONElements(
      storage: storage, index: index + 2, end: storage.extent(at: index).endIndex, count: word.length)
  }

  /// The members of an object in order, duplicates included; empty for every other kind.
  package var members: JSONMembers {
    guard kind == .object else { return JSONMembers(storage: storage, index: 0, end: 0, count: 0) }
    return JSONMembers(
      storage: storage, index: index + 2, end: storage.extent(at: index).endIndex, count: word.length)
  }

  /// The number of elements or members; 0 for scalars.
  package var count: Int { word.isContainer ? word.length : 0 }

  /// The first member whose key has exactly these bytes.
  package subscript(key: String) -> JSONValue? {
    for member in members where member.key.sameBytes(as: key) { return member.value }
    return nil
  }

  var location: SourceLocation { storage.location(ofByte: word.offset) }

  /// The bytes of the value's text in the file, quotes and brackets included.
  var byteRange: Range<Int> {
    let word = word
    switch word.kind {
    case .array, .object: return word.offset..<storage.extent(at: index).closeOffset + 1
    case .string: return word.offset..<word.offset + word.length + 2
    case .null, .bool, .number: return word.offset..<word.offset + word.length
    }
  }

  /// The value's text exactly as written.
  package var text: String { storage.text(in: byteRange) }
}
