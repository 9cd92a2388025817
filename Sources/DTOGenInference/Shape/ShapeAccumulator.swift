import DTOGenBase
import DTOGenSchema

/// Merges all samples into one shape in a single pass over the documents' tapes.
///
/// Made for millions of values: keys are compared as bytes, first with the field that followed last time; no text
/// is created; a string is classified only while a format is still possible for all of its path.
struct ShapeAccumulator {
  let files: SampleFiles
  private(set) var shape = Shape()

  init(files: SampleFiles) { self.files = files }

  /// Adds the samples at `path` of every document of a group; says which documents have none.
  mutating func add(group: Int, at path: WirePath) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (file, document) in files.documents.enumerated() where files.groups[file] == group {
      let walk = SampleWalk(files: files, file: file)
      if path.segments.isEmpty {
        document.withRootCursors { roots in
          for root in roots { walk.visit(root, &shape) }
        }
        continue
      }
      for root in document.roots {
        let found = SampleFinder.samples(in: root, at: path)
        var isMissing = !found.misses.isEmpty
        for sample in found.samples {
          // A member that is null is as good as absent; an element that is null is a sample.
          if sample.isMember, sample.value.isNull {
            isMissing = true
          } else {
            sample.value.withCursor { walk.visit($0, &shape) }
          }
        }
        guard isMissing else { continue }
        diagnostics.append(
          .warning(at: root.location, "nothing stands at '\(path)' here; correct the path or leave the document out"))
      }
    }
    return diagnostics
  }
}
