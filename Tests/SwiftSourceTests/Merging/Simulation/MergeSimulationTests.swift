import Foundation
import Testing

@testable import SwiftSource

/// Random mappers, edited as people edit them, through random changes of the schema.
///
/// DTOGEN_MERGE_TRIALS sets how many trials there are; with it, git's merge runs beside ours and both are reported.
@Suite struct MergeSimulationTests {
  @Test func losesNoEditAndMergesWhatWasAdded() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["DTOGEN_MERGE_TRIALS"].flatMap { Int($0) } ?? 100
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dtogen merge \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let keep = environment["DTOGEN_MERGE_SHOW"] != nil

    var (gained, merged, conflicts, texts, lost) = (0, 0, 0, [String](), 0)
    var git = GitMerge()
    for (index, trial) in MergeTrial.first(count).enumerated() {
      let result = trial.merged()
      let text = String(decoding: result.text, as: UTF8.self)
      let missing = trial.lost(in: text)
      #expect(missing == 0, "\(trial.ours)\n-- became --\n\(text)")
      lost += missing
      gained += trial.gained.count
      merged += trial.merged(in: text).count
      conflicts += result.conflicts.count
      if keep, trial.merged(in: text).count < trial.gained.count {
        print(
          "=== \(index)\n--- base\n\(trial.base)\n--- theirs\n\(trial.theirs)\n--- ours\n\(trial.ours)\n--- result\n\(text)\n--- \(result.conflicts.map { "\($0.kind) \($0.line) \($0.wanted)" })"
        )
      }
      for (base, open) in [(Array(trial.base.utf8), []), (result.base, result.conflicts)] {
        let again = ThreeWayMerge.merge(
          base: base, theirs: Array(trial.theirs.utf8), ours: result.text, open: open.filter(\.staysOpen).map(\.change))
        #expect(String(decoding: again.text, as: UTF8.self) == text, "a second merge changes nothing")
      }
      texts.append(text)
      if environment["DTOGEN_MERGE_TRIALS"] != nil { try git.merge(trial, in: folder) }
    }
    #expect(texts.count >= count)
    #expect(Double(merged) >= 0.99 * Double(gained), "\(merged) of \(gained)")
    let problems = try ParsedTexts.problems(in: texts, folder)
    #expect(problems == "")
    if environment["DTOGEN_MERGE_TRIALS"] != nil {
      print(
        "\(texts.count) merges: \(lost) lines lost, \(merged) of \(gained) gained lines merged, \(conflicts) reported")
      print(
        "git merge-file: \(git.clean) without a conflict, \(git.merged) of \(git.gained) gained lines merged in those")
    }
  }
}

/// The same trials by git.
private struct GitMerge {
  var clean = 0
  var merged = 0
  var gained = 0

  mutating func merge(_ trial: MergeTrial, in folder: URL) throws {
    let texts = ["ours": trial.ours, "base": trial.base, "theirs": trial.theirs]
    for (name, text) in texts { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "merge-file", "ours", "base", "theirs"]
    process.currentDirectoryURL = folder
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    gained += trial.gained.count
    guard process.terminationStatus == 0 else { return }
    clean += 1
    let data = try Data(contentsOf: folder.appendingPathComponent("ours"))
    merged += trial.merged(in: String(decoding: data, as: UTF8.self)).count
  }
}

/// Swift's own opinion of many texts, asked for in one call.
private enum ParsedTexts {
  static func problems(in texts: [String], _ folder: URL) throws -> String {
    let files = try texts.enumerated().map { index, text in
      let file = folder.appendingPathComponent("Merged\(index).swift")
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let arguments = folder.appendingPathComponent("arguments")
    try Data(files.map { "\"\($0)\"" }.joined(separator: "\n").utf8).write(to: arguments)
    let errors = folder.appendingPathComponent("errors")
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-frontend", "-parse", "@\(arguments.path)"]
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return String(decoding: try Data(contentsOf: errors), as: UTF8.self)
  }
}
