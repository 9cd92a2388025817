/// Neighbours among the files of a batch, written by one thread under temporary names, up to the first that fails.
///
/// Others may be at work in the same folders.
struct Staging: Sendable {
  /// Which files of the batch these are.
  private let range: Range<Int>
  private let newFolders: [String: NewFolder]
  /// Folders that files of these go into, ready for them.
  private var entered: [Entered] = []
  /// Temporary files outside of new folders.
  private var paths: [String] = []
  /// Those that were made for the files, outside of new ones.
  private(set) var folders = CreatedFolders()
  private(set) var error: FileError?

  private struct Entered {
    let folder: Substring
    let missing: String?
    let newFolder: NewFolder?
    let names: TemporaryName.Family

    func path(for place: String, _ number: Int) -> String {
      newFolder?.temporaryPath(of: place) ?? names.path(number)
    }
  }

  init(_ range: Range<Int>, _ newFolders: [String: NewFolder]) {
    self.range = range
    self.newFolders = newFolders
  }

  /// Temporary files are numbered from here on, each by where it is in the batch.
  mutating func stage(_ files: ArraySlice<FileToWrite>, from first: Int) {
    do throws(FileError) {
      for (index, file) in zip(range, files) {
        let folder = try enterFolder(of: file)
        let path = entered[folder].path(for: file.place, first + index)
        let temporary = TemporaryFile(path: path, file: file)
        let isOwnName = entered[folder].newFolder == nil
        let descriptor = try temporary.create(isOwnName: isOwnName)
        if isOwnName { paths.append(path) }
        try temporary.fill(descriptor)
      }
    } catch {
      self.error = error
    }
  }

  /// Puts these files of the batch into their places, up to the first that fails. A new folder comes where its first
  /// file does.
  func takePlaces(_ files: [FileToWrite]) -> FileError? {
    var paths = paths[...]
    do throws(FileError) {
      for index in range {
        if let place = files[index].missingFolder {
          guard let folder = newFolders[place], folder.first == index else { continue }
          try folder.takePlace(files)
        } else if let path = paths.popFirst() {
          try TemporaryFile(path: path, file: files[index]).takePlace()
        }
      }
      return nil
    } catch {
      return error
    }
  }

  /// Removes temporary files that have not reached their places.
  func removeFiles() {
    for path in paths { TemporaryName.removeTree(path) }
  }

  /// Makes the file's folder where none of these has before, or clears one that was there of what killed runs left. Says
  /// which it is of those entered.
  private mutating func enterFolder(of file: FileToWrite) throws(FileError) -> Int {
    let key = FilePath.lastSlash(in: file.place[...]).map { file.place[..<$0] } ?? "."
    let known = entered.lastIndex { $0.folder == key && $0.missing == file.missingFolder }
    if let known { return known }
    let folder = FilePath.parent(of: file.place)
    let newFolder = file.missingFolder.flatMap { newFolders[$0] }
    if let newFolder {
      try newFolder.make(folderAt: folder)
    } else {
      try folders.create(folder)
      if !folders.contains(folder) { try TemporaryName.removeLeftovers(in: folder) }
    }
    entered.append(
      Entered(
        folder: key, missing: file.missingFolder, newFolder: newFolder, names: TemporaryName.Family(in: folder)))
    return entered.count - 1
  }
}
