import DTOGenCore
import SwiftSource

/// Decides file by file, by whose it is and by what stands in its place, what may be written.
///
/// Links are never written through: a link with other contents behind it is refused, as is anything that is no file.
struct WritePlanner: Sendable {
  var root: RootFolder
  /// What was written last; nil for commands that keep no record of what they write.
  var record: Record?
  /// Whether a file that is not ours, or that somebody edited, may be replaced by a generated one.
  var replacesForeignFiles = false
  var mergeStyle = MergeStyle.report
  /// Scaffolded files that are written even where the user deleted them.
  var restored: Set<String> = []

  func plan(_ files: [GeneratedFile], parallel: ParallelMap = Processors.parallel) -> WritePlan {
    let decisions = FileDecisions(self, hashes: SharedHashes(files))
    let runs = parallel.map(runsOf: files, path: \.path) { files in DecidedRun(files, in: root, decisions) }

    var plan = WritePlan(files: [], diagnostics: [], root: root, record: record)
    plan.files.reserveCapacity(files.count)
    var taken: Set<String> = []
    taken.reserveCapacity(files.count)
    taken.reserveCapacity(files.count)
    for result in runs.lazy.flatMap(\.results) {
      do throws(FileError) {
        let planned = try result.get()
        guard taken.insert(planned.place).inserted else {
          throw FileError(planned.place, "two files of this run would be written here")
        }
        plan.files.append(planned)
      } catch {
        plan.diagnostics.append(Diagnostic(error))
      }
    }
    plan.diagnostics += runs.flatMap(\.diagnostics)
    return plan
  }
}

/// What was decided about neighbours of a plan, file by file.
private struct DecidedRun: Sendable {
  var results: [Result<PlannedFile, FileError>]
  var diagnostics: [Diagnostic]

  init(_ files: ArraySlice<GeneratedFile>, in root: RootFolder, _ decisions: FileDecisions) {
    var places = PlaceFinder(root)
    var decisions = decisions
    let folders = PlaceFinder.folders(of: files.map(\.path))
    places.learn(folders)
    decisions.record?.learn(folders)
    results = files.map { [places] file in
      Result { () throws(FileError) -> PlannedFile in try decisions.decide(file, at: try places.place(for: file.path)) }
    }
    diagnostics = decisions.diagnostics
  }
}
