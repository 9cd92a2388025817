#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file operation that failed: the path as the user knows it and the reason in plain words.
struct FileError: Error {
  var path: String
  var message: String

  init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// From the system's error number, read before anything else can change it.
  static func system(_ path: String, _ action: String, code: Int32 = errno) -> FileError {
    FileError(path, "\(action): \(reason(code))")
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the file system is read-only"
    case ENOSPC: "the disk is full"
    case EDQUOT: "the disk quota is used up"
    case EISDIR: "it is a folder"
    case ENOTDIR: "part of the path is a file, not a folder"
    case ELOOP: "the symbolic links go round in a circle"
    case ENAMETOOLONG: "the name is too long"
    default: strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
  }
}
