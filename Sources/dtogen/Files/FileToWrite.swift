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
  /// Where it is written before it takes its place, a path that the next run finds again where this one is killed; nil
  /// for a name of this process beside the place.
  var temporary: String?
}
