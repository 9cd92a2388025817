import DTOGenCore

/// What a run would do to the disk, decided in full before anything is done.
struct WritePlan {
  /// In the order of the pipeline's output.
  var files: [PlannedFile]
  var diagnostics: [Diagnostic]
  var root: RootFolder
  /// The record that is kept in step, where the command keeps one.
  var record: Record?
  /// Files that the record need not know any more.
  var forgotten: [RecordUpdate] = []

  var changes: [PlannedFile] { files.filter(\.isWritten) }
  /// How many files are changed.
  var changeCount: Int { files.indices.reduce(0) { $0 + (files[$1].isWritten ? 1 : 0) } }
  var refused: [PlannedFile] { files.filter(\.isRefused) }
  var updates: [RecordUpdate] { files.compactMap(\.update) + forgotten }

  /// The unified diff of all changes, those that were refused too.
  func diff() throws(FileError) -> String {
    var text = ""
    for planned in files where planned.isWritten || planned.isRefused { text += try planned.diff() }
    return text
  }

  /// Writes all changes, the record last. The plan has no errors.
  func write() throws(FileError) {
    let changes = changes
    let steps = changes.map { $0.step(below: root.path) }
    guard let record else { return try AtomicFileWriter.carryOut([steps]) }
    try record.clearAway(beside: files.map(\.file.path))
    let recordSteps = try record.steps(for: updates)
    if steps.isEmpty, recordSteps.isEmpty {
      guard try record.unfinished() != nil else { return }
    }
    try AtomicFileWriter.carryOut([steps, recordSteps], journal: record.journal(of: changes))
  }
}

extension WritePlan {
  /// Adds what no schema asks for any more: to be removed, or only to be said.
  mutating func add(_ orphans: Orphans, removing: Bool) {
    if removing {
      files += orphans.removals
      forgotten += orphans.forgotten
      diagnostics += orphans.diagnostics
    } else if let advice = orphans.advice {
      diagnostics.append(advice)
    }
  }
}
