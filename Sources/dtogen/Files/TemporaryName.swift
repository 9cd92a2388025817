#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Names of files that are being written: hidden, and with the process in them, so that runs do not meet.
enum TemporaryName {
  private static let prefix = ".dtogen-"
  private static let suffix = ".tmp"

  /// The path of a temporary file of this process, told from its others by a number.
  static func path(in folder: String, _ number: Int) -> String {
    FilePath.join(folder, "\(prefix)\(getpid())-\(number)\(suffix)")
  }

  /// Removes what killed runs left in a folder; what processes that still run are writing stays.
  static func removeLeftovers(in folder: String) throws(FileError) {
    for name in try FolderListing.allNames(in: folder, startingWith: prefix) {
      guard let process = process(in: name), process != getpid(), kill(process, 0) != 0, errno == ESRCH else {
        continue
      }
      unlink(FilePath.join(folder, name))
    }
  }

  private static func process(in name: String) -> pid_t? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = pid_t(parts[0]), process > 0, UInt(parts[1]) != nil else { return nil }
    return process
  }
}
