#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file on its way to its place: written in full under a temporary name, then renamed.
struct TemporaryFile: Sendable {
  let path: String
  let file: FileToWrite

  /// Makes the temporary file, empty; nothing may stand there, not even a link.
  ///
  /// `isOwnName` where the name has the process and a number in it: what stands there then is of a killed run whose
  /// process had the same number, as in containers, and goes.
  func create(isOwnName: Bool) throws(FileError) -> Int32 {
    var descriptor = create()
    if descriptor < 0, errno == EEXIST, isOwnName {
      TemporaryName.removeTree(path)
      descriptor = create()
    }
    guard descriptor >= 0 else { throw .system(file.place, "cannot write it") }
    return descriptor
  }

  private func create() -> Int32 { open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666) }

  /// Gives it its bytes and permissions, and closes it.
  func fill(_ descriptor: Int32) throws(FileError) {
    defer { close(descriptor) }
    try FileWriter.write(file.contents, to: descriptor, file.place)
    if let mode = file.mode, fchmod(descriptor, mode) != 0 { throw .system(file.place, "cannot keep its permissions") }
    if file.isDurable, fsync(descriptor) != 0 { throw .system(file.place, "cannot write it") }
  }

  /// A rename never follows a link.
  func takePlace() throws(FileError) {
    guard rename(path, file.place) == 0 else { throw .system(file.place, "cannot write it") }
  }
}
