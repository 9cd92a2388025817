#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Standard output and standard error as descriptors.
enum StandardStream {
  case output, error

  private var descriptor: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }

  /// Writes everything; a reader that went away ends the process as it does for any tool.
  func write(_ text: String) throws(FileError) {
    try FileWriter.write(Array(text.utf8), to: descriptor, self == .output ? "<stdout>" : "<stderr>")
  }

  /// Whether colours may be shown: on a terminal that is not a dumb one, unless `NO_COLOR` is set to something.
  var showsColours: Bool {
    guard isatty(descriptor) == 1 else { return false }
    return Environment.value("NO_COLOR")?.isEmpty ?? true && Environment.value("TERM") != "dumb"
  }
}

/// The process's environment.
private enum Environment {
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
