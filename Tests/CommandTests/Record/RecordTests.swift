import DTOGenCore
import Foundation
import Testing

@testable import dtogen

/// What is written last, kept beside the project and found again.
@Suite struct RecordTests {
  private let text = Array("struct A {}\n".utf8)

  private func entry(_ ownership: Ownership) -> RecordEntry {
    RecordEntry(ownership: ownership, hashes: [ContentHash(text)])
  }

  private func write(_ updates: [RecordUpdate], _ sandbox: Sandbox) throws -> Record {
    let record = Record(try RootFolder(sandbox.path))
    try FileManager.default.createDirectory(at: sandbox.url(".dtogen"), withIntermediateDirectories: true)
    try AtomicFileWriter.carryOut([try record.stage(for: updates)])
    return Record(try RootFolder(sandbox.path))
  }

  private func found(_ path: String, _ record: Record) throws -> RecordEntry? {
    if case .entry(let entry) = try record.finding(for: path) { entry } else { nil }
  }

  @Test func findsWhatItWrote() throws {
    try Sandbox.with { sandbox in
      let record = try write(
        [
          RecordUpdate(path: "B/Data/B+DTO.swift", entry: entry(.scaffolded), base: text),
          RecordUpdate(path: "A/ü.swift", entry: entry(.generated), base: nil),
        ], sandbox)
      #expect(try record.exists())
      #expect(try record.paths() == ["A/ü.swift", "B/Data/B+DTO.swift"])
      #expect(try found("B/Data/B+DTO.swift", record) == entry(.scaffolded))
      #expect(try found("A/ü.swift", record) == entry(.generated))
      #expect(try found("A/B.swift", record) == nil)
      #expect(try record.base(of: "B/Data/B+DTO.swift") == text)
      #expect(try record.base(of: "A/ü.swift") == nil)
      #expect(try sandbox.read(".dtogen/.gitignore") == Journal.name + "\n")
    }
  }

  @Test func forgetsAPathWithItsBaseAndEmptyFolders() throws {
    try Sandbox.with { sandbox in
      _ = try write(
        [
          RecordUpdate(path: "A/A.swift", entry: entry(.scaffolded), base: text),
          RecordUpdate(path: "B.swift", entry: entry(.generated), base: nil),
        ], sandbox)
      let record = try write([RecordUpdate(path: "A/A.swift", entry: nil, base: nil)], sandbox)
      #expect(try record.paths() == ["B.swift"])
      #expect(!sandbox.exists(".dtogen/A"))
    }
  }

  @Test func aDamagedEntryIsTold() throws {
    try Sandbox.with { sandbox in
      try sandbox.write(".dtogen/A.swift.json", "{}")
      let record = Record(try RootFolder(sandbox.path))
      guard case .damaged = try record.finding(for: "A.swift") else {
        Issue.record("it says nothing that a record says")
        return
      }
      guard case .nothing = try record.finding(for: "B.swift") else {
        Issue.record("there is no such entry")
        return
      }
    }
  }

  @Test func followsNoLinkOutOfTheProject() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("root/a.txt", "")
      try sandbox.write("outside/a.txt", "")
      try sandbox.link("root/.dtogen", to: "../outside")
      let record = Record(try RootFolder(sandbox.path("root")))
      #expect(throws: FileError.self) {
        try record.stage(for: [RecordUpdate(path: "A.swift", entry: entry(.generated), base: nil)])
      }
    }
  }
}
