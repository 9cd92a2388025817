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

  private static let process = getpid()

  /// The paths of temporary files of this process in one folder, told apart by their numbers.
  struct Family: Sendable {
    private let beginning: String

    init(in folder: String) {
      beginning = FilePath.join(folder, "\(TemporaryName.prefix)\(TemporaryName.process)-")
    }

    func path(_ number: Int) -> String { beginning + String(number) + TemporaryName.suffix }
  }

  /// Removes what killed runs left in a folder; files of processes that still run stay.
  static func removeLeftovers(in folder: String) throws(FileError) {
    for name in try FolderListing.allNames(in: folder) where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let process = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let process = pid_t(process), process > 0, kill(process, 0) != 0, errno == ESRCH else { continue }
      unlink(FilePath.join(folder, name))
    }
  }
}
