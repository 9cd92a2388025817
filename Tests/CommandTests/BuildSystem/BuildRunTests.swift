import Foundation
import Testing

/// What a build runs, on the built binary.
@Suite struct BuildRunTests {
  /// A project whose build makes its code.
  private static func withProject(_ body: (Sandbox) throws -> Void) throws {
    try Sandbox.with { sandbox in
      try sandbox.write("dtogen.json", "{ \"build\": \"generate\" }")
      try sandbox.write("offer.json", SampleProject.offer)
      let result = try BuiltTool.run("scaffold", "Search/FlightOffer", "--fixture", "offer.json", in: sandbox)
      try #require(result.status == 0, "\(result.errors)")
      try body(sandbox)
    }
  }

  @Test func scaffoldsWhatIsTheUsersAndNothingElse() throws {
    try Self.withProject { sandbox in
      #expect(sandbox.exists(SampleProject.mapper) && sandbox.exists(SampleProject.domain))
      #expect(!sandbox.exists(SampleProject.dto) && !sandbox.exists(".dtogen"))
      let again = try BuiltTool.run("generate", in: sandbox)
      #expect(again.status == 0)
      #expect(!sandbox.exists(SampleProject.dto) && !sandbox.exists(".dtogen"))
    }
  }

  /// A target without a Swift file of its own is ignored by SwiftPM.
  @Test func saysThatTheTestTargetNeedsAFileOfItsOwn() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("dtogen.json", "{ \"build\": \"generate\", \"swift\": { \"kernelModule\": \"SharedKernel\" } }")
      try sandbox.write("offer.json", SampleProject.offer)
      let first = try BuiltTool.run("scaffold", "Search/FlightOffer", "--fixture", "offer.json", in: sandbox)
      #expect(first.errors.contains("touch Features/Search/Data/Tests/SearchTests.swift\n"))
      #expect(first.errors.contains("path: \"Features/Search\", exclude: [\"Data/Tests\"], plugins: "))
      try sandbox.write("Features/Search/Data/Tests/SearchTests.swift", "")
      let second = try BuiltTool.run("scaffold", "Search/Other", "--fixture", "offer.json", in: sandbox)
      #expect(!second.errors.contains("touch "))
    }
  }

  @Test func writesOnlyIntoTheFolderAndOnlyWhatDiffers() throws {
    try Self.withProject { sandbox in
      let before = try sandbox.files().map { try sandbox.modified($0) }
      let built = try Sandbox()
      defer { built.remove() }
      let words = ["generate", "--into", built.path, "--schema", SampleProject.schema]
      let first = try BuiltTool.run(words, in: sandbox)
      #expect(first.status == 0, "\(first.errors)")
      #expect(try BuiltTool.run(words + ["--part", "tests"], in: sandbox).status == 0)
      #expect(
        try built.files() == [
          "FixtureSupport.generated.swift", "FlightOffer.generated.swift", "FlightOfferMappingTests.swift",
          "WireSupport.generated.swift",
        ])
      #expect(try sandbox.files().map { try sandbox.modified($0) } == before)

      let times = try built.files().map { try built.modified($0) }
      #expect(try BuiltTool.run(words, in: sandbox).status == 0)
      #expect(try built.files().map { try built.modified($0) } == times)
    }
  }

  @Test func saysWhatIsWrongAtItsPlaceInFull() throws {
    try Self.withProject { sandbox in
      try SampleProject.replaceInSchema("\"int\"", "\"itn\"", in: sandbox)
      let result = try BuiltTool.run("generate", "--into", "out", in: sandbox)
      #expect(result.status == 1)
      #expect(result.errors.contains("\(sandbox.path(SampleProject.schema)):"))
      #expect(!sandbox.exists("out"))
    }
  }

  @Test(arguments: [("check", Int32(0), "warning"), ("error", 1, "error")])
  func comparesCheckedInCode(build: String, status: Int32, severity: String) throws {
    try SampleProject.with { sandbox in
      try sandbox.write("dtogen.json", "{ \"build\": \"\(build)\" }")
      let words = ["generate", "--into", "out", "--part", "check"]
      let fresh = try BuiltTool.run(words, in: sandbox)
      #expect(fresh.status == 0)
      #expect(fresh.errors.isEmpty)
      try SampleProject.replaceInSchema("\"stop_count\": \"int\"", "\"stop_count\": \"int64\"", in: sandbox)
      let dto = try sandbox.read(SampleProject.dto)
      let stale = try BuiltTool.run(words, in: sandbox)
      #expect(stale.status == status)
      #expect(stale.errors.contains("\(sandbox.path(SampleProject.schema)):1: \(severity): "))
      #expect(stale.errors.contains("FlightOfferDTO.swift"))
      #expect(stale.errors.contains("swift package --allow-writing-to-package-directory dtogen"))
      #expect(try sandbox.read(SampleProject.dto) == dto)
    }
  }

  @Test func refusesABuildThatWasPlannedForAnotherSetting() throws {
    try Self.withProject { sandbox in
      let result = try BuiltTool.run("generate", "--into", "out", "--part", "check", in: sandbox)
      #expect(result.status == 1)
      #expect(result.errors.contains("touch Package.swift"))
    }
  }
}
