import DTOGenCore

/// What a run would do to the disk, decided in full before anything is done.
struct WritePlan {
  /// In the order of the pipeline's output. Files that were refused are not among them.
  var files: [PlannedFile]
  var diagnostics: [Diagnostic]

  var changes: [PlannedFile] { files.filter(\.isWritten) }

  /// The unified diff of all changes.
  func diff() throws(FileError) -> String {
    var text = ""
    for planned in changes {
      var old: [UInt8]?
      if case .replace = planned.decision { old = try FileReader.contents(of: planned.place) }
      text += UnifiedDiff.text(path: planned.file.path, old: old, new: planned.file.contents)
    }
    return text
  }

  /// Writes all changes. The plan has no errors.
  func write() throws(FileError) {
    try AtomicFileWriter.write(changes.map(\.write))
  }
}
