import Foundation
import Testing

@testable import dtogen

@Suite struct AtomicFileWriterTests {
  private func file(_ sandbox: Sandbox, _ path: String, _ text: String) -> FileToWrite {
    FileToWrite(place: sandbox.path(path), contents: Array(text.utf8), mode: nil, isDurable: true)
  }

  @Test func writesNothingWhenOneOfTheFilesCannotBeStaged() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("a.swift", "old")
      try sandbox.write("blocked", "a file")
      let error = #expect(throws: FileError.self) {
        try AtomicFileWriter.write([
          file(sandbox, "a.swift", "new"), file(sandbox, "deep/er/b.swift", "new"),
          file(sandbox, "blocked/c.swift", "new"),
        ])
      }
      #expect(error?.path.hasSuffix("blocked") == true)
      #expect(try sandbox.read("a.swift") == "old")
      #expect(try sandbox.files() == ["a.swift", "blocked"])
      #expect(!sandbox.exists("deep"))
    }
  }

  @Test func keepsWhatIsInPlaceWhenALaterRenameFails() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("b.swift/in the way", "")
      #expect(throws: FileError.self) {
        try AtomicFileWriter.write([
          file(sandbox, "a.swift", "new"), file(sandbox, "b.swift", "new"), file(sandbox, "c.swift", "new"),
        ])
      }
      #expect(try sandbox.files() == ["a.swift", "b.swift/in the way"])
    }
  }

  @Test func clearsAwayWhatAKilledRunLeftAndNothingElse() throws {
    try Sandbox.with { sandbox in
      // No system gives out process numbers this high.
      try sandbox.write(".dtogen-1999999999-0.tmp", "left")
      try sandbox.write(".dtogen-\(ProcessInfo.processInfo.processIdentifier)-9.tmp", "running")
      try sandbox.write(".dtogen-notes.tmp", "mine")
      try AtomicFileWriter.write([file(sandbox, "a.swift", "new")])
      #expect(
        try sandbox.files() == [
          ".dtogen-\(ProcessInfo.processInfo.processIdentifier)-9.tmp", ".dtogen-notes.tmp", "a.swift",
        ])
    }
  }

  /// Permissions do not stop the superuser.
  @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere"))
  func namesTheFileThatAReadOnlyFolderRefuses() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("locked/keep.txt", "")
      try sandbox.setPermissions("locked", 0o555)
      defer { try? sandbox.setPermissions("locked", 0o755) }
      let error = #expect(throws: FileError.self) { try AtomicFileWriter.write([file(sandbox, "locked/a", "x")]) }
      #expect(error?.path == sandbox.path("locked/a"))
      #expect(error?.message.contains("permission denied") == true)
    }
  }
}
