import DTOGenCore

/// Files that are written together: all in full under temporary names, and then each takes its place.
///
/// Files are worked on several at once, and of several that fail the first in the order given is told.
struct FileBatch: Sendable {
  private let files: [FileToWrite]
  /// Temporary files are numbered from here, and no other of the process has these numbers.
  private let number: Int
  private let parallel: ParallelMap
  /// Those that the batch is to make, by their places.
  private var newFolders: [String: NewFolder] = [:]
  private var runs: [Staging] = []

  init(_ files: [FileToWrite], from number: Int, _ parallel: ParallelMap) {
    self.files = files
    self.number = number
    self.parallel = parallel
  }

  /// Writes all files under temporary names. Where one fails, some after it may be written too.
  mutating func stage() throws(FileError) {
    newFolders = makeFolders()
    runs = parallel.map(runsOf: files, path: \.place) { [newFolders, number] files in
      var run = Staging(files.indices, newFolders)
      run.stage(files, from: number)
      return run
    }
    if let error = runs.lazy.compactMap(\.error).first { throw error }
  }

  /// All files take their places.
  func place() throws(FileError) {
    let errors = parallel.map(runs) { run in run.takePlaces(files) }
    if let error = errors.lazy.compactMap(\.self).first { throw error }
  }

  /// Removes what has not reached its place, and the folders that stand empty.
  func takeBack() {
    for folder in newFolders.values { folder.remove() }
    for run in runs { run.removeFiles() }
    CreatedFolders.takeBack(runs.map(\.folders))
  }

  private func makeFolders() -> [String: NewFolder] {
    var firsts: [String: Int] = [:]
    var last: String?
    for index in files.indices {
      guard let place = files[index].missingFolder, place != last else { continue }
      if firsts[place] == nil { firsts[place] = index }
      last = place
    }
    let made = parallel.map(Array(firsts)) { place, first in
      (place, NewFolder(making: place, first: first, number: number + first))
    }
    return Dictionary(made) { first, _ in first }
  }
}
