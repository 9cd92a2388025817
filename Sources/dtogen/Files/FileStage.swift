/// Decided changes of the disk that belong together: files are put in their places, and then others are removed.
struct FileStage: Sendable {
  var files: [FileToWrite] = []
  var removals: [Removal] = []

  var isEmpty: Bool { files.isEmpty && removals.isEmpty }

  /// Removes a file, and the folders below the root that then stand empty.
  struct Removal: Sendable {
    var place: String
    var root: String
  }
}
