#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Makes folders and remembers which, so that a run that fails leaves none behind.
struct CreatedFolders: Sendable {
  private var made: Set<String> = []

  /// Whether the run made this folder, so that nothing stands in it but what the run put there.
  func contains(_ path: String) -> Bool { made.contains(path) }

  /// Makes a folder and those above it. Another run may make the same one at the same time.
  mutating func create(_ path: String) throws(FileError) {
    if made.contains(path) { return }
    let parent = FilePath.parent(of: path)
    if !made.contains(parent) {
      if try FileStatus.of(path, followingLinks: true)?.kind == .folder { return }
      if parent != path { try create(parent) }
    }
    if mkdir(path, 0o777) == 0 {
      made.insert(path)
      return
    }
    let code = errno
    guard code == EEXIST else { throw .system(path, "cannot create the folder", code: code) }
    guard try FileStatus.of(path, followingLinks: true)?.kind == .folder else {
      throw FileError(path, "a file stands where a folder is needed")
    }
  }

  /// Removes those that stand empty, each before the one it is in.
  func takeBack() {
    for path in made.sorted(by: >) { rmdir(path) }
  }
}
