import Foundation
import Testing

/// Every command that writes into a project waits for the one that is at work there.
@Suite(.serialized) struct LockedCommandsTests {
  /// What writes, with a file that it makes or changes.
  static let writers: [(words: [String], path: String)] = [
    (["generate"], SampleProject.dto),
    (["scaffold", "Trips/Trip", "--fixture", "captures/offer.json"], "Features/Trips/Data/TripDTO.swift"),
    (["restore", SampleProject.mapper], SampleProject.mapper),
    (["kernel", "init"], "SharedKernel/DateRange.swift"),
    (["kernel", "check", "--acknowledge", "Money", "--reason", "it is shared"], ".dtogen/kernel.fields"),
    (["init"], "dtogen.json"),
    (["templates", "export", "Templates"], "Templates/swift/dto.mustache"),
    (["lint", "--baseline", "known.json", "--update-baseline"], "known.json"),
  ]

  private func prepare(_ sandbox: Sandbox) throws {
    try SampleProject.replaceInSchema("\"stop_count\": \"int\"", "\"stop_count\": \"int64\"", in: sandbox)
    try FileManager.default.removeItem(at: sandbox.url(SampleProject.mapper))
    try FileManager.default.createDirectory(at: sandbox.url("Templates"), withIntermediateDirectories: true)
  }

  private func text(_ path: String, in sandbox: Sandbox) -> String? { try? sandbox.read(path) }

  @Test(arguments: writers) func waits(words: [String], path: String) throws {
    try SampleProject.with { sandbox in
      try prepare(sandbox)
      let before = text(path, in: sandbox)
      let log = try Sandbox()
      defer { log.remove() }
      try log.write("errors", "")
      let lock = try HeldLock(sandbox)
      let run = try BuiltTool.start(words, in: sandbox, errors: FileHandle(forWritingTo: log.url("errors")))
      let message = "another dtogen is at work in \(sandbox.path)"
      for _ in 0..<600 where run.isRunning && (text("errors", in: log) ?? "").isEmpty {
        Thread.sleep(forTimeInterval: 0.05)
      }
      #expect(run.isRunning, "it does not wait")
      #expect(try log.read("errors").contains(message))
      #expect(text(path, in: sandbox) == before)
      lock.release()
      run.waitUntilExit()
      let (after, said) = (text(path, in: sandbox), try log.read("errors"))
      #expect(after != nil && after != before, "\(said)")
      #expect(!HeldLock.isTaken(sandbox, shared: false))
    }
  }

  @Test(arguments: [["generate", "--check"], ["generate", "--diff"], ["lint"], ["kernel", "check"]])
  func whatOnlyLooksSharesTheLock(words: [String]) throws {
    try SampleProject.with { sandbox in
      let lock = try HeldLock(sandbox, shared: true)
      defer { lock.release() }
      let result = try BuiltTool.run(words, in: sandbox)
      #expect(result.status == 0)
      #expect(!result.errors.contains("another dtogen"))
    }
  }

  /// Each run reads what it adds to.
  @Test func noRunTakesBackWhatAnotherOneRecorded() throws {
    try Sandbox.with { sandbox in
      let names = (0..<8).map { "Seat\(Character(UnicodeScalar(UInt8(ascii: "A") + UInt8($0))))" }
      for name in names { try sandbox.write("SharedKernel/\(name).swift", "struct \(name) { let row: Int }\n") }
      let runs = try names.map {
        try BuiltTool.start(["kernel", "check", "--acknowledge", $0, "--reason", "asked for"], in: sandbox)
      }
      for run in runs { run.waitUntilExit() }
      let check = try BuiltTool.run("kernel", "check", in: sandbox)
      for name in names { #expect(!check.errors.contains("'\(name)' and its fields are not recorded"), "\(name)") }
    }
  }
}
