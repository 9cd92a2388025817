import DTOGenCore

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

  /// Makes a folder that is gone again where nothing could be written.
  mutating func makeFolder(_ path: String) throws(FileError) { try folders.create(path) }

  /// Writes files under their temporary names, in folders that are made where they are missing. Of several that fail the
  /// first is told.
  mutating func add(_ added: [FileToWrite], _ parallel: ParallelMap) throws(FileError) {
    let first = files.count
    var entered: Set<String> = []
    for file in added {
      let folder = FilePath.parent(of: file.place)
      if entered.insert(folder).inserted { try enter(folder, for: file) }
      files.append((file.temporary ?? TemporaryName.path(in: folder, files.count), file))
    }
    let errors = parallel.map(Array(files[first...])) { temporary, file in
      do throws(FileError) {
        try Self.write(file, to: temporary)
        return nil as FileError?
      } catch {
        return error
      }
    }
    if let error = errors.lazy.compactMap(\.self).first { throw error }
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

  private mutating func enter(_ folder: String, for file: FileToWrite) throws(FileError) {
    try folders.create(folder)
    if !folders.contains(folder) { try TemporaryName.removeLeftovers(in: folder) }
    // A name of the file's own may stand elsewhere, where more is allowed.
    guard access(folder, W_OK) == 0 else { throw .system(file.place, "cannot write it") }
  }

  private static func write(_ file: FileToWrite, to temporary: String) throws(FileError) {
    // So that a name that is too long is found before anything is replaced.
    if access(file.place, F_OK) != 0, errno != ENOENT { throw .system(file.place, "cannot write it") }
    // What stands there is of a killed run whose process had the same number, as in containers.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(file.place, "cannot write it") }
    defer { close(descriptor) }
    try FileWriter.write(file.contents, to: descriptor, file.place)
    if let mode = file.mode, fchmod(descriptor, mode) != 0 { throw .system(file.place, "cannot keep its permissions") }
    if file.isDurable, fsync(descriptor) != 0 { throw .system(file.place, "cannot write it") }
  }
}
