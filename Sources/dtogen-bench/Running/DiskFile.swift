#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files of the benchmark's own: whole in, and small ones whole out.
enum DiskFile {
  static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "w") else { throw BenchError("cannot write \(path) (\(errno))") }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw BenchError("cannot write \(path) (\(errno))")
    }
  }

  static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw BenchError("cannot read \(path) (\(errno))") }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }

  /// Creates a folder with all that lead to it.
  static func makeFolder(_ path: String) {
    var end = path.index(after: path.startIndex)
    while let slash = path[end...].firstIndex(of: "/") {
      mkdir(String(path[..<slash]), 0o777)
      end = path.index(after: slash)
    }
    mkdir(path, 0o777)
  }
}

/// A folder that is there as long as the benchmark runs.
///
/// In memory where the system offers that: creating a thousand files measures the disk, not the tool.
struct TemporaryFolder {
  let path: String

  init() throws {
    let parent = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/dtogen-bench.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil, let resolved = realpath(template, nil) else {
      throw BenchError("cannot create a folder in \(parent) (\(errno))")
    }
    defer { free(resolved) }
    path = String(cString: resolved)
  }

  func remove() { _ = try? ChildProcess.run(["/bin/rm", "-rf", path]) }
}
