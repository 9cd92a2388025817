#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads bytes from files and from standard input, exactly as they are.
enum FileReader {
  static func contents(of path: String) throws(FileError) -> [UInt8] {
    try contents(of: open(path, O_RDONLY | O_CLOEXEC), path)
  }

  /// Nil where nothing stands there.
  static func contentsIfPresent(of path: String) throws(FileError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT || errno == ENOTDIR { return nil }
    return try contents(of: descriptor, path)
  }

  /// At most `count` bytes from the beginning: enough to see whose a file is.
  static func beginning(of path: String, count: Int) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    return try reading(descriptor, path) { () throws(FileError) in
      try bytes(from: descriptor, path, expected: count, limit: count)
    }
  }

  /// Whether a file holds these bytes and no more.
  static func holds(_ path: String, _ bytes: [UInt8]) throws(FileError) -> Bool {
    try beginning(of: path, count: bytes.count + 1) == bytes
  }

  /// Closes the descriptor, which is negative where the file could not be opened.
  private static func contents(of descriptor: Int32, _ path: String) throws(FileError) -> [UInt8] {
    try reading(descriptor, path) { () throws(FileError) in
      var status = stat()
      let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
      return try bytes(from: descriptor, path, expected: size)
    }
  }

  static func standardInput() throws(FileError) -> [UInt8] {
    try bytes(from: STDIN_FILENO, "<stdin>", expected: 0)
  }

  private static func reading(
    _ descriptor: Int32, _ path: String, _ body: () throws(FileError) -> [UInt8]
  ) throws(FileError) -> [UInt8] {
    guard descriptor >= 0 else { throw .system(path, "cannot read it") }
    defer { close(descriptor) }
    return try body()
  }

  /// Reads straight into the array. A file of the expected size takes two calls and no byte more than its own, since a
  /// second array of the size of a large file would be most of what a run needs; what goes on comes in chunks.
  private static func bytes(
    from descriptor: Int32, _ path: String, expected: Int, limit: Int = .max
  ) throws(FileError) -> [UInt8] {
    var all = try chunk(of: min(expected + 1, limit), from: descriptor, path)
    guard all.count > expected else { return all }
    while all.count < limit {
      let more = try chunk(of: min(64 * 1024, limit - all.count), from: descriptor, path)
      if more.isEmpty { break }
      all += more
    }
    return all
  }

  /// At most `count` bytes; fewer only at the end.
  private static func chunk(of count: Int, from descriptor: Int32, _ path: String) throws(FileError) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
        if got > 0 { filled += got }
        if got == 0 { break }
        if got < 0, errno != EINTR {
          failure = errno
          break
        }
      }
    }
    if let failure { throw .system(path, "cannot read it", code: failure) }
    return bytes
  }
}
