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

  /// Asks for one byte more than expected, so that the usual file takes two calls; pipes grow as they come.
  private static func bytes(
    from descriptor: Int32, _ path: String, expected: Int, limit: Int = .max
  ) throws(FileError) -> [UInt8] {
    var all: [UInt8] = []
    var chunk = max(expected, 1)
    all.reserveCapacity(chunk)
    while all.count < limit {
      let wanted = min(chunk, limit - all.count)
      let before = all.count
      all.append(contentsOf: repeatElement(0, count: wanted))
      let got = all.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress.map { $0 + before }, wanted)
      }
      let code = errno
      all.removeLast(wanted - max(got, 0))
      if got == 0 { break }
      if got < 0, code != EINTR { throw .system(path, "cannot read it", code: code) }
      chunk = 64 * 1024
    }
    return all
  }
}
