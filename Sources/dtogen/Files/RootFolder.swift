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

  /// The place on disk for a path of a plan, in a folder that is inside the root and may not exist yet.
  ///
  /// The last part is not followed: what stands there is the caller's to look at.
  func place(for relative: String) throws(FileError) -> String {
    let parts = relative.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Substring.init)
    guard !FilePath.isAbsolute(relative), !parts.isEmpty, !parts.contains(where: { ["", ".", ".."].contains($0) })
    else {
      throw FileError(relative, "the path leads outside the project's root; nothing is written there")
    }
    var place = path
    for (index, part) in parts.enumerated() {
      let next = try existingSpelling(of: String(part), in: place)
      guard index < parts.count - 1 else { return next }
      place = next
      guard let status = try FileStatus.of(place, followingLinks: false) else { continue }
      if status.kind == .link {
        let target = try Self.withoutLinks(place)
        guard target == path || FilePath.below(path, target) != nil else {
          throw FileError(
            place, "the link leads to \(target), outside the project's root \(path); nothing is written there")
        }
        place = target
      }
      if try FileStatus.of(place, followingLinks: true)?.kind != .folder {
        throw FileError(place, "a file stands where a folder is needed")
      }
    }
    return place
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
    let path = FilePath.join(folder, name)
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return path }
    if try FileStatus.of(path, followingLinks: false) != nil { return path }
    let existing = try FolderListing.names(in: folder).first { $0 == name }
    return existing.map { FilePath.join(folder, $0) } ?? path
  }

  private static func withoutLinks(_ path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw .system(path, "cannot find it") }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
