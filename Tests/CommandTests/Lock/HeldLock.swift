import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The lock of a project in the hands of a test, taken as the system gives it and not by the tool's own code.
final class HeldLock {
  private let descriptor: Int32

  init(_ folder: Sandbox, shared: Bool = false) throws {
    descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, (shared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 else {
      throw CocoaError(.fileLocking)
    }
  }

  func release() { flock(descriptor, LOCK_UN) }

  /// Whether somebody else has it in this way.
  static func isTaken(_ folder: Sandbox, shared: Bool) -> Bool {
    guard let lock = try? HeldLock(folder, shared: shared) else { return true }
    lock.release()
    return false
  }

  deinit { close(descriptor) }
}
