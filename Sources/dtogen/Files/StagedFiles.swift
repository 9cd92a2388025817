#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files that are written in full under temporary names before the first of them takes its place.
struct StagedFiles {
  private var files: [(temporary: String, file: FileToWrite)] = []
  /// So many have taken their places.
  private var placed = 0
  private var folders = CreatedFolders()
  private var entered: Set<String> = []

  /// Makes a folder that is gone again where nothing could be written.
  mutating func makeFolder(_ path: String) throws(FileError) { try folders.create(path) }

  /// Writes one file under its temporary name, in a folder that is made where it is missing.
  mutating func add(_ file: FileToWrite) throws(FileError) {
    let folder = FilePath.parent(of: file.place)
    if entered.insert(folder).inserted {
      try folders.create(folder)
      if !folders.contains(folder) { try TemporaryName.removeLeftovers(in: folder) }
      // A name of the file's own may stand elsewhere, where more is allowed.
      guard access(folder, W_OK) == 0 else { throw .system(file.place, "cannot write it") }
    }
    // So that a name that is too long is found before anything is replaced.
    if access(file.place, F_OK) != 0, errno != ENOENT { throw .system(file.place, "cannot write it") }
    let temporary = file.temporary ?? TemporaryName.path(in: folder, files.count)
    // What stands there is of a killed run whose process had the same number, as in containers.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(file.place, "cannot write it") }
    defer { close(descriptor) }
    files.append((temporary, file))
    try FileWriter.write(file.contents, to: descriptor, file.place)
    if let mode = file.mode, fchmod(descriptor, mode) != 0 { throw .system(file.place, "cannot keep its permissions") }
    if file.isDurable, fsync(descriptor) != 0 { throw .system(file.place, "cannot write it") }
  }

  /// The next so many take their places. A rename never follows a link.
  mutating func place(_ count: Int) throws(FileError) {
    for (temporary, file) in files[placed..<(placed + count)] {
      guard rename(temporary, file.place) == 0 else { throw .system(file.place, "cannot write it") }
      placed += 1
    }
  }

  /// Removes what has not taken its place, and folders that stand empty. Once one file has, those with a name that the
  /// next run looks for stay.
  func takeBack() {
    for (temporary, file) in files[placed...] where placed == 0 || file.temporary == nil { unlink(temporary) }
    folders.takeBack()
  }
}
