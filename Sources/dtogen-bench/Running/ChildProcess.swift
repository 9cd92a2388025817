#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a program to its end and says what it took; what it prints and says goes nowhere.
enum ChildProcess {
  struct Usage {
    /// From the start to the end, as a user waits.
    var milliseconds: Double
    /// User and system time.
    var processorMilliseconds: Double
    var peakMebibytes: Double
  }

  /// Runs `words`, whose first is a path, and throws where the program fails.
  static func run(_ words: [String]) throws -> Usage {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let clock = ContinuousClock()
    let start = clock.now
    var process = pid_t()
    let code = posix_spawn(&process, words[0], &actions, nil, &arguments, environ)
    guard code == 0 else { throw BenchError("\(words[0]) cannot be started (\(code))") }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw BenchError("\(words[0]) was lost (\(errno))") }
    }
    let elapsed = clock.now - start
    guard status == 0 else { throw BenchError("this failed, run it to see why: \(words.joined(separator: " "))") }
    return Usage(
      milliseconds: elapsed.milliseconds,
      processorMilliseconds: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
      peakMebibytes: mebibytes(usage))
  }

  /// The path of this program.
  static func ownPath() throws -> String {
    let path = CommandLine.arguments[0]
    guard path.contains("/"), let resolved = realpath(path, nil) else {
      throw BenchError("start the benchmark by its path, or by 'swift run -c release dtogen-bench'")
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
  }

  /// `ru_maxrss` counts bytes on Apple's systems and KiB elsewhere.
  private static func mebibytes(_ usage: rusage) -> Double {
    #if canImport(Darwin)
      Double(usage.ru_maxrss) / 1_048_576
    #else
      Double(usage.ru_maxrss) / 1024
    #endif
  }
}

extension Duration {
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }
}
