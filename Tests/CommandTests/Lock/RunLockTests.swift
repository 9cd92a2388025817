import Foundation
import Testing

@testable import dtogen

/// The lock itself: who shares it, who waits, and when it is free again.
@Suite struct RunLockTests {
  private func isTaken(_ sandbox: Sandbox, during purpose: RunLock.Purpose, shared: Bool) throws -> Bool {
    try RunLock.holding(RootFolder(sandbox.path), for: purpose, wait: {}) { HeldLock.isTaken(sandbox, shared: shared) }
  }

  @Test func aWriterIsAlone() throws {
    try Sandbox.with { sandbox in
      let (shared, alone) = (
        try isTaken(sandbox, during: .writing, shared: true), try isTaken(sandbox, during: .writing, shared: false)
      )
      #expect(shared && alone)
    }
  }

  @Test func readersShare() throws {
    try Sandbox.with { sandbox in
      let (shared, alone) = (
        try isTaken(sandbox, during: .looking, shared: true), try isTaken(sandbox, during: .looking, shared: false)
      )
      #expect(!shared && alone)
    }
  }

  @Test func isFreeAfterwardsAndAfterAnError() throws {
    struct Failure: Error {}
    try Sandbox.with { sandbox in
      let root = try RootFolder(sandbox.path)
      #expect(throws: Failure.self) { try RunLock.holding(root, for: .writing, wait: {}) { throw Failure() } }
      #expect(!HeldLock.isTaken(sandbox, shared: false))
      #expect(try RunLock.holding(root, for: .writing, wait: { Issue.record("nobody has it") }) { 7 } == 7)
    }
  }

  @Test func waitsUntilItIsFree() throws {
    try Sandbox.with { sandbox in
      let root = try RootFolder(sandbox.path)
      let other = try HeldLock(sandbox)
      var events: [String] = []
      try RunLock.holding(
        root, for: .writing,
        wait: {
          events.append("waits")
          other.release()
        }
      ) { events.append("works") }
      #expect(events == ["waits", "works"])
    }
  }
}
