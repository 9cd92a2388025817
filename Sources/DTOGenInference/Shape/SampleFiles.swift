import DTOGenBase

/// The documents that inference reads, in the one order that makes its result independent of the caller's.
struct SampleFiles: Sendable {
  /// Sorted by path, then by bytes.
  let documents: [JSONDocument]
  /// For each document the group that the caller gave it in, such as its response.
  let groups: [Int]

  init(groups: [[JSONDocument]]) {
    let sorted = groups.enumerated().flatMap { group, documents in documents.map { (document: $0, group: group) } }
      .sorted { left, right in
        let (mine, theirs) = (left.document.file, right.document.file)
        if !mine.path.sameBytes(as: theirs.path) {
          return mine.path.utf8.lexicographicallyPrecedes(theirs.path.utf8)
        }
        if mine.bytes != theirs.bytes { return mine.bytes.lexicographicallyPrecedes(theirs.bytes) }
        return left.group < right.group
      }
    documents = sorted.map(\.document)
    self.groups = sorted.map(\.group)
  }

  /// The scalar at a place as the file has it, cut where it is long; nil for objects, arrays and no place.
  func excerpt(at place: SamplePlace) -> String? {
    guard !place.isNone, documents.indices.contains(place.file) else { return nil }
    let bytes = documents[place.file].file.bytes
    guard place.offset < bytes.count, bytes[place.offset] != UInt8(ascii: "{"), bytes[place.offset] != UInt8(ascii: "[")
    else { return nil }
    var end = place.offset + 1
    if bytes[place.offset] == UInt8(ascii: "\"") {
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
      end += 1
    } else {
      while end < bytes.count, Self.continuesScalar(bytes[end]) { end += 1 }
    }
    let text = String(decoding: bytes[place.offset..<min(end, bytes.count)], as: UTF8.self)
    return text.count > Self.longestExcerpt ? text.prefix(Self.longestExcerpt) + "…" : text
  }

  private static let longestExcerpt = 60

  private static func continuesScalar(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).isASCIILetterOrDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+")
  }

  /// The place as editors link it; of no place, the first document as a whole.
  func location(of place: SamplePlace) -> SourceLocation {
    guard !place.isNone, documents.indices.contains(place.file) else {
      return SourceLocation(file: documents.first?.file.path ?? "")
    }
    return documents[place.file].storage.location(ofByte: place.offset)
  }
}
