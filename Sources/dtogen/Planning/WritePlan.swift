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
  var changeCount: Int { files.count(where: \.isWritten) }
  var refused: [PlannedFile] { files.filter(\.isRefused) }
  var updates: [RecordUpdate] {
    files.compactMap { planned in
      var update = planned.update
      if planned.isWritten { update?.written = planned.hash }
      return update
    } + forgotten
  }

  /// The unified diff of all changes, those that were refused too.
  func diff() throws(FileError) -> String {
    var text = ""
    for planned in files where planned.isWritten || planned.isRefused { text += try planned.diff() }
    return text
  }

  /// Writes all changes, the record last. The plan has no errors.
  func write() throws(FileError) {
    var changes = FileStage()
    for planned in files { planned.add(to: &changes, below: root.path) }
    guard let record else { return try AtomicFileWriter.carryOut([changes]) }
    try record.clearAway(beside: files)
    let recordChanges = try record.stage(for: updates)
    if changes.isEmpty, recordChanges.isEmpty, try !record.isUnfinished() { return }
    try AtomicFileWriter.carryOut([changes, recordChanges], journal: record.journal())
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
