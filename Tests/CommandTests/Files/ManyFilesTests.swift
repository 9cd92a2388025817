import DTOGenCore
import Foundation
import Testing

@testable import dtogen

/// More files than one thread takes at a time, worked on in whatever order.
@Suite struct ManyFilesTests {
  /// Orders in which the runs of files may be worked on.
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

  private func files(_ sandbox: Sandbox) -> [FileToWrite] {
    (0..<300).map { number in
      FileToWrite(
        place: sandbox.path("\(number / 10)/\(number).swift"), contents: [UInt8(ascii: "x")], mode: nil,
        isDurable: false)
    }
  }

  @Test(arguments: Order.allCases)
  func replacesWhatAKilledRunOfTheSameProcessNumberLeft(order: Order) throws {
    try Sandbox.with { sandbox in
      let process = ProcessInfo.processInfo.processIdentifier
      func leftover(_ number: Int) -> String { "\(number / 10)/.dtogen-\(process)-\(number).tmp" }
      try sandbox.write(leftover(70), "half a fi")
      try sandbox.write(leftover(145) + "/a folder/file", "whole")
      try sandbox.write("mine.txt", "mine")
      try FileManager.default.createDirectory(atPath: sandbox.path("29"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.path(leftover(290)), withDestinationPath: sandbox.path("mine.txt"))
      let files = files(sandbox)
      try AtomicFileWriter.write(files, parallel: order.parallel)
      #expect(try sandbox.files().count == 301)
      #expect(try sandbox.read("mine.txt") == "mine")
      #expect(try sandbox.read("14/145.swift") == "x")
    }
  }

  @Test(arguments: Order.allCases)
  func tellsTheFirstFolderThatCannotBeMade(order: Order) throws {
    try Sandbox.with { sandbox in
      for file in ["20", "14", "29"] { try sandbox.write(file, "a file") }
      let error = #expect(throws: FileError.self) {
        try AtomicFileWriter.write(files(sandbox), parallel: order.parallel)
      }
      #expect(error?.path == sandbox.path("14"))
      #expect(try sandbox.files().sorted() == ["14", "20", "29"])
      #expect(!sandbox.exists("0"))
    }
  }

  @Test func keepsWhatAKilledRunWasAboutToWriteWhereNothingCanBeStaged() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("20", "a file")
      let journal = FileToWrite(place: sandbox.path("journal"), contents: [], mode: nil, isDurable: false)
      #expect(throws: FileError.self) {
        try AtomicFileWriter.carryOut([FileStage(files: files(sandbox))], journal: journal)
      }
      #expect(!sandbox.exists("journal"))
      // The journal of a run has what an earlier one had in its own.
      try sandbox.write("journal", "earlier")
      #expect(throws: FileError.self) {
        try AtomicFileWriter.carryOut([FileStage(files: files(sandbox))], journal: journal)
      }
      #expect(sandbox.exists("journal"))
    }
  }

  @Test(arguments: Order.allCases)
  func tellsTheFirstFileThatCannotTakeItsPlace(order: Order) throws {
    try Sandbox.with { sandbox in
      let files = files(sandbox)
      for number in [250, 61] { try sandbox.write("\(number / 10)/\(number).swift/in the way", "") }
      let error = #expect(throws: FileError.self) { try AtomicFileWriter.write(files, parallel: order.parallel) }
      #expect(error?.path == files[61].place)
      #expect(try !sandbox.files().contains { $0.hasSuffix(".tmp") })
    }
  }

  @Test(arguments: Order.allCases)
  func beginsNoStageBeforeTheOneBeforeItIsDone(order: Order) throws {
    try Sandbox.with { sandbox in
      try sandbox.write("old.swift", "old")
      try sandbox.write("29/299.swift/in the way", "")
      let record = FileToWrite(place: sandbox.path("record"), contents: [], mode: nil, isDurable: false)
      let journal = FileToWrite(place: sandbox.path("journal"), contents: [], mode: nil, isDurable: false)
      let removal = FileStage.Removal(place: sandbox.path("old.swift"), root: sandbox.path)
      let stages = [FileStage(files: files(sandbox), removals: [removal]), FileStage(files: [record])]
      #expect(throws: FileError.self) {
        try AtomicFileWriter.carryOut(stages, journal: journal, parallel: order.parallel)
      }
      #expect(!sandbox.exists("record"))
      // Files come before removals, and the next run is to know what this one did.
      #expect(sandbox.exists("old.swift") && sandbox.exists("journal"))
    }
  }

  @Test(arguments: Order.allCases)
  func plansTheSameInAnyOrder(order: Order) throws {
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
      #expect(plan.files.map(\.hash) == plan.files.map { ContentHash($0.file.contents) })
    }
  }
}
