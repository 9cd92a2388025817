import DTOGenCore

/// Files of the record that no schema asks for any more: what `--prune` removes, and what is said about them without it.
///
/// Only files that the tool wrote and nobody edited are removed; whatever is the user's stays.
struct Orphans {
  /// Removals, each with the record's forgetting.
  private(set) var removals: [PlannedFile] = []
  /// Of files that are gone already.
  private(set) var forgotten: [RecordUpdate] = []
  /// About files that stay.
  private(set) var diagnostics: [Diagnostic] = []

  /// `files` are everything that the schemas ask for.
  init(_ record: Record, root: RootFolder, planned files: [GeneratedFile]) throws(FileError) {
    let paths = try record.paths()
    guard !paths.isEmpty else { return }
    let planned = Set(files.map(\.path))
    for path in paths where !planned.contains(path) {
      guard case .entry(let entry) = try record.finding(for: path) else { continue }
      let place = try root.place(for: path)
      guard let status = try FileStatus.of(place, followingLinks: false) else {
        forgotten.append(RecordUpdate(path: path, entry: nil, base: nil))
        continue
      }
      let location = SourceLocation(file: path)
      switch entry.ownership {
      case .scaffolded:
        diagnostics.append(.note(at: location, "no schema asks for this file any more; it is yours and stays"))
      case .captured: continue
      case .generated, .derivedFixture:
        guard status.kind == .file, try entry.wrote(FileReader.contents(of: place)) else {
          diagnostics.append(
            .warning(
              at: location, "no schema asks for this generated file any more, but it was edited by hand, so it stays"))
          continue
        }
        let file = GeneratedFile(path: path, contents: [], ownership: entry.ownership)
        let update = RecordUpdate(path: path, entry: nil, base: nil)
        removals.append(
          PlannedFile(file: file, hash: ContentHash([]), place: place, decision: .remove(status), update: update))
      }
    }
  }

  /// What a run without `--prune` says of them.
  var advice: Diagnostic? {
    guard let first = removals.first else { return nil }
    let count = removals.count
    let files = count == 1 ? "this file is" : "this file and \(Count(count - 1, "other")) are"
    return .warning(
      at: SourceLocation(file: first.file.path),
      "\(files) no longer generated; 'dtogen generate --prune' removes what nobody edited")
  }
}
