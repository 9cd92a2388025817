#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lists folders in an order that is the same on every machine: by the bytes of the names.
enum FolderListing {
  /// The names in a folder without hidden ones; nothing where there is no such folder.
  static func names(in folder: String) throws(FileError) -> [String] {
    try allNames(in: folder).filter { !$0.hasPrefix(".") }
  }

  /// Hidden ones too, but not the folder itself and the one above it; only those that begin like this.
  static func allNames(in folder: String, startingWith prefix: String = "") throws(FileError) -> [String] {
    guard let stream = opendir(folder) else {
      let code = errno
      if code == ENOENT || code == ENOTDIR { return [] }
      throw .system(folder, "cannot list the folder", code: code)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          strncmp($0, prefix, prefix.utf8.count) == 0 ? String(cString: $0) : nil
        }
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The paths, relative to `folder`, of all files below it; links are followed, a folder inside itself is not.
  ///
  /// `skipping` names folders directly below that are left out.
  static func files(below folder: String, skipping: Set<String> = []) throws(FileError) -> [String] {
    var found: [String] = []
    try visit(folder, prefix: "", skipping: skipping, inside: [], &found)
    return found
  }

  private static func visit(
    _ folder: String, prefix: String, skipping: Set<String>, inside: [FileStatus.Identity], _ found: inout [String]
  ) throws(FileError) {
    guard let status = try FileStatus.of(folder, followingLinks: true), !inside.contains(status.identity) else {
      return
    }
    for name in try names(in: folder) where !skipping.contains(name) {
      let path = FilePath.join(folder, name)
      switch try FileStatus.of(path, followingLinks: true)?.kind {
      case .file: found.append(prefix + name)
      case .folder:
        try visit(path, prefix: prefix + name + "/", skipping: [], inside: inside + [status.identity], &found)
      default: break
      }
    }
  }
}
