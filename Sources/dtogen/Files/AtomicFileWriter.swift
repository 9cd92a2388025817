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
/// Every file is first written in full under a temporary name in its own folder, or in a folder that is itself made
/// under a temporary name; only when all are there are they renamed to their places, one stage after another. A full
/// disk is so found before anything is replaced.
enum AtomicFileWriter {
  /// Writes all files, or throws and takes back what it staged. Places are absolute.
  static func write(_ files: [FileToWrite], parallel: ParallelMap = Processors.parallel) throws(FileError) {
    try carryOut([FileStage(files: files)], parallel: parallel)
  }

  /// Takes the steps of all stages, or throws and takes back what it staged; steps already taken stay, and a later run
  /// takes the rest. A stage begins when the one before is done, and removes when all its files are in their places.
  ///
  /// A journal stands in its place before anything else is written, and is gone after the last step. One that replaces
  /// another has what that one had in it, and stays where nothing could be staged.
  static func carryOut(
    _ stages: [FileStage], journal: FileToWrite? = nil, parallel: ParallelMap = Processors.parallel
  ) throws(FileError) {
    let journals = journal.map { [$0] } ?? []
    var earlier: FileStatus?
    if let journal { earlier = try FileStatus.of(journal.place, followingLinks: false) }
    var first = FileBatch(journals, from: 0, parallel)
    var batches: [FileBatch] = []
    var number = journals.count
    for stage in stages {
      batches.append(FileBatch(stage.files, from: number, parallel))
      number += stage.files.count
    }
    do throws(FileError) {
      do throws(FileError) {
        try first.stage()
        try first.place()
        for index in batches.indices { try batches[index].stage() }
      } catch {
        if let journal, earlier == nil { unlink(journal.place) }
        throw error
      }
      for (stage, batch) in zip(stages, batches) {
        try batch.place()
        for removal in stage.removals { try carryOut(removal) }
      }
      if let journal { unlink(journal.place) }
    } catch {
      for batch in batches.reversed() { batch.takeBack() }
      first.takeBack()
      throw error
    }
  }

  private static func carryOut(_ removal: FileStage.Removal) throws(FileError) {
    if unlink(removal.place) != 0, errno != ENOENT { throw FileError.system(removal.place, "cannot remove it") }
    var folder = FilePath.parent(of: removal.place)
    while FilePath.below(removal.root, folder) != nil, rmdir(folder) == 0 { folder = FilePath.parent(of: folder) }
  }
}
