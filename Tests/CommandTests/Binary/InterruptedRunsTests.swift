import Foundation
import Testing

/// Runs that are killed, or that meet each other, over one tree of many models.
///
/// DTOGEN_KILLS sets how many runs are killed, over 500 models then; DTOGEN_MEETINGS how often eight runs meet.
@Suite(.serialized) struct InterruptedRunsTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let kills = environment["DTOGEN_KILLS"].flatMap { Int($0) }
  private static let meetings = environment["DTOGEN_MEETINGS"].flatMap { Int($0) } ?? 1

  private func project(_ sandbox: Sandbox, models: Int, type: String) throws {
    for index in 0..<models {
      let feature = "F\(index % 10)"
      try sandbox.write(
        "Features/\(feature)/Data/Model\(index).dto.json",
        "{ \"fields\": { \"id\": \"string\", \"name\": \"\(type)\", \"kind\": \"int\" }, \"domain\": { \"id\": \"id\", \"name\": \"name\" }, \"ignore\": { \"*\": \"unused\" } }"
      )
    }
  }

  /// Every file but the schemas with its text.
  private func tree(_ sandbox: Sandbox) throws -> [String: String] {
    let paths = try sandbox.files().filter { !$0.hasSuffix("dto.json") }
    return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try sandbox.read($0)) })
  }

  private func cleanTree(models: Int, type: String) throws -> [String: String] {
    var result: [String: String] = [:]
    try Sandbox.with { sandbox in
      try project(sandbox, models: models, type: type)
      try #require(BuiltTool.run("generate", in: sandbox).status == 0)
      result = try tree(sandbox)
    }
    return result
  }

  @Test func leavesEveryFileWholeWhereverItIsKilled() throws {
    let models = Self.kills == nil ? 8 : 500
    let kills = Self.kills ?? 6
    let trees = try (cleanTree(models: models, type: "string"), cleanTree(models: models, type: "int64"))
    try Sandbox.with { sandbox in
      let texts = ["string": trees.0, "int64": trees.1]
      var current = "string"
      try project(sandbox, models: models, type: current)
      let start = ContinuousClock.now
      try #require(BuiltTool.run("generate", in: sandbox).status == 0)
      let limit = (ContinuousClock.now - start) / .seconds(1)
      for index in 0..<kills {
        let next = current == "string" ? "int64" : "string"
        try project(sandbox, models: models, type: next)
        let process = try BuiltTool.start(["generate"], in: sandbox)
        Thread.sleep(forTimeInterval: Double.random(in: 0...limit))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        for (path, text) in try tree(sandbox) where !path.contains(".tmp") && !path.contains(".unfinished/") {
          #expect(text == trees.0[path] || text == trees.1[path], "\(path) is torn")
        }
        // The next run repairs, also where the schemas have moved on since.
        if index % 3 < 2 { current = next }
        try project(sandbox, models: models, type: current)
        let repair = try BuiltTool.run("generate", in: sandbox)
        #expect(repair.status == 0, "\(repair.errors)")
        let found = try tree(sandbox)
        let expected = try #require(texts[current])
        #expect(Set(found.keys) == Set(expected.keys))
        #expect(found.filter { expected[$0.key] != $0.value }.keys.sorted() == [])
      }
    }
  }

  @Test func givesTheSameTreeWhenEightRunsMeet() throws {
    let expected = try cleanTree(models: 8, type: "string")
    for _ in 0..<Self.meetings {
      try Sandbox.with { sandbox in
        try project(sandbox, models: 8, type: "string")
        let runs = try (0..<8).map { _ in try BuiltTool.start(["generate"], in: sandbox) }
        for run in runs {
          run.waitUntilExit()
          #expect(run.terminationStatus == 0)
        }
        #expect(try tree(sandbox) == expected)
      }
    }
  }

  /// One run waits for the lock, is killed, and leaves none behind.
  @Test func doesNotWaitForARunThatDied() throws {
    try SampleProject.with { sandbox in
      let lock = try HeldLock(sandbox)
      let waiting = try BuiltTool.start(["generate"], in: sandbox)
      Thread.sleep(forTimeInterval: 0.2)
      #expect(waiting.isRunning)
      kill(waiting.processIdentifier, SIGKILL)
      waiting.waitUntilExit()
      lock.release()
      let result = try BuiltTool.run("generate", in: sandbox)
      #expect(result.status == 0 && result.errors.isEmpty)
    }
  }
}
