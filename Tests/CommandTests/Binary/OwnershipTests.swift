import Foundation
import Testing

/// Whose a file is, over the runs of a project: what was edited by hand is told from what the tool wrote.
@Suite(.serialized) struct OwnershipTests {
  @Test func refusesAGeneratedFileThatWasEditedAndShowsTheEdit() throws {
    try SampleProject.with { sandbox in
      let dto = try sandbox.read(SampleProject.dto)
      let edited = dto + "// mine\n"
      try sandbox.write(SampleProject.dto, edited)
      for arguments in [["generate"], ["generate", "--check"], ["generate", "--diff"]] {
        let result = try BuiltTool.run(arguments, in: sandbox)
        #expect(result.status == 1)
        #expect(result.errors.contains("\(SampleProject.dto): error: this generated file was edited by hand"))
        #expect((result.output + result.errors).contains("\n-// mine\n"))
        #expect(try sandbox.read(SampleProject.dto) == edited)
      }
      #expect(try BuiltTool.run("generate", "--force", in: sandbox).status == 0)
      #expect(try sandbox.read(SampleProject.dto) == dto)
    }
  }

  @Test func writesNothingBesideARefusal() throws {
    try SampleProject.with { sandbox in
      try sandbox.write(SampleProject.dto, sandbox.read(SampleProject.dto) + "// mine\n")
      let missing = "Features/Search/Data/WireDecoding.swift"
      try FileManager.default.removeItem(at: sandbox.url(missing))
      #expect(try BuiltTool.run("generate", in: sandbox).status == 1)
      #expect(!sandbox.exists(missing))
    }
  }

  @Test func writesNothingWhereAFolderStandsInAFilesPlaceOrAFileInAFolders() throws {
    for (place, problem) in [
      (SampleProject.dto, "a folder stands where this file goes"),
      ("Features/Search/Domain", "a file stands where a folder is needed"),
    ] {
      try SampleProject.with { sandbox in
        try SampleProject.replaceInSchema("\"int\"", "\"int64\"", in: sandbox)
        try FileManager.default.removeItem(at: sandbox.url(place))
        try sandbox.write(problem.hasPrefix("a folder") ? place + "/notes.txt" : place, "mine\n")
        let before = try sandbox.files().map { try sandbox.read($0) }
        let result = try BuiltTool.run("generate", in: sandbox)
        #expect(result.status == 1)
        #expect(result.errors.contains("\(place): error: \(problem)"), "\(result.errors)")
        #expect(try sandbox.files().map { try sandbox.read($0) } == before)
      }
    }
  }

  @Test func takesACheckoutWithOtherLineEndsForItsOwnText() throws {
    try SampleProject.with { sandbox in
      let dto = try sandbox.read(SampleProject.dto)
      try sandbox.write(SampleProject.dto, dto.replacingOccurrences(of: "\n", with: "\r\n"))
      #expect(try BuiltTool.run("generate", in: sandbox).status == 0)
      #expect(try sandbox.read(SampleProject.dto) == dto)
    }
  }

  @Test func keepsARecordOfWhatItWroteAndNothingElse() throws {
    try SampleProject.with { sandbox in
      let record = try sandbox.files().filter { $0.hasPrefix(".dtogen/") }
      #expect(record.contains(".dtogen/\(SampleProject.dto).json"))
      #expect(record.contains(".dtogen/\(SampleProject.mapper).base"))
      #expect(!record.contains { $0.contains("offer.json") || $0.contains("FlightOffer.dto.json") })
      #expect(try sandbox.read(".dtogen/\(SampleProject.mapper).base") == sandbox.read(SampleProject.mapper))
    }
  }

  @Test func repairsARecordThatIsMissingOrDamagedWhereTheFilesAreRight() throws {
    for damage in ["", "{", "\u{0}\u{1}", "<<<<<<< ours\n=======\n>>>>>>> theirs\n"] {
      try SampleProject.with { sandbox in
        let entry = ".dtogen/\(SampleProject.dto).json"
        let text = try sandbox.read(entry)
        try sandbox.write(entry, damage)
        #expect(try BuiltTool.run("generate", "--check", in: sandbox).status == 1)
        let result = try BuiltTool.run("generate", in: sandbox)
        #expect(result.status == 0)
        #expect(result.errors.contains("\(SampleProject.dto): note: the record"))
        #expect(try sandbox.read(entry) == text)
        #expect(try BuiltTool.run("generate", "--check", in: sandbox).errors.isEmpty)
      }
    }
  }

  @Test func asksBeforeItReplacesATextThatItHasNoRecordOf() throws {
    try SampleProject.with { sandbox in
      try FileManager.default.removeItem(at: sandbox.url(".dtogen"))
      #expect(try BuiltTool.run("generate", "--check", in: sandbox).status == 0)
      try sandbox.write(SampleProject.dto, sandbox.read(SampleProject.dto) + "// mine?\n")
      let result = try BuiltTool.run("generate", in: sandbox)
      #expect(result.status == 1)
      #expect(result.errors.contains("\n-// mine?\n"))
      #expect(try BuiltTool.run("generate", "--force", in: sandbox).status == 0)
      #expect(try BuiltTool.run("generate", "--check", in: sandbox).errors.isEmpty)
    }
  }

  @Test func keepsAMapperDeletedThatTheUserDeleted() throws {
    try SampleProject.with { sandbox in
      try FileManager.default.removeItem(at: sandbox.url(SampleProject.mapper))
      #expect(try BuiltTool.run("generate", "--force", in: sandbox).status == 0)
      #expect(!sandbox.exists(SampleProject.mapper))
      try FileManager.default.removeItem(at: sandbox.url(SampleProject.dto))
      #expect(try BuiltTool.run("generate", in: sandbox).status == 0)
      #expect(sandbox.exists(SampleProject.dto))
    }
  }
}
