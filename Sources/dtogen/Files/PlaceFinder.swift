/// Finds the places of many paths of one run: a folder that was found inside the root is not looked at again.
struct PlaceFinder {
  let root: RootFolder
  /// By the folder's path relative to the root.
  private var folders: [String: String] = [:]

  init(_ root: RootFolder) {
    self.root = root
  }

  /// As `RootFolder.place`.
  mutating func place(for path: String) throws(FileError) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return try root.place(for: path) }
    let folder = String(path[..<slash])
    let name = path[path.utf8.index(after: slash)...]
    // Only names that every disk spells alike; for others the root asks the disk.
    guard let known = folders[folder], !["", ".", ".."].contains(name), name.utf8.allSatisfy({ $0 < 0x80 }) else {
      let place = try root.place(for: path)
      folders[folder] = FilePath.parent(of: place)
      return place
    }
    return FilePath.join(known, String(name))
  }
}
