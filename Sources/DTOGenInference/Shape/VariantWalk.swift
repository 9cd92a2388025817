import DTOGenBase
import DTOGenSchema

/// Accumulates the objects at one path apart from each other, by the text of one of their members.
///
/// A second walk over the samples, taken only where the first one found a member that may be a tag.
struct VariantWalk {
  /// The objects with one text in the tag; the tag itself is not among their fields.
  struct Variant {
    var value: String
    var objects: ObjectFacts
  }

  let files: SampleFiles
  /// Where the samples stand in a document, for each group of documents.
  let paths: [WirePath]
  let steps: [SampleStep]
  let tag: [UInt8]

  /// Sorted by their tags.
  func variants() -> [Variant] {
    var shapes: [String: Shape] = [:]
    for (file, document) in files.documents.enumerated() {
      let path = paths[files.groups[file]]
      for root in document.roots {
        for sample in SampleFinder.samples(in: root, at: path).samples {
          sample.value.withCursor { follow($0, steps[...], SampleWalk(files: files, file: file), &shapes) }
        }
      }
    }
    return shapes.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { value, shape in
      var objects = shape.objects
      objects.remove(tag)
      return Variant(value: value, objects: objects)
    }
  }

  private func follow(
    _ cursor: JSONCursor, _ rest: ArraySlice<SampleStep>, _ walk: SampleWalk, _ shapes: inout [String: Shape]
  ) {
    let further = rest.dropFirst()
    switch rest.first {
    case nil: collect(cursor, walk, &shapes)
    case .member(let key):
      for member in cursor.members where !member.isDuplicate && member.keyText.sameBytes(as: key) {
        follow(member.value, further, walk, &shapes)
      }
    case .each:
      for element in cursor.elements { follow(element, further, walk, &shapes) }
      for member in cursor.members where !member.isDuplicate { follow(member.value, further, walk, &shapes) }
    case .kind(let kind):
      if cursor.kind == kind { follow(cursor, further, walk, &shapes) }
    }
  }

  private func collect(_ cursor: JSONCursor, _ walk: SampleWalk, _ shapes: inout [String: Shape]) {
    for member in cursor.members where !member.isDuplicate && member.keyText.utf8.elementsEqual(tag) {
      walk.visit(cursor, &shapes[member.value.string, default: Shape()])
    }
  }
}
