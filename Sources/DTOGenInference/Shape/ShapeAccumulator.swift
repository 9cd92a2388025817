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
        guard let values = SampleSelector.values(at: path, in: root) else {
          diagnostics.append(
            .warning(at: root.location, "nothing stands at '\(path)' here; correct the path or leave the document out"))
          continue
        }
        for value in values { value.withCursor { walk.visit($0, &shape) } }
      }
    }
    return diagnostics
  }
}
