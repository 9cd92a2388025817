/// What the sweep found about one file.
struct Verdict: Sendable {
  /// The step at which a file failed; the table of reasons counts them.
  enum Step: String, CaseIterable, Sendable {
    case read, scaffold, compile, decode, map, crash, compareDTO = "compare DTO", compareDomain = "compare domain"
    case tests
  }

  var file: String
  /// Nil where all is well.
  var failure: (step: Step, reason: String)?
  /// Why Foundation itself cannot decode the file without loss, where it cannot.
  var exception: String?
  /// Leaves of the file, and how many of them stand in the domain model rather than only in the DTO.
  var leaves = 0
  var mappedLeaves = 0
}
