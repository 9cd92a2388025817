import Foundation
import Testing
import ToolSupport

@testable import DTOGenOutput

/// Random edits of random texts: a diff leads from the old text to the other, by itself and through `patch`.
@Suite struct UnifiedDiffPatchTests {
  struct Edit {
    var old: [UInt8]
    var new: [UInt8]
  }

  /// Texts over a small alphabet of lines, so that lines repeat; some without a last line end, some empty.
  static func edits(_ count: Int) -> [Edit] {
    var generator = SeededNumbers(seed: 42)
    let alphabet = [
      "}", "  }", "", "let a: Int", "let b: Int", "\\ No newline", "--- a", "+++ b", "@@ -1 +1 @@", "tab\tx\r",
    ]
    return (0..<count).map { round in
      var lines = (0..<generator.below(40)).map { _ in alphabet[generator.below(alphabet.count)] }
      let old = text(lines, endsLine: generator.below(4) > 0)
      for _ in 0..<generator.below(8) {
        let place = generator.below(lines.count + 1)
        switch generator.below(3) {
        case 0: lines.insert(alphabet[generator.below(alphabet.count)], at: place)
        case 1 where place < lines.count: lines.remove(at: place)
        case 2 where place < lines.count: lines[place] = "changed \(round)"
        default: break
        }
      }
      return Edit(old: old, new: text(lines, endsLine: generator.below(4) > 0))
    }
  }

  private static func text(_ lines: [String], endsLine: Bool) -> [UInt8] {
    Array((lines.joined(separator: "\n") + (endsLine && !lines.isEmpty ? "\n" : "")).utf8)
  }

  @Test func theChangesLeadFromTheOldTextToTheOther() {
    for edit in Self.edits(400) { expectReconstruction(edit) }
  }

  @Test func textsTooDifferentForAShortestScriptStillGetARightOne() {
    var generator = SeededNumbers(seed: 1)
    let old = (0..<3000).map { _ in "\(generator.below(400))" }
    let new = (0..<2500).map { _ in "\(generator.below(400))" }
    expectReconstruction(Edit(old: Self.text(old, endsLine: true), new: Self.text(new, endsLine: true)))
  }

  private func expectReconstruction(_ edit: Edit) {
    let diff = LineDiff(old: edit.old, new: edit.new)
    var lines: [ArraySlice<UInt8>] = []
    var line = 0
    for change in diff.changes {
      lines += diff.old[line..<change.old.lowerBound] + diff.new[change.new]
      line = change.old.upperBound
    }
    lines += diff.old[line...]
    #expect(Array(lines.joined()) == edit.new)
  }

  // Skipped where the tools that judge the diff are not installed.
  @Test(.enabled(if: tool("patch") != nil && tool("diff") != nil, "patch and diff are not installed"))
  func patchAppliesWhatIsPrintedAndDiffFindsNothingShorter() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("unified-diff-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let edits = Self.edits(150)
    var (diffs, expected): (String, [Int: [UInt8]]) = ("", [:])
    for side in ["old", "new"] {
      try FileManager.default.createDirectory(at: root.appendingPathComponent(side), withIntermediateDirectories: true)
    }
    for (number, edit) in edits.enumerated() {
      // Every tenth file comes to be, every tenth ceases to exist; an empty file is one that `patch` would remove.
      let old = number % 10 == 0 ? nil : edit.old
      let new = number % 10 == 1 ? nil : edit.new
      guard old?.isEmpty != true, new?.isEmpty != true else { continue }
      let name = "file \(number).txt"
      try old.map { try Data($0).write(to: root.appendingPathComponent("old/\(name)")) }
      try new.map { try Data($0).write(to: root.appendingPathComponent("new/\(name)")) }
      diffs += UnifiedDiff.text(path: name, old: old, new: new)
      expected[number] = new
    }
    try Data(diffs.utf8).write(to: root.appendingPathComponent("all.diff"))

    let reference = try run("diff", ["--minimal", "-u", "-N", "-r", "old", "new"], in: root)
    #expect(changedLines(diffs) == changedLines(reference.output))
    let applied = try run("patch", ["--binary", "-s", "-p1", "-d", "old", "-i", "../all.diff"], in: root)
    #expect(applied.status == 0, "\(applied.output)")
    for (number, edit) in edits.enumerated() where !edit.old.isEmpty && !edit.new.isEmpty {
      let bytes = try? Data(contentsOf: root.appendingPathComponent("old/file \(number).txt"))
      #expect(bytes.map { Array($0) } == expected[number], "file \(number)")
    }
  }

  /// The added and removed lines, without the lines that name a file. Split at bytes: CR LF is one character.
  private func changedLines(_ diff: String) -> Int {
    let names = ["--- a/", "+++ b/", "--- \"old/", "+++ \"new/", "--- /dev/null", "+++ /dev/null"]
    return diff.utf8.split(separator: UInt8(ascii: "\n")).count { line in
      (line.first == UInt8(ascii: "+") || line.first == UInt8(ascii: "-"))
        && !names.contains { line.starts(with: $0.utf8) }
    }
  }

  private func run(_ name: String, _ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = try #require(tool(name) as URL?)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}

private func tool(_ name: String) -> URL? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}
