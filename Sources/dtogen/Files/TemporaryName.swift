#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Names of files and folders that are being written: hidden, and with the process in them, so that runs do not meet.
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

  /// Whether a name is one of these, of whatever process.
  static func isOne(_ name: String) -> Bool { process(in: name) != nil }

  /// Removes what killed runs left in a folder; what processes that still run are writing stays.
  static func removeLeftovers(in folder: String) throws(FileError) {
    for name in try FolderListing.allNames(in: folder, startingWith: prefix) {
      guard let process = process(in: name), process != Self.process, kill(process, 0) != 0, errno == ESRCH else {
        continue
      }
      removeTree(FilePath.join(folder, name))
    }
  }

  /// Removes a temporary file, or a temporary folder with all that is in it. Links are removed, not followed.
  static func removeTree(_ path: String) {
    if unlink(path) == 0 || errno == ENOENT { return }
    guard let status = try? FileStatus.of(path, followingLinks: false), status.kind == .folder else { return }
    for name in (try? FolderListing.allNames(in: path)) ?? [] { removeTree(FilePath.join(path, name)) }
    rmdir(path)
  }

  private static func process(in name: String) -> pid_t? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = pid_t(parts[0]), process > 0, UInt(parts[1]) != nil else { return nil }
    return process
  }
}
