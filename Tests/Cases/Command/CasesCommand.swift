import Foundation

/// `dtogen-cases`: runs the checks of problem cases against this build of dtogen.
///
/// The checks are bash; they call this program again for `gen`, `tc` and `dm`, the three words that they are
/// written in.
@main struct CasesCommand {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch arguments.first {
      case "gen": exit(try Generation(Array(arguments.dropFirst())).run())
      case "tc": exit(try CompiledOutput(arguments[1]).typeCheck())
      case "dm": exit(try CompiledOutput(arguments[1]).decodeAndMap(arguments[2]))
      default: exit(try await run(CasesArguments(arguments)) ? 0 : 1)
      }
    } catch let error as CasesUsageError {
      note("\(error.message)\n\(CasesArguments.usage)")
      exit(64)
    } catch {
      note("\(error)")
      exit(70)
    }
  }

  static func note(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

  /// Whether all passed.
  private static func run(_ arguments: CasesArguments) async throws -> Bool {
    let scratch =
      arguments.keep
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("dtogen-cases-\(UUID().uuidString)")
    defer { if arguments.keep == nil { try? FileManager.default.removeItem(at: scratch) } }
    try CompiledOutput.prepare(arguments.cache)
    let runs = arguments.cases.map { CaseRun(folder: $0, cases: arguments, scratch: scratch) }
    let start = Date()
    var verdicts: [CaseRun.Verdict] = []
    await withTaskGroup(of: CaseRun.Verdict.self) { tasks in
      var waiting = runs[...]
      func start() {
        guard let run = waiting.popFirst() else { return }
        tasks.addTask { run.verdict() }
      }
      for _ in 0..<arguments.jobs { start() }
      for await verdict in tasks {
        verdicts.append(verdict)
        note("\(verdict.reason == nil ? "passed" : "FAILED") \(verdict.name) \(Int(verdict.seconds.rounded())) s")
        start()
      }
    }
    let failures = verdicts.filter { $0.reason != nil }.sorted { $0.name < $1.name }
    for failure in failures { print("FAILED \(failure.name): \(failure.reason ?? "")") }
    print("\(Int(Date().timeIntervalSince(start).rounded())) s")
    print("\(verdicts.count - failures.count) passed, \(failures.count) failed")
    return failures.isEmpty && !verdicts.isEmpty
  }
}
