/// Finds the places of many paths of one run: a folder that it has learnt is not looked at again.
///
/// It takes folders to stay what they were when it learnt them, and those that were missing to stay missing.
struct PlaceFinder: Sendable {
  let root: RootFolder
  /// By the folder's path relative to the root.
  private var folders: [Substring: Place] = [:]

  init(_ root: RootFolder) {
    self.root = root
  }

  /// The place for a path of a plan, in a folder that is inside the root and may not exist yet.
  ///
  /// The last part is not followed: what stands there is the caller's to look at.
  func place(for path: String) throws(FileError) -> Place {
    guard Self.staysBelow(path) else {
      throw FileError(path, "the path leads outside the project's root; nothing is written there")
    }
    let (folder, name) = Self.split(path[...])
    return try root.place(of: name, in: try self.folder(folder))
  }

  /// Looks at these folders. About those that cannot be used `place` complains, path by path.
  mutating func learn(_ folders: [Substring]) {
    for folder in folders where Self.staysBelow(String(folder)) { _ = try? learn(folder) }
  }

  /// Takes a folder of the root to be there, since the run makes it before it needs what this one is to find.
  mutating func expect(_ folder: Substring) {
    guard let place = try? learn(folder), place.isKnownAbsent else { return }
    folders[folder] = Place(path: place.path)
  }

  /// The folders of paths of a plan, each once for neighbours that share it; the root itself is left out.
  static func folders(of paths: [String]) -> [Substring] {
    var folders: [Substring] = []
    for path in paths {
      let folder = split(path[...]).folder
      if !folder.isEmpty, folder != folders.last { folders.append(folder) }
    }
    return folders
  }

  private mutating func learn(_ path: Substring) throws(FileError) -> Place {
    if let known = known(path) { return known }
    let (above, name) = Self.split(path)
    let place = try root.folder(name, in: try learn(above))
    folders[path] = place
    return place
  }

  private func folder(_ path: Substring) throws(FileError) -> Place {
    if let known = known(path) { return known }
    let (above, name) = Self.split(path)
    return try root.folder(name, in: try folder(above))
  }

  private func known(_ folder: Substring) -> Place? {
    folder.isEmpty ? Place(path: root.path) : folders[folder]
  }

  private static func staysBelow(_ path: String) -> Bool { !FilePath.isAbsolute(path) && FilePath.isNormal(path) }

  private static func split(_ path: Substring) -> (folder: Substring, name: Substring) {
    guard let slash = FilePath.lastSlash(in: path) else { return ("", path) }
    return (path[..<slash], path[path.utf8.index(after: slash)...])
  }
}
