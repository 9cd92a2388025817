/// One decided change of the disk.
enum FileStep {
  case put(FileToWrite)
  /// Removes a file, and the folders below the root that then stand empty.
  case remove(String, below: String)
}
