import DTOGenCore
import SwiftSource

/// Carries a plan out and says what was done.
struct PlanExecution {
  var plan: WritePlan
  var reporter: Reporter

  /// Writes the changes, unless the plan has errors. What was refused is shown beside what was said.
  func write() throws(FileError) -> ExitStatus {
    guard report(isWritten: true) else {
      for planned in plan.refused { reporter.say(try planned.diff()) }
      return .failed
    }
    try plan.write()
    let count = sayChanges { $0.verbs.done }
    if count == 0 {
      reporter.explain("up to date: \(Count(plan.files.count, "file"))")
    } else {
      reporter.say("\(Count(count, "file")) changed\(unchanged(count))")
    }
    return .done
  }

  /// Says what `write` would do.
  func rehearse() -> ExitStatus {
    guard report() else { return .failed }
    let count = sayChanges { "would " + $0.verbs.planned }
    reporter.say("\(Count(count, "file")) to change\(unchanged(count))")
    return .done
  }

  /// Prints what `write` would change, and what it would refuse.
  func showDiff() throws -> ExitStatus {
    let isPossible = report()
    try StandardStream.output.write(plan.diff())
    return isPossible ? .done : .failed
  }

  /// Prints what `write` would change and what has come apart, and fails when there is anything.
  func check() throws -> ExitStatus {
    let isPossible = report()
    try StandardStream.output.write(plan.diff())
    let stubs = isPossible ? try Stubs.find(in: plan.files) : []
    reporter.report(stubs)
    let report = DriftReport(plan.diagnostics + stubs, reporter)
    if !report.isEmpty { reporter.say("\n\(report.text)\n") }
    guard isPossible else { return .failed }
    var reasons: [String] = []
    let count = plan.changeCount
    if count > 0 {
      let verb = count == 1 ? "is" : "are"
      reasons.append("\(Count(count, "file")) \(verb) out of date; run 'dtogen generate'")
    } else if plan.files.contains(where: { $0.conflicts.contains(where: \.staysOpen) }) {
      reasons.append("what the schema changed in edited lines is still to be changed by hand")
    } else if try !isRecordInStep() {
      reasons.append(
        "the record in \(Record.folder) is out of date; run 'dtogen generate' and commit it with the code")
    }
    if !report.isEmpty { reasons.append("schemas, fixtures and code have come apart: \(Count(report.count, "point"))") }
    for reason in reasons { reporter.report(.error(at: nil, reason)) }
    guard reasons.isEmpty else { return .failed }
    reporter.explain("up to date: \(Count(plan.files.count, "file"))")
    return .done
  }

  /// A project without any record passes: then only its files are compared.
  private func isRecordInStep() throws(FileError) -> Bool {
    guard !plan.updates.isEmpty, let record = plan.record else { return true }
    if try record.exists() { return false }
    reporter.report(
      .warning(at: nil, "there is no \(Record.folder) folder; commit it, so that edits by hand are told and merged"))
    return true
  }

  /// Shows all problems of the plan; false where nothing may be written. Lines of merged files are those that they have
  /// after the run where it writes.
  private func report(isWritten: Bool = false) -> Bool {
    reporter.report(plan.diagnostics)
    let isPossible = !plan.diagnostics.hasErrors
    for planned in plan.files {
      for conflict in planned.conflicts {
        reporter.report(Diagnostic(conflict, in: planned.file.path, isWritten: isWritten && isPossible))
      }
    }
    guard !isPossible else { return true }
    reporter.say("nothing was written")
    return false
  }

  /// Says of each change what `verb` says, and how many there are.
  private func sayChanges(_ verb: (PlannedFile) -> String) -> Int {
    let changes = plan.changes
    reporter.say(changes.map { "\(verb($0)) \(reporter.name($0.file.path))" })
    return changes.count
  }

  private func unchanged(_ changed: Int) -> String {
    let count = plan.files.count - changed
    return count == 0 ? "" : ", \(count) up to date"
  }
}
