import Foundation

/// The end of a run in words: each failed file, the table of reasons, the totals.
struct Report {
  let verdicts: [Verdict]
  let options: OutputOptions
  let seconds: Double

  var failures: [Verdict] { verdicts.filter { $0.failure != nil }.sorted { $0.file < $1.file } }

  /// Progress, apart from the result.
  static func note(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

  var text: String {
    var lines: [String] = []
    for verdict in failures {
      guard let failure = verdict.failure else { continue }
      lines.append("FAILED \(verdict.file): \(failure.step.rawValue): \(failure.reason)")
    }
    for verdict in verdicts.sorted(by: { $0.file < $1.file }) {
      if let reason = verdict.exception { lines.append("EXCEPTION \(verdict.file): \(reason)") }
    }
    let counts = Verdict.Step.allCases.map { step in (step, failures.filter { $0.failure?.step == step }.count) }
    if !failures.isEmpty { lines += ["", "reason          files"] }
    for (step, count) in counts where count > 0 {
      lines.append(step.rawValue.padding(toLength: 16, withPad: " ", startingAt: 0) + "\(count)")
    }
    let leaves = verdicts.reduce(0) { $0 + $1.leaves }
    let mapped = verdicts.reduce(0) { $0 + $1.mappedLeaves }
    lines.append(
      "options \(options.rawValue): \(leaves) leaves compared in DTOs, \(mapped) of them in domain models, "
        + "\(Int(seconds.rounded())) s")
    let exceptions = verdicts.filter { $0.exception != nil }.count
    let listed = exceptions == 0 ? "" : ", \(exceptions) beyond Foundation"
    lines.append("\(verdicts.count - failures.count - exceptions) passed, \(failures.count) failed\(listed)")
    return lines.joined(separator: "\n")
  }
}
