#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder that is not there yet: it is filled beside its place under a temporary name, and takes its place with all
/// that is in it by one rename.
struct NewFolder: Sendable {
  private let place: String
  private let path: String
  /// Where among the files of its batch the first is that goes into it.
  let first: Int
  /// Why it could not be made; then nothing can be put into it.
  private(set) var error: FileError?

  /// Makes it, empty, in a folder that is there. The number is one that no temporary file beside it has.
  init(making place: String, first: Int, number: Int) {
    let parent = FilePath.parent(of: place)
    self.place = place
    self.first = first
    path = TemporaryName.Family(in: parent).path(number)
    do throws(FileError) {
      try TemporaryName.removeLeftovers(in: parent)
      try make(path)
    } catch {
      self.error = error
    }
  }

  /// Where a file or folder of it stands until it takes its place.
  func temporaryPath(of place: String) -> String {
    path + Substring(place.utf8.dropFirst(self.place.utf8.count))
  }

  /// Makes a folder in it, which others may be making too.
  func make(folderAt place: String) throws(FileError) {
    if let error { throw error }
    if place == self.place { return }
    let path = temporaryPath(of: place)
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw .system(place, "cannot create the folder") }
    try make(folderAt: FilePath.parent(of: place))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .system(place, "cannot create the folder") }
  }

  /// Takes its place. Where somebody has made the folder meanwhile, those of the files that go into it move there one by
  /// one.
  func takePlace(_ files: [FileToWrite]) throws(FileError) {
    if rename(path, place) == 0 { return }
    let code = errno
    guard let found = try FileStatus.of(place, followingLinks: false) else {
      throw .system(place, "cannot create the folder", code: code)
    }
    guard found.kind == .folder else { throw FileError(place, "a file stands where a folder is needed") }
    var folders = CreatedFolders()
    for file in files where file.missingFolder == place {
      try folders.create(FilePath.parent(of: file.place))
      try TemporaryFile(path: temporaryPath(of: file.place), file: file).takePlace()
    }
    remove()
  }

  /// Removes what has not taken its place.
  func remove() {
    if error == nil { TemporaryName.removeTree(path) }
  }

  private func make(_ path: String) throws(FileError) {
    if mkdir(path, 0o777) == 0 { return }
    // What stands there is of a killed run whose process had the same number.
    if errno == EEXIST { TemporaryName.removeTree(path) }
    guard mkdir(path, 0o777) == 0 else { throw .system(place, "cannot create the folder") }
  }
}
