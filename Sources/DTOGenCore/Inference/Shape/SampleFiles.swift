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

  /// The place as editors link it; of no place, the first document as a whole.
  func location(of place: SamplePlace) -> SourceLocation {
    guard !place.isNone, documents.indices.contains(place.file) else {
      return SourceLocation(file: documents.first?.file.path ?? "")
    }
    return documents[place.file].storage.location(ofByte: place.offset)
  }
}
