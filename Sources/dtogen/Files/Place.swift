/// Where on disk a path of a plan belongs.
struct Place: Sendable {
  /// Absolute. Folders on the way are no links below the root; the last part may be one.
  var path: String
  /// The uppermost folder on the way to it that is missing, absolute.
  var missingFolder: String?

  /// Whether the folder that it goes into is missing, so that there is nothing to look at.
  var isKnownAbsent: Bool { missingFolder != nil }

  /// What stands here, a link for itself; nil where nothing does.
  func status() throws(FileError) -> FileStatus? {
    isKnownAbsent ? nil : try FileStatus.of(path, followingLinks: false)
  }

  /// Nil where nothing stands here.
  func contents() throws(FileError) -> [UInt8]? {
    isKnownAbsent ? nil : try FileReader.contentsIfPresent(of: path)
  }
}
