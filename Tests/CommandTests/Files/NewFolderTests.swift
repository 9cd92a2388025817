import DTOGenCore
import Foundation
import Testing

@testable import dtogen

/// Folders that a run fills under a temporary name and then renames with all that is in them.
@Suite struct NewFolderTests {
  /// Fifty files in folders of a new folder, and one beside it.
  private func files(_ sandbox: Sandbox) -> [FileToWrite] {
    let inside = (0..<50).map { number in
      FileToWrite(
        place: sandbox.path("new/\(number / 7)/deep/\(number).swift"), contents: Array("\(number)".utf8), mode: nil,
        isDurable: number % 2 == 0, missingFolder: sandbox.path("new"))
    }
    return [file(sandbox, "beside.swift")] + inside
  }

  private func file(_ sandbox: Sandbox, _ path: String, in missing: String? = nil) -> FileToWrite {
    FileToWrite(
      place: sandbox.path(path), contents: Array("text".utf8), mode: nil, isDurable: false,
      missingFolder: missing.map(sandbox.path))
  }

  private func paths(_ files: [FileToWrite], _ sandbox: Sandbox) -> [String] {
    files.compactMap { FilePath.below(sandbox.path, $0.place) }.sorted()
  }

  /// Folders too.
  private func everything(in sandbox: Sandbox) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: sandbox.path).sorted()
  }

  @Test(arguments: ManyFilesTests.Order.allCases)
  func takesItsPlaceWithAllThatIsInIt(order: ManyFilesTests.Order) throws {
    try Sandbox.with { sandbox in
      let files = files(sandbox)
      try AtomicFileWriter.write(files, parallel: order.parallel)
      #expect(try sandbox.files() == paths(files, sandbox))
      for number in 0..<50 { #expect(try sandbox.read("new/\(number / 7)/deep/\(number).swift") == "\(number)") }
    }
  }

  @Test(arguments: ManyFilesTests.Order.allCases)
  func filesMoveOneByOneWhereSomebodyMadeTheFolder(order: ManyFilesTests.Order) throws {
    try Sandbox.with { sandbox in
      try sandbox.write("new/3/mine.txt", "mine")
      let files = files(sandbox)
      try AtomicFileWriter.write(files, parallel: order.parallel)
      #expect(try sandbox.files() == (paths(files, sandbox) + ["new/3/mine.txt"]).sorted())
      #expect(try sandbox.read("new/3/mine.txt") == "mine")
      #expect(try sandbox.read("new/3/deep/21.swift") == "21")
    }
  }

  @Test func twoStagesMayPutFilesIntoOneNewFolder() throws {
    try Sandbox.with { sandbox in
      try AtomicFileWriter.carryOut([
        FileStage(files: [file(sandbox, "new/a", in: "new")]),
        FileStage(files: [file(sandbox, "new/b/c", in: "new"), file(sandbox, "new/d", in: "new")]),
      ])
      #expect(try sandbox.files() == ["new/a", "new/b/c", "new/d"])
    }
  }

  /// As where somebody makes the folder while a plan is made.
  @Test func filesOfOneFolderMayDisagreeAboutWhatIsMissing() throws {
    try Sandbox.with { sandbox in
      let missing = ["new", nil, "new/deep", "new", nil]
      var files: [FileToWrite] = []
      for (number, missing) in missing.enumerated() {
        var file = file(sandbox, "new/deep/\(number)", in: missing)
        file.contents = Array("\(number)".utf8)
        files.append(file)
      }
      try sandbox.write("new/there", "")
      try AtomicFileWriter.write(files)
      #expect(try sandbox.files() == paths(files, sandbox) + ["new/there"])
      for number in 0..<5 { #expect(try sandbox.read("new/deep/\(number)") == "\(number)") }
    }
  }

  @Test(arguments: ManyFilesTests.Order.allCases)
  func leavesNothingWhereAFileCannotBeStaged(order: ManyFilesTests.Order) throws {
    try Sandbox.with { sandbox in
      let long = String(repeating: "n", count: 300)
      let blocked = file(sandbox, "new/\(long)", in: "new")
      let error = #expect(throws: FileError.self) {
        try AtomicFileWriter.write(files(sandbox) + [blocked], parallel: order.parallel)
      }
      #expect(error?.path == blocked.place)
      #expect(error?.message == "cannot write it: the name is too long")
      let left = try everything(in: sandbox)
      #expect(left == [])
    }
  }

  @Test func namesTheFolderThatCannotBeMade() throws {
    try Sandbox.with { sandbox in
      let long = String(repeating: "n", count: 300)
      let error = #expect(throws: FileError.self) {
        try AtomicFileWriter.write([
          file(sandbox, "a"), file(sandbox, "new/b", in: "new"), file(sandbox, "new/\(long)/c", in: "new"),
        ])
      }
      #expect(error?.path == sandbox.path("new/\(long)"))
      #expect(error?.message == "cannot create the folder: the name is too long")
      let left = try everything(in: sandbox)
      #expect(left == [])
    }
  }

  @Test(arguments: [false, true])
  func goesThroughNoFileOrLinkThatTookItsPlace(isLink: Bool) throws {
    try Sandbox.with { sandbox in
      try sandbox.write("other/keep.txt", "")
      if isLink { try sandbox.link("new", to: "other") } else { try sandbox.write("new", "mine") }
      let error = #expect(throws: FileError.self) { try AtomicFileWriter.write(files(sandbox)) }
      #expect(error?.path == sandbox.path("new"))
      #expect(error?.message == "a file stands where a folder is needed")
      #expect(try everything(in: sandbox) == ["beside.swift", "new", "other", "other/keep.txt"])
    }
  }

  @Test func removesFoldersThatKilledRunsLeftAndFollowsNoLink() throws {
    try Sandbox.with { sandbox in
      let process = ProcessInfo.processInfo.processIdentifier
      // No system gives out process numbers this high.
      try sandbox.write(".dtogen-1999999999-4.tmp/deep/er/a.swift", "left")
      try sandbox.write("kept/mine.txt", "mine")
      try sandbox.link(".dtogen-1999999999-4.tmp/deep/link", to: "../../kept")
      try sandbox.link(".dtogen-1999999999-5.tmp", to: "kept")
      let stays = [".dtogen-\(process)-900.tmp/a", ".dtogen-1999999999-x.tmp/a", ".dtogen-1999999999.tmp/a"]
      for path in stays { try sandbox.write(path, "") }
      try AtomicFileWriter.write([file(sandbox, "new/a", in: "new")])
      #expect(try sandbox.files() == (stays + ["kept/mine.txt", "new/a"]).sorted())
      #expect(!sandbox.exists(".dtogen-1999999999-4.tmp"))
    }
  }

  @Test func aRunAfterAKilledOneClearsTheFoldersAboveItsFiles() throws {
    try Sandbox.with { sandbox in
      let root = try RootFolder(sandbox.path)
      let files = [GeneratedFile(path: "A/B/c.swift", text: "struct C {}\n", ownership: .generated)]
      let planner = WritePlanner(root: root, record: Record(root))
      try planner.plan(files).write()
      let expected = try sandbox.files()
      try sandbox.write(".dtogen/.unfinished", "")
      for folder in ["", "A/", ".dtogen/", ".dtogen/A/"] {
        try sandbox.write("\(folder).dtogen-1999999999-4.tmp/deep/d.swift.json", "left")
      }
      // What is left there is no part of the record.
      #expect(try Record(root).paths() == ["A/B/c.swift"])
      try planner.plan(files).write()
      #expect(try sandbox.files() == expected)
    }
  }

  @Test func plansKnowTheUppermostFolderThatIsMissing() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("A/there.txt", "")
      let root = try RootFolder(sandbox.path)
      let paths = ["A/a.swift", "A/B/b.swift", "A/B/C/c.swift", "D/E/f.swift", "g.swift"]
      let files = paths.map { GeneratedFile(path: $0, text: "struct S {}\n", ownership: .generated) }
      let plan = WritePlanner(root: root, record: Record(root)).plan(files)
      #expect(plan.files.map(\.missingFolder) == [nil, "A/B", "A/B", "D", nil].map { $0.map { root.path + "/" + $0 } })
      // The journal makes the record's own folder.
      let record = try Record(root).stage(for: plan.updates).files
      #expect(
        record.map(\.missingFolder)
          == ["A", "A", "A", "D", nil, nil, nil].map { $0.map { root.path + "/.dtogen/" + $0 } })
    }
  }
}
