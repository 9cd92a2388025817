/// A file that somebody else read from disk: the only way bytes enter the core.
public struct InputFile: Hashable, Sendable {
  /// The path that diagnostics show.
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
