#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps two runs from changing one project at the same time: Xcode builds targets side by side.
///
/// The lock is an advisory one on the root folder itself. It needs no file, so nothing is left behind, and the system
/// frees it when a process ends in whatever way. Runs that only look share it.
enum RunLock {
  enum Purpose {
    case writing, looking
  }

  /// Runs `body` under the lock; the user is told when another run has it.
  static func holding<Value>(
    _ root: RootFolder, for purpose: Purpose, _ reporter: Reporter, _ body: () throws -> Value
  ) throws -> Value {
    try holding(root, for: purpose, wait: { reporter.sayWaiting(root) }, body)
  }

  /// Runs `body` under the lock; `wait` is told when another run has it.
  ///
  /// On a file system without locks the run goes on without one: each file is replaced whole all the same.
  static func holding<Value>(
    _ root: RootFolder, for purpose: Purpose, wait: () -> Void, _ body: () throws -> Value
  ) throws -> Value {
    let descriptor = open(root.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return try body() }
    defer { close(descriptor) }
    let operation = purpose == .writing ? LOCK_EX : LOCK_SH
    if !lock(descriptor, operation | LOCK_NB), errno == EWOULDBLOCK {
      wait()
      _ = lock(descriptor, operation)
    }
    return try body()
  }

  /// False with `errno` set.
  private static func lock(_ descriptor: Int32, _ operation: Int32) -> Bool {
    while flock(descriptor, operation) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }
}
