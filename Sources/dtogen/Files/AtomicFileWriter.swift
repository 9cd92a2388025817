import DTOGenCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Changes files on disk so that a reader, or a killed run, finds each one old or new and always whole.
///
/// Every file is first written in full under a temporary name; only when all are there are they renamed to their
/// places, one stage after another. A full disk is so found before anything is replaced.
enum AtomicFileWriter {
  /// Writes all files, or throws and takes back what it staged. Places are absolute.
  static func write(_ files: [FileToWrite]) throws(FileError) {
    try carryOut([FileStage(files: files)])
  }

  /// Takes the steps of all stages, or throws and takes back what it staged; steps already taken stay, and a later run
  /// takes the rest. A stage removes when all its files are in their places, and the next begins when that is done.
  ///
  /// A journal is a folder that stands as long as the run does, so that the next one can tell whether it came to its
  /// end. What an earlier run left in it is gone after the last step.
  static func carryOut(
    _ stages: [FileStage], journal: String? = nil, parallel: ParallelMap = Processors.parallel
  ) throws(FileError) {
    var staged = StagedFiles()
    var earlier: [String] = []
    do throws(FileError) {
      if let journal {
        earlier = try FolderListing.allNames(in: journal)
        try staged.makeFolder(journal)
      }
      try staged.add(stages.flatMap(\.files), parallel)
      for stage in stages {
        try staged.place(stage.files.count)
        for removal in stage.removals { try carryOut(removal) }
      }
    } catch {
      staged.takeBack()
      throw error
    }
    guard let journal else { return }
    for name in earlier { unlink(FilePath.join(journal, name)) }
    rmdir(journal)
  }

  private static func carryOut(_ removal: FileStage.Removal) throws(FileError) {
    if unlink(removal.place) != 0, errno != ENOENT { throw FileError.system(removal.place, "cannot remove it") }
    var folder = FilePath.parent(of: removal.place)
    while FilePath.below(removal.root, folder) != nil, rmdir(folder) == 0 { folder = FilePath.parent(of: folder) }
  }
}
