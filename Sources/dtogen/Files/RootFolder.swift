#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder below which everything is read and outside of which nothing is written.
///
/// The root itself may be reached through links. Folders below it may be links too, as long as they end inside.
struct RootFolder: Sendable {
  /// Absolute, without links.
  let path: String

  /// `creating` makes what is missing of the path: a build's own folder is the tool's to make.
  init(_ path: String, creating: Bool = false) throws(FileError) {
    if creating {
      var folders = CreatedFolders()
      try folders.create(path)
    }
    guard let status = try FileStatus.of(path, followingLinks: true) else {
      throw FileError(path, "there is no such folder")
    }
    guard status.kind == .folder else { throw FileError(path, "it is not a folder") }
    self.path = try Self.withoutLinks(path)
  }

  /// The place on disk for one path of a plan; a run that asks for many has a `PlaceFinder`.
  func place(for relative: String) throws(FileError) -> String { try PlaceFinder(self).place(for: relative) }

  /// The place of a name in a folder below the root, or in the root itself.
  func place(of name: Substring, in folder: String) throws(FileError) -> String {
    FilePath.join(folder, try existingSpelling(of: String(name), in: folder))
  }

  /// The folder of this name in one below the root; a link to one inside the root is followed.
  func folder(_ name: Substring, in above: String) throws(FileError) -> String {
    var place = try place(of: name, in: above)
    guard let status = try FileStatus.of(place, followingLinks: false) else { return place }
    if status.kind == .folder { return place }
    if status.kind == .link {
      let target = try Self.withoutLinks(place)
      guard target == path || FilePath.below(path, target) != nil else {
        throw FileError(
          place, "the link leads to \(target), outside the project's root \(path); nothing is written there")
      }
      place = target
      if try FileStatus.of(target, followingLinks: true)?.kind == .folder { return place }
    }
    throw FileError(place, "a file stands where a folder is needed")
  }

  /// A path that the user wrote, as the run knows it: relative to the root where it lies below it, else absolute.
  ///
  /// Only its folder is followed through links: a linked file keeps the name that the user gave it.
  func relativePath(of name: String) throws(FileError) -> String {
    let folder: String
    do throws(FileError) {
      folder = try Self.withoutLinks(FilePath.parent(of: name))
    } catch {
      throw FileError(name, error.message)
    }
    let absolute = FilePath.join(folder, FilePath.name(of: name))
    return FilePath.below(path, absolute) ?? absolute
  }

  /// The name as the disk spells it: composed and decomposed letters are one name to a person, not to every disk.
  private func existingSpelling(of name: String, in folder: String) throws(FileError) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name }
    if try FileStatus.of(FilePath.join(folder, name), followingLinks: false) != nil { return name }
    return try FolderListing.names(in: folder).first { $0 == name } ?? name
  }

  private static func withoutLinks(_ path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw .system(path, "cannot find it") }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
