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
    let models = Self.kills == nil ? 20 : 500
    let kills = Self.kills ?? 10
    let trees = try (cleanTree(models: models, type: "string"), cleanTree(models: models, type: "int64"))
    try Sandbox.with { sandbox in
      try project(sandbox, models: models, type: "string")
      var limit = 0.0
      for index in 0..<kills {
        // Once through without a kill, to know how long a run takes.
        let start = ContinuousClock.now
        let process = try BuiltTool.start(["generate"], in: sandbox)
        if index > 0 {
          Thread.sleep(forTimeInterval: Double.random(in: 0...limit))
          kill(process.processIdentifier, SIGKILL)
        }
        process.waitUntilExit()
        if index == 0 {
          limit =
            Double((ContinuousClock.now - start).components.attoseconds) / 1e18
            + Double((ContinuousClock.now - start).components.seconds)
        }
        for (path, text) in try tree(sandbox) where !path.hasSuffix(".tmp") && !path.hasSuffix(".unfinished") {
          #expect(text == trees.0[path] || text == trees.1[path], "\(path) is torn")
        }
        // The next run repairs, also where the schemas have moved on since.
        let (type, expected) = index % 2 == 0 ? ("int64", trees.1) : ("string", trees.0)
        try project(sandbox, models: models, type: type)
        let repair = try BuiltTool.run("generate", in: sandbox)
        #expect(repair.status == 0, "\(repair.errors)")
        let found = try tree(sandbox)
        #expect(
          found == expected,
          "\(Set(found.keys).symmetricDifference(expected.keys)) \(found.filter { expected[$0.key] != $0.value }.keys)")
        try project(sandbox, models: models, type: index % 2 == 0 ? "string" : "int64")
      }
    }
  }

  @Test func givesTheSameTreeWhenEightRunsMeet() throws {
    let expected = try cleanTree(models: 20, type: "string")
    for _ in 0..<Self.meetings {
      try Sandbox.with { sandbox in
        try project(sandbox, models: 20, type: "string")
        let runs = try (0..<8).map { _ in try BuiltTool.start(["generate"], in: sandbox) }
        for run in runs {
          run.waitUntilExit()
          #expect(run.terminationStatus == 0)
        }
        #expect(try tree(sandbox) == expected)
      }
    }
  }

  @Test func waitsForARunThatIsAtWorkAndNotForOneThatDied() throws {
    try SampleProject.with { sandbox in
      let holder = Process()
      holder.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      holder.arguments = ["flock", sandbox.path, "sleep", "1"]
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/flock") else { return }
      try holder.run()
      Thread.sleep(forTimeInterval: 0.3)
      let result = try BuiltTool.run("generate", in: sandbox)
      #expect(result.status == 0)
      #expect(result.errors.contains("another dtogen is at work in \(sandbox.path)"))
      holder.waitUntilExit()
      #expect(try BuiltTool.run("generate", in: sandbox).errors.isEmpty)
    }
  }
}
