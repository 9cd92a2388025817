import Foundation

/// One run over the corpus with one set of options: batches, then the report.
struct Sweep: Sendable {
  let arguments: SweepArguments
  let options: OutputOptions

  /// The number of files that failed.
  func run() async -> Int {
    let start = Date()
    let (files, refused) = CorpusFile.all(arguments, options)
    var verdicts = refused.map { Verdict(file: $0.name, failure: (.read, $0.reason)) }
    let work =
      arguments.keep
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("dtogen-sweep-\(UUID().uuidString)")
    defer { if arguments.keep == nil { try? FileManager.default.removeItem(at: work) } }
    let groups = balanced(files)
    await withTaskGroup(of: [Verdict].self) { tasks in
      var next = 0
      func start() {
        guard next < groups.count else { return }
        let batch = Batch(
          files: groups[next], options: options, runsTests: arguments.runsTests,
          folder: work.appendingPathComponent("\(options.rawValue)-\(next + 1)"))
        next += 1
        tasks.addTask { batch.run() }
      }
      for _ in 0..<arguments.jobs { start() }
      for await result in tasks {
        verdicts += result
        for case let (file, failure?) in result.map({ ($0.file, $0.failure) }) {
          Report.note("FAILED \(file): \(failure.step.rawValue): \(failure.reason)")
        }
        Report.note("\(verdicts.count) of \(files.count + refused.count) files")
        start()
      }
    }
    let report = Report(verdicts: verdicts, options: options, seconds: Date().timeIntervalSince(start))
    print(report.text)
    return report.failures.count
  }

  /// Batches of about the same size: the largest files are dealt out first, one to each batch in turn.
  private func balanced(_ files: [CorpusFile]) -> [[CorpusFile]] {
    let count = max(1, (files.count + arguments.batch - 1) / arguments.batch)
    var groups = Array(repeating: [CorpusFile](), count: count)
    let sorted = files.sorted { ($1.bytes.count, $0.name) < ($0.bytes.count, $1.name) }
    for (index, file) in sorted.enumerated() { groups[index % count].append(file) }
    return groups.filter { !$0.isEmpty }
  }
}
