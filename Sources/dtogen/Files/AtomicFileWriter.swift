#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Changes files on disk so that a reader, or a killed run, finds each one old or new and always whole.
///
/// Every file is first written in full under a temporary name in its own folder; only when all are there are they
/// renamed to their places, in the order given. A full disk is so found before anything is replaced. A rename never
/// follows a link.
struct AtomicFileWriter: ~Copyable {
  /// Temporary files, in the order of the steps.
  private var staged: [String] = []
  /// How many of them have reached their places.
  private var placed = 0
  private var folders = CreatedFolders()
  private var seenFolders: Set<String> = []

  /// Writes all files, or throws and takes back what it staged. Places are absolute.
  static func write(_ files: [FileToWrite]) throws(FileError) {
    try carryOut(files.map(FileStep.put))
  }

  /// Takes all steps, or throws and takes back what it staged; steps already taken stay, and a later run takes the rest.
  ///
  /// A journal stands in its place before anything else is written, and is gone after the last step.
  static func carryOut(_ steps: [FileStep], journal: FileToWrite? = nil) throws(FileError) {
    var writer = AtomicFileWriter()
    do throws(FileError) {
      if let journal {
        try writer.stage(journal)
        try writer.rename(to: journal.place)
      }
      for case .put(let file) in steps { try writer.stage(file) }
    } catch {
      if let journal { unlink(journal.place) }
      writer.takeBack()
      throw error
    }
    do throws(FileError) {
      for step in steps {
        switch step {
        case .put(let file): try writer.rename(to: file.place)
        case .remove(let place, let root): try Self.remove(place, below: root)
        }
      }
      if let journal { unlink(journal.place) }
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
    staged.append(temporary)
    defer { close(descriptor) }
    try FileWriter.write(file.contents, to: descriptor, file.place)
    if let mode = file.mode, fchmod(descriptor, mode) != 0 { throw .system(file.place, "cannot keep its permissions") }
    if file.isDurable, fsync(descriptor) != 0 { throw .system(file.place, "cannot write it") }
  }

  /// Files take their places in the order in which they were staged.
  private mutating func rename(to place: String) throws(FileError) {
    guard Self.systemRename(staged[placed], place) == 0 else { throw FileError.system(place, "cannot write it") }
    placed += 1
  }

  private static func remove(_ place: String, below root: String) throws(FileError) {
    if unlink(place) != 0, errno != ENOENT { throw FileError.system(place, "cannot remove it") }
    var folder = FilePath.parent(of: place)
    while FilePath.below(root, folder) != nil, rmdir(folder) == 0 { folder = FilePath.parent(of: folder) }
  }

  /// The system's `rename`, which the method's own name hides.
  private static func systemRename(_ old: String, _ new: String) -> Int32 {
    #if canImport(Darwin)
      Darwin.rename(old, new)
    #elseif canImport(Glibc)
      Glibc.rename(old, new)
    #elseif canImport(Musl)
      Musl.rename(old, new)
    #endif
  }

  /// Removes temporary files and the folders that stand empty; files that reached their place stay.
  private func takeBack() {
    for file in staged[placed...] { unlink(file) }
    folders.takeBack()
  }
}
