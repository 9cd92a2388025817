#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Puts files on disk so that a reader, or a killed run, finds each one old or new and always whole.
///
/// Every file is first written in full under a temporary name in its own folder; only when all are there are they
/// renamed to their places. A full disk is so found before anything is replaced. A rename never follows a link.
struct AtomicFileWriter: ~Copyable {
  private struct Staged {
    var temporary: String
    var place: String
  }

  private var staged: [Staged] = []
  private var folders = CreatedFolders()
  private var seenFolders: Set<String> = []

  /// Writes all files, or throws and takes back what it staged. Places are absolute.
  static func write(_ files: [FileToWrite]) throws(FileError) {
    var writer = AtomicFileWriter()
    do throws(FileError) {
      for file in files { try writer.stage(file) }
      while let next = writer.staged.first {
        guard rename(next.temporary, next.place) == 0 else { throw FileError.system(next.place, "cannot write it") }
        writer.staged.removeFirst()
      }
    } catch {
      writer.takeBack()
      throw error
    }
  }

  private mutating func stage(_ file: FileToWrite) throws(FileError) {
    let folder = FilePath.parent(of: file.place)
    if seenFolders.insert(folder).inserted {
      try folders.create(folder)
      try TemporaryName.removeLeftovers(in: folder)
    }
    let temporary = FilePath.join(folder, TemporaryName.text(staged.count))
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(file.place, "cannot write it") }
    staged.append(Staged(temporary: temporary, place: file.place))
    defer { close(descriptor) }
    try FileWriter.write(file.contents, to: descriptor, file.place)
    if let mode = file.mode, fchmod(descriptor, mode) != 0 { throw .system(file.place, "cannot keep its permissions") }
    if file.isDurable, fsync(descriptor) != 0 { throw .system(file.place, "cannot write it") }
  }

  /// Removes temporary files and the folders that stand empty; files that reached their place stay.
  private func takeBack() {
    for file in staged { unlink(file.temporary) }
    folders.takeBack()
  }
}
