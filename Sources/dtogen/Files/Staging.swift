/// Neighbours among the files of a run, written by one thread under temporary names, up to the first that fails.
///
/// Others may be at work in the same folders.
struct Staging: Sendable {
  private(set) var files: [TemporaryFile] = []
  /// Those that were made for the files.
  private(set) var folders = CreatedFolders()
  private(set) var error: FileError?

  /// Temporary files are numbered, and no other of the process has these numbers.
  mutating func stage(_ files: ArraySlice<FileToWrite>, from number: Int) {
    self.files.reserveCapacity(files.count)
    do throws(FileError) {
      var last: Substring?
      var names = TemporaryName.Family(in: "")
      for (file, number) in zip(files, number...) {
        let folder = FilePath.lastSlash(in: file.place[...]).map { file.place[..<$0] } ?? "."
        if folder != last { names = try prepare(FilePath.parent(of: file.place)) }
        last = folder
        let temporary = TemporaryFile(path: names.path(number), file: file)
        let descriptor = try temporary.create()
        self.files.append(temporary)
        try temporary.fill(descriptor)
      }
    } catch {
      self.error = error
    }
  }

  /// Makes the folder, or clears one that was there of what killed runs left.
  private mutating func prepare(_ folder: String) throws(FileError) -> TemporaryName.Family {
    try folders.create(folder)
    if !folders.contains(folder) { try TemporaryName.removeLeftovers(in: folder) }
    return TemporaryName.Family(in: folder)
  }
}
