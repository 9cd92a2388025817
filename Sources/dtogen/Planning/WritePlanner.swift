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
    var places = PlaceFinder(root)
    var planner = self
    for file in files {
      places.learn(wayTo: file.path[...])
      planner.record?.learn(wayTo: file.path)
    }
    let decisions = FileDecisions(planner)
    let decided = parallel.map(files) { [places] file in
      var decisions = decisions
      let planned = Result { () throws(FileError) -> PlannedFile in
        try decisions.decide(file, at: try places.place(for: file.path))
      }
      return (planned: planned, diagnostics: decisions.diagnostics)
    }

    var plan = WritePlan(files: [], diagnostics: [], root: root, record: record)
    var taken: Set<String> = []
    for result in decided {
      do throws(FileError) {
        let planned = try result.planned.get()
        guard taken.insert(planned.place).inserted else {
          throw FileError(planned.place, "two files of this run would be written here")
        }
        plan.files.append(planned)
      } catch {
        plan.diagnostics.append(Diagnostic(error))
      }
    }
    plan.diagnostics += decided.flatMap(\.diagnostics)
    return plan
  }
}
