import DTOGenCore
import Foundation
import Testing

@testable import dtogen

/// Many files of one run: what becomes of the others where one of them fails, and of what a killed run left.
@Suite struct ManyFilesTests {
  private func files(_ sandbox: Sandbox) -> [FileToWrite] { (0..<300).map { file(sandbox, "\($0 / 10)/\($0).swift") } }

  private func file(_ sandbox: Sandbox, _ path: String, as temporary: String? = nil) -> FileToWrite {
    FileToWrite(
      place: sandbox.path(path), contents: [UInt8(ascii: "x")], mode: nil, isDurable: false,
      temporary: temporary.map(sandbox.path))
  }

  /// Folders too.
  private func everything(in sandbox: Sandbox) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: sandbox.path).sorted()
  }

  @Test func replacesWhatAKilledRunOfTheSameProcessNumberLeft() throws {
    try Sandbox.with { sandbox in
      let process = ProcessInfo.processInfo.processIdentifier
      func leftover(_ number: Int) -> String { "\(number / 10)/.dtogen-\(process)-\(number).tmp" }
      try sandbox.write(leftover(70), "half a fi")
      try sandbox.write("mine.txt", "mine")
      try FileManager.default.createDirectory(atPath: sandbox.path("29"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.path(leftover(290)), withDestinationPath: sandbox.path("mine.txt"))
      try AtomicFileWriter.write(files(sandbox))
      #expect(try sandbox.files().count == 301)
      #expect(try sandbox.read("mine.txt") == "mine")
      #expect(try sandbox.read("7/70.swift") == "x" && sandbox.read("29/290.swift") == "x")
    }
  }

  @Test func tellsTheFirstFolderThatCannotBeMade() throws {
    try Sandbox.with { sandbox in
      for file in ["20", "14", "29"] { try sandbox.write(file, "a file") }
      let error = #expect(throws: FileError.self) { try AtomicFileWriter.write(files(sandbox)) }
      #expect(error?.path == sandbox.path("14"))
      #expect(error?.message == "a file stands where a folder is needed")
      #expect(try everything(in: sandbox) == ["14", "20", "29"])
    }
  }

  @Test func leavesNothingWhereAFileCannotBeStaged() throws {
    try Sandbox.with { sandbox in
      let blocked = file(sandbox, "new/deep/" + String(repeating: "n", count: 300))
      let error = #expect(throws: FileError.self) { try AtomicFileWriter.write(files(sandbox) + [blocked]) }
      #expect(error?.path == blocked.place)
      #expect(error?.message == "cannot write it: the name is too long")
      let left = try everything(in: sandbox)
      #expect(left == [])
    }
  }

  @Test(arguments: [false, true])
  func goesThroughNoFileOrLinkThatTookAFoldersPlace(isLink: Bool) throws {
    try Sandbox.with { sandbox in
      try sandbox.write("root/keep.txt", "")
      try sandbox.write("other/keep.txt", "")
      let planner = WritePlanner(root: try RootFolder(sandbox.path("root")))
      if isLink { try sandbox.link("root/new", to: "../other") } else { try sandbox.write("root/new", "mine") }
      let plan = planner.plan([GeneratedFile(path: "new/a.swift", text: "", ownership: .generated)])
      #expect(plan.diagnostics.hasErrors && plan.files.isEmpty)
      #expect(try everything(in: sandbox) == ["other", "other/keep.txt", "root", "root/keep.txt", "root/new"])
    }
  }

  @Test func tellsTheFirstFileThatCannotTakeItsPlace() throws {
    try Sandbox.with { sandbox in
      let files = files(sandbox)
      for number in [250, 61] { try sandbox.write("\(number / 10)/\(number).swift/in the way", "") }
      let error = #expect(throws: FileError.self) { try AtomicFileWriter.write(files) }
      #expect(error?.path == files[61].place)
      #expect(try !sandbox.files().contains { $0.hasSuffix(".tmp") })
    }
  }

  @Test func keepsAJournalOfAnEarlierRunWhereNothingCanBeStaged() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("20", "a file")
      let stages = [FileStage(files: [file(sandbox, "record", as: "journal/own")] + files(sandbox))]
      #expect(throws: FileError.self) { try AtomicFileWriter.carryOut(stages, journal: sandbox.path("journal")) }
      #expect(try everything(in: sandbox) == ["20"])
      try sandbox.write("journal/earlier", "")
      #expect(throws: FileError.self) { try AtomicFileWriter.carryOut(stages, journal: sandbox.path("journal")) }
      #expect(try everything(in: sandbox) == ["20", "journal", "journal/earlier"])
    }
  }

  @Test func aJournalIsGoneWithTheLastStep() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("journal/earlier", "")
      let stages = [FileStage(files: files(sandbox)), FileStage(files: [file(sandbox, "record", as: "journal/own")])]
      try AtomicFileWriter.carryOut(stages, journal: sandbox.path("journal"))
      #expect(try sandbox.files().count == 301)
      #expect(sandbox.exists("record") && !sandbox.exists("journal"))
    }
  }

  @Test func beginsNoStageBeforeTheOneBeforeItIsDone() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("old.swift", "old")
      try sandbox.write("29/299.swift/in the way", "")
      let removal = FileStage.Removal(place: sandbox.path("old.swift"), root: sandbox.path)
      let stages = [
        FileStage(files: files(sandbox), removals: [removal]),
        FileStage(files: [file(sandbox, "record", as: "journal/own")]),
      ]
      #expect(throws: FileError.self) { try AtomicFileWriter.carryOut(stages, journal: sandbox.path("journal")) }
      #expect(!sandbox.exists("record"))
      // Files come before removals, and the next run is to know what this one did.
      #expect(sandbox.exists("old.swift") && sandbox.exists("journal/own"))
    }
  }

  /// Orders in which files may be worked on.
  enum Order: CaseIterable {
    case forwards, backwards, atOnce

    var parallel: ParallelMap {
      switch self {
      case .forwards: .sequential
      case .backwards: ParallelMap { count, body in for index in (0..<count).reversed() { body(index) } }
      case .atOnce: Processors.parallel
      }
    }
  }

  @Test(arguments: Order.allCases)
  func plansAndFailsTheSameInAnyOrder(order: Order) throws {
    try Sandbox.with { sandbox in
      for number in stride(from: 0, to: 300, by: 7) { try sandbox.write("\(number / 10)/\(number).swift", "mine") }
      for number in stride(from: 3, to: 300, by: 70) { try sandbox.write("\(number / 10)/\(number).swift/folder", "") }
      let files = (0..<300).map { number in
        GeneratedFile(path: "\(number / 10)/\(number).swift", text: "struct S {}\n", ownership: .generated)
      }
      let root = try RootFolder(sandbox.path)
      let planner = WritePlanner(root: root, record: Record(root))
      let expected = planner.plan(files, parallel: .sequential)
      let plan = planner.plan(files, parallel: order.parallel)
      #expect(plan.diagnostics == expected.diagnostics)
      #expect(plan.diagnostics.count == 48)
      #expect(plan.files.map(\.file.path) == expected.files.map(\.file.path))

      let long = ["new/b", "new/a"].map { file(sandbox, $0 + String(repeating: "n", count: 300)) }
      let error = #expect(throws: FileError.self) {
        try AtomicFileWriter.carryOut([FileStage(files: self.files(sandbox) + long)], parallel: order.parallel)
      }
      #expect(error?.path == long[0].place)
      #expect(try !sandbox.files().contains { $0.hasSuffix(".tmp") })
    }
  }
}
