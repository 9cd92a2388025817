import DTOGenCore

/// What a run would do to the disk, decided in full before anything is done.
struct WritePlan {
  /// In the order of the pipeline's output.
  var files: [PlannedFile]
  var diagnostics: [Diagnostic]
  /// The record that is kept in step, where the command keeps one.
  var record: Record?

  var changes: [PlannedFile] { files.filter(\.isWritten) }
  var refused: [PlannedFile] { files.filter(\.isRefused) }
  var updates: [RecordUpdate] { files.compactMap(\.update) }

  /// The unified diff of all changes, those that were refused too.
  func diff() throws(FileError) -> String {
    var text = ""
    for planned in files where planned.isWritten || planned.isRefused { text += try planned.diff() }
    return text
  }

  /// Writes all changes, the record last. The plan has no errors.
  func write() throws(FileError) {
    var steps = changes.map { FileStep.put($0.write) }
    if var record { steps += try record.steps(for: updates) }
    try AtomicFileWriter.carryOut(steps)
  }
}
