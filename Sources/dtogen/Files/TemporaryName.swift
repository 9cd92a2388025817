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

  static func text(_ number: Int) -> String { "\(prefix)\(getpid())-\(number)\(suffix)" }

  /// Removes what killed runs left in a folder; files of processes that still run stay.
  static func removeLeftovers(in folder: String) throws(FileError) {
    for name in try FolderListing.allNames(in: folder) where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let process = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let process = pid_t(process), process > 0, kill(process, 0) != 0, errno == ESRCH else { continue }
      unlink(FilePath.join(folder, name))
    }
  }
}
