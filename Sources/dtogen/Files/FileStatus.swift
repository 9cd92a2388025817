#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What stands at a path on disk.
struct FileStatus: Sendable {
  enum Kind: Sendable {
    case file, folder, link, other
  }

  var kind: Kind
  var size: Int
  /// The permission bits.
  var mode: mode_t
  /// The same for two paths of one file or folder.
  var identity: Identity

  struct Identity: Hashable, Sendable {
    var device: UInt64
    var inode: UInt64
  }

  /// What stands at `path`, or nil where nothing does. A link is reported as a link unless it is followed.
  static func of(_ path: String, followingLinks: Bool) throws(FileError) -> FileStatus? {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else {
      let code = errno
      if code == ENOENT || code == ENOTDIR { return nil }
      throw .system(path, "cannot look at it", code: code)
    }
    return FileStatus(status)
  }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(status.st_size)
    mode = status.st_mode & 0o7777
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
  }
}
