#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes bytes to an open descriptor, however many calls it takes.
enum FileWriter {
  static func write(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .system(path, "cannot write it") }
      done += count
    }
  }

  /// The system's `write`, which the method's own name hides.
  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes, count)
    #endif
  }
}
