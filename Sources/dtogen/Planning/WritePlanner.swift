import DTOGenCore

/// Decides file by file, by whose it is and by what stands in its place, what may be written.
///
/// Links are never written through: a link with other contents behind it is refused, as is anything that is no file.
struct WritePlanner {
  var root: RootFolder
  /// What was written last; nil for commands that keep no record of what they write.
  var record: Record?
  /// Whether a file that is not ours, or that somebody edited, may be replaced by a generated one.
  var replacesForeignFiles = false
  var mergeStyle = MergeStyle.report
  /// Scaffolded files that are written even where the user deleted them.
  var restored: Set<String> = []

  func plan(_ files: [GeneratedFile]) -> WritePlan {
    var plan = WritePlan(files: [], diagnostics: [], root: root, record: record)
    var places = PlaceFinder(root)
    var decisions = FileDecisions(
      record: record, replacesForeignFiles: replacesForeignFiles, mergeStyle: mergeStyle, restored: restored)
    var taken: Set<String> = []
    for file in files {
      do throws(FileError) {
        let place = try places.place(for: file.path)
        guard taken.insert(place).inserted else {
          throw FileError(place, "two files of this run would be written here")
        }
        plan.files.append(try decisions.decide(file, at: place))
      } catch {
        plan.diagnostics.append(Diagnostic(error))
      }
    }
    plan.diagnostics += decisions.diagnostics
    return plan
  }
}
