/// Finds where on disk many paths of one run belong: a folder that it has learnt is not looked at again.
///
/// It takes folders to stay what they were when it learnt them.
struct PlaceFinder: Sendable {
  let root: RootFolder
  /// By the folder's path relative to the root.
  private var folders: [Substring: String] = [:]

  init(_ root: RootFolder) {
    self.root = root
  }

  /// The place for a path of a plan, in a folder that is inside the root and may not exist yet.
  ///
  /// The last part is not followed: what stands there is the caller's to look at.
  func place(for path: String) throws(FileError) -> String {
    guard !FilePath.isAbsolute(path), FilePath.isNormal(path) else {
      throw FileError(path, "the path leads outside the project's root; nothing is written there")
    }
    let (folder, name) = Self.split(path[...])
    return try root.place(of: name, in: try self.folder(folder))
  }

  /// Looks at the folders on the way to a path. About those that cannot be used `place` complains.
  mutating func learn(wayTo path: Substring) {
    let folder = Self.split(path).folder
    guard !folder.isEmpty, folders[folder] == nil else { return }
    learn(wayTo: folder)
    folders[folder] = try? self.folder(folder)
  }

  private func folder(_ path: Substring) throws(FileError) -> String {
    if path.isEmpty { return root.path }
    if let known = folders[path] { return known }
    let (above, name) = Self.split(path)
    return try root.folder(name, in: try folder(above))
  }

  private static func split(_ path: Substring) -> (folder: Substring, name: Substring) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (path[..<slash], path[path.utf8.index(after: slash)...])
  }
}
