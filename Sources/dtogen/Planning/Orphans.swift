import DTOGenCore
import DTOGenLint

/// Files of the record that no schema asks for any more: what `--prune` removes, and what is said about them without it.
///
/// A model goes as a whole, with its mapper and its domain model: all files that the tool wrote and nobody edited. What
/// was edited stays and is named, as does what belongs to no model: the kernel, and types that the configuration says are
/// there.
struct Orphans {
  /// Removals, each with the record's forgetting.
  private(set) var removals: [PlannedFile] = []
  /// Of files that are gone already.
  private(set) var forgotten: [RecordUpdate] = []
  /// About files that stay.
  private(set) var diagnostics: [Diagnostic] = []

  /// `files` are everything that the schemas ask for.
  init(
    _ record: Record, root: RootFolder, planned files: [GeneratedFile], _ configuration: Configuration
  ) throws(FileError) {
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
      if entry.ownership == .captured { continue }
      if entry.ownership == .scaffolded, !Self.belongsToModel(path, configuration) {
        diagnostics.append(.note(at: location, "no schema asks for this file any more; it is yours and stays"))
        continue
      }
      guard status.kind == .file, try entry.wrote(FileReader.contents(of: place)) else {
        let kind = entry.ownership == .scaffolded ? "" : "generated "
        diagnostics.append(
          .warning(
            at: location,
            "no schema asks for this \(kind)file any more, but it was edited by hand, so it stays; "
              + "delete it, or move what you need of it"))
        continue
      }
      let file = GeneratedFile(path: path, contents: [], ownership: entry.ownership)
      let update = RecordUpdate(path: path, entry: nil, base: nil)
      removals.append(
        PlannedFile(file: file, hash: ContentHash([]), place: place, decision: .remove(status), update: update))
    }
  }

  private static func belongsToModel(_ path: String, _ configuration: Configuration) -> Bool {
    let isExisting = configuration.existing.contains { FilePath.name(of: path) == $0 + ".swift" }
    return !isExisting && configuration.layout.holdsModels(path)
  }

  /// What a run without `--prune` says of them.
  var advice: Diagnostic? {
    guard let first = removals.first else { return nil }
    let count = removals.count
    let files = count == 1 ? "this file is" : "this file and \(Count(count - 1, "other")) are"
    return .warning(
      at: SourceLocation(file: first.file.path),
      "\(files) no longer asked for by any schema; 'dtogen generate --prune' removes what nobody edited")
  }
}
