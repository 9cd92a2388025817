import Foundation

/// Tests that take longer than anyone waits between two edits: `swift test` names them as skipped, `.ci/run` runs them.
package enum SlowTests {
  package static let areOn = ProcessInfo.processInfo.environment["DTOGEN_SLOW_TESTS"] == "1"

  /// What a skipped test says; a test begins it with what makes it slow.
  package static let howToRun = "DTOGEN_SLOW_TESTS=1 swift test runs it, and so does .ci/run"
}
