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
/// Every file is first written in full under a temporary name in its own folder; only when all are there are they
/// renamed to their places, one stage after another. A full disk is so found before anything is replaced. Within a
/// stage files are worked on several at once, and of several that fail the first in the order given is told.
struct AtomicFileWriter: ~Copyable {
  private let workload: Workload
  /// Temporary files, in the order of the steps.
  private var staged: [TemporaryFile] = []
  /// How many of them have been told to take their places.
  private var placed = 0
  private var folders = CreatedFolders()

  private init(_ workload: Workload) {
    self.workload = workload
  }

  /// Writes all files, or throws and takes back what it staged. Places are absolute.
  static func write(_ files: [FileToWrite], workload: Workload = Processors.workload) throws(FileError) {
    try carryOut([files.map(FileStep.put)], workload: workload)
  }

  /// Takes the steps of all stages, or throws and takes back what it staged; steps already taken stay, and a later run
  /// takes the rest. A stage begins when the one before is done, and removes when all its files are in their places.
  ///
  /// A journal stands in its place before anything else is written, and is gone after the last step.
  static func carryOut(
    _ stages: [[FileStep]], journal: FileToWrite? = nil, workload: Workload = Processors.workload
  ) throws(FileError) {
    var writer = AtomicFileWriter(workload)
    let files = stages.map { steps in steps.compactMap(\.file) }
    do throws(FileError) {
      if let journal {
        try writer.stage([journal])
        try writer.place(1)
      }
      try writer.stage(Array(files.joined()))
    } catch {
      if let journal { unlink(journal.place) }
      writer.takeBack()
      throw error
    }
    do throws(FileError) {
      for (steps, files) in zip(stages, files) {
        try writer.place(files.count)
        for case .remove(let place, let root) in steps { try Self.remove(place, below: root) }
      }
      if let journal { unlink(journal.place) }
    } catch {
      writer.takeBack()
      throw error
    }
  }

  /// Writes files under temporary names. Where one fails, some after it may be staged too.
  private mutating func stage(_ files: [FileToWrite]) throws(FileError) {
    let runs = workload.map(runsOf: files) { [number = staged.count] files in
      var run = Staging()
      run.stage(files, from: number + files.startIndex)
      return run
    }
    for run in runs {
      staged += run.files
      folders.append(run.folders)
    }
    if let error = runs.lazy.compactMap(\.error).first { throw error }
  }

  /// As many files as this take their places, in the order in which they were staged.
  private mutating func place(_ count: Int) throws(FileError) {
    let files = Array(staged[placed..<(placed + count)])
    placed += count
    let errors = workload.map(runsOf: files) { files in
      do throws(FileError) {
        for file in files { try file.takePlace() }
        return FileError?.none
      } catch {
        return error
      }
    }
    if let error = errors.lazy.compactMap({ $0 }).first { throw error }
  }

  private static func remove(_ place: String, below root: String) throws(FileError) {
    if unlink(place) != 0, errno != ENOENT { throw FileError.system(place, "cannot remove it") }
    var folder = FilePath.parent(of: place)
    while FilePath.below(root, folder) != nil, rmdir(folder) == 0 { folder = FilePath.parent(of: folder) }
  }

  /// Removes temporary files and the folders that stand empty; files that reached their place stay.
  private func takeBack() {
    for file in staged { file.remove() }
    folders.takeBack()
  }
}
