import Foundation
import Testing

/// A project over the years: the schema moves, people edit what is theirs, and nothing of either is lost.
@Suite(.serialized) struct RegeneratingTests {
  private static let edit = "            origin: Airport(dto.origin).code, // as the board shows it\n"

  /// Edits the mapper by hand and gives the text that it then has.
  private func editMapper(_ sandbox: Sandbox) throws -> String {
    let text = try sandbox.read(SampleProject.mapper)
      .replacingOccurrences(of: "            origin: dto.origin,\n", with: Self.edit)
    try #require(text.contains(Self.edit))
    try sandbox.write(SampleProject.mapper, text)
    return text
  }

  private func addSeats(_ sandbox: Sandbox) throws {
    try SampleProject.replaceInSchema(
      "\"stop_count\": \"int\",", "\"stop_count\": \"int\",\n    \"seats_left\": \"int?\",", in: sandbox)
    try SampleProject.replaceInSchema(
      "\"stopCount\": \"stop_count\",", "\"stopCount\": \"stop_count\",\n    \"seatsLeft\": \"seats_left\",",
      in: sandbox)
  }

  @Test func mergesWhatTheSchemaGainedIntoAnEditedMapper() throws {
    try SampleProject.with { sandbox in
      let edited = try editMapper(sandbox)
      try addSeats(sandbox)
      let check = try BuiltTool.run("generate", "--check", in: sandbox)
      #expect(check.status == 1)
      #expect(check.output.contains("+            seatsLeft: dto.seatsLeft,\n"))
      #expect(
        try BuiltTool.run("generate", "--dry-run", in: sandbox).errors.contains("would merge \(SampleProject.mapper)"))
      #expect(try sandbox.read(SampleProject.mapper) == edited)

      let result = try BuiltTool.run("generate", in: sandbox)
      #expect(result.status == 0)
      #expect(result.errors.contains("merged \(SampleProject.mapper)\n"))
      #expect(!result.errors.contains("warning"))
      let merged = try sandbox.read(SampleProject.mapper)
      #expect(merged.contains(Self.edit) && merged.contains("            seatsLeft: dto.seatsLeft,\n"))
      #expect(try sandbox.read(SampleProject.domain).contains("    let seatsLeft: Int?\n"))
      #expect(try BuiltTool.run("generate", "--check", in: sandbox).errors.isEmpty)
    }
  }

  @Test func saysWhereAnEditMeetsAChangeUntilTheEditIsChanged() throws {
    try SampleProject.with { sandbox in
      let edited = try editMapper(sandbox)
      try SampleProject.replaceInSchema("\"origin\": \"origin\"", "\"origin\": \"Airport(code: origin)\"", in: sandbox)
      let line = edited.components(separatedBy: "\n").firstIndex { Self.edit.hasPrefix($0) && !$0.isEmpty }
      let place = try "\(SampleProject.mapper):\(#require(line) + 1):13: warning: "
      for _ in 1...2 {
        let result = try BuiltTool.run("generate", in: sandbox)
        #expect(result.status == 0)
        #expect(result.errors.contains(place))
        #expect(result.errors.contains("origin: Airport(code: dto.origin)"))
        #expect(try sandbox.read(SampleProject.mapper) == edited)
        #expect(try BuiltTool.run("generate", "--check", in: sandbox).status == 1)
      }
      try sandbox.write(SampleProject.mapper, edited.replacingOccurrences(of: ".code,", with: ".iata,"))
      #expect(try BuiltTool.run("generate", in: sandbox).status == 0)
      #expect(try BuiltTool.run("generate", "--check", in: sandbox).errors.isEmpty)
    }
  }

  @Test func putsMarkersIntoTheMapperOnlyWhereAskedTo() throws {
    try SampleProject.with { sandbox in
      _ = try editMapper(sandbox)
      try SampleProject.replaceInSchema("\"origin\": \"origin\"", "\"origin\": \"Airport(code: origin)\"", in: sandbox)
      #expect(try BuiltTool.run("generate", "--conflict", "markers", in: sandbox).status == 0)
      let marked = try sandbox.read(SampleProject.mapper)
      #expect(marked.contains("<<<<<<< yours\n\(Self.edit)||||||| written last\n"))
      try addSeats(sandbox)
      let again = try BuiltTool.run("generate", in: sandbox)
      #expect(again.errors.contains("conflict markers"))
      #expect(try sandbox.read(SampleProject.mapper) == marked)
    }
  }

  @Test func bringsBackADeletedMapperOnlyWhenAsked() throws {
    try SampleProject.with { sandbox in
      let mapper = try sandbox.read(SampleProject.mapper)
      try sandbox.write("dtogen.json", "{\"version\": 1}")
      let there = try BuiltTool.run("restore", SampleProject.mapper, in: sandbox)
      #expect(there.status == 1)
      try FileManager.default.removeItem(at: sandbox.url(SampleProject.mapper))
      try addSeats(sandbox)
      #expect(try BuiltTool.run("generate", in: sandbox).status == 0)
      #expect(!sandbox.exists(SampleProject.mapper))
      let printed = try BuiltTool.run(
        "restore", "--stdout", "FlightOffer+DTO.swift", in: sandbox, from: "Features/Search/Data")
      #expect(printed.output.contains("seatsLeft: dto.seatsLeft"))
      #expect(!sandbox.exists(SampleProject.mapper))
      #expect(try BuiltTool.run("restore", SampleProject.mapper, in: sandbox).status == 0)
      #expect(try sandbox.read(SampleProject.mapper) == printed.output)
      #expect(printed.output != mapper)
      let unknown = try BuiltTool.run("restore", "Features/Search/Data/FlightOfer+DTO.swift", in: sandbox)
      #expect(unknown.status == 1)
      #expect(unknown.errors.contains("did you mean '\(SampleProject.mapper)'"))
    }
  }

  @Test func removesWhatNoSchemaAsksForAnyMoreAndNothingOfTheUsers() throws {
    try SampleProject.with { sandbox in
      try FileManager.default.removeItem(at: sandbox.url(SampleProject.schema))
      let plain = try BuiltTool.run("generate", in: sandbox)
      #expect(plain.status == 0)
      #expect(plain.errors.contains("--prune"))
      #expect(sandbox.exists(SampleProject.dto))
      let edited = "Features/Search/Data/WireDate.swift"
      try sandbox.write(edited, sandbox.read(edited) + "// mine\n")
      #expect(try BuiltTool.run("generate", "--check", "--prune", in: sandbox).output.contains("+++ /dev/null"))
      let rehearsal = try BuiltTool.run("generate", "--dry-run", "--prune", in: sandbox)
      #expect(rehearsal.errors.contains("would remove \(SampleProject.dto)"))
      let result = try BuiltTool.run("generate", "--prune", in: sandbox)
      #expect(result.status == 0)
      #expect(result.errors.contains("removed \(SampleProject.dto)"))
      #expect(!sandbox.exists(SampleProject.dto) && !sandbox.exists(".dtogen/\(SampleProject.dto).json"))
      for kept in [edited, "SharedKernel/Money.swift"] {
        #expect(sandbox.exists(kept) && result.errors.contains("\(kept): "), "\(kept)")
      }
      for gone in [SampleProject.mapper, SampleProject.domain] { #expect(!sandbox.exists(gone), "\(gone)") }
    }
  }

  @Test func goesOnAfterGitMergedTwoBranchesThatBothRan() throws {
    try SampleProject.with { sandbox in
      func git(_ arguments: String...) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let identity = ["-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
        process.arguments = ["git"] + identity + arguments
        process.currentDirectoryURL = sandbox.url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
      }
      func commit() throws {
        _ = try git("add", "-A")
        try #require(git("commit", "-qm", "x") == 0)
      }
      _ = try editMapper(sandbox)
      try #require(git("init", "-q", "-b", "main") == 0)
      try commit()
      try #require(git("checkout", "-qb", "seats") == 0)
      try addSeats(sandbox)
      try #require(BuiltTool.run("generate", in: sandbox).status == 0)
      try commit()
      try #require(git("checkout", "-q", "main") == 0)
      try SampleProject.replaceInSchema(
        "\"offer_id\": \"string\",", "\"offer_id\": \"string\",\n    \"gate\": \"string?\",", in: sandbox)
      try SampleProject.replaceInSchema(
        "\"origin\": \"origin\",", "\"gate\": \"gate\",\n    \"origin\": \"origin\",", in: sandbox)
      try #require(BuiltTool.run("generate", in: sandbox).status == 0)
      try commit()
      _ = try git("merge", "-q", "seats")
      // A person settles the conflicts in the code; the record has none.
      for path in [SampleProject.schema, SampleProject.mapper, SampleProject.domain, SampleProject.dto] {
        let lines = try sandbox.read(path).components(separatedBy: "\n")
        let kept = lines.filter { line in !["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) } }
        try sandbox.write(path, kept.joined(separator: "\n"))
      }
      #expect(try !sandbox.files().contains { try $0.hasPrefix(".dtogen/") && sandbox.read($0).contains("<<<<<<<") })
      let result = try BuiltTool.run("generate", in: sandbox)
      #expect(result.status == 0, "\(result.errors)")
      for (path, lines) in [
        (
          SampleProject.mapper, [Self.edit, "            gate: dto.gate,\n", "            seatsLeft: dto.seatsLeft,\n"]
        ),
        (SampleProject.dto, ["    let gate: String?\n", "    let seatsLeft: Int?\n"]),
      ] {
        let text = try sandbox.read(path)
        for line in lines { #expect(text.components(separatedBy: line).count == 2, "\(line) in \(text)") }
      }
      #expect(try BuiltTool.run("generate", "--check", in: sandbox).errors.isEmpty)
    }
  }
}
