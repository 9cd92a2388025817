/// One decided change of the disk.
enum FileStep: Sendable {
  case put(FileToWrite)
  /// Removes a file, and the folders below the root that then stand empty.
  case remove(String, below: String)

  var file: FileToWrite? {
    if case .put(let file) = self { file } else { nil }
  }
}
