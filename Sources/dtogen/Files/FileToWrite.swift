#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One decided write: where on disk, what, and how.
struct FileToWrite: Sendable {
  /// Absolute.
  var place: String
  var contents: [UInt8]
  /// The permissions to keep, or nil for a file that is not there yet.
  var mode: mode_t?
  /// Whether the bytes must have reached the disk before the file takes its place: for what a later run cannot make again.
  var isDurable: Bool
  /// The uppermost folder on the way that was missing when this was decided, absolute; nil where none is known to be.
  var missingFolder: String?
}
