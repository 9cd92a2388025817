import DTOGenCore

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
    for planned in plan.changes { reporter.say("\(planned.verbs.done) \(reporter.name(planned.file.path))") }
    if plan.changes.isEmpty {
      reporter.explain("up to date: \(Count(plan.files.count, "file"))")
    } else {
      reporter.say("\(Count(plan.changes.count, "file")) changed\(unchanged)")
    }
    return .done
  }

  /// Says what `write` would do.
  func rehearse() -> ExitStatus {
    guard report() else { return .failed }
    for planned in plan.changes { reporter.say("would \(planned.verbs.planned) \(reporter.name(planned.file.path))") }
    reporter.say("\(Count(plan.changes.count, "file")) to change\(unchanged)")
    return .done
  }

  /// Prints what `write` would change, and what it would refuse.
  func showDiff() throws -> ExitStatus {
    let isPossible = report()
    try StandardStream.output.write(plan.diff())
    return isPossible ? .done : .failed
  }

  /// Prints what `write` would change, and fails when there is anything.
  func check() throws -> ExitStatus {
    let isPossible = report()
    try StandardStream.output.write(plan.diff())
    guard isPossible else { return .failed }
    guard plan.changes.isEmpty else {
      let verb = plan.changes.count == 1 ? "is" : "are"
      return drift("\(Count(plan.changes.count, "file")) \(verb) out of date; run 'dtogen generate'")
    }
    guard plan.files.allSatisfy({ !$0.conflicts.contains(where: \.staysOpen) }) else {
      return drift("what the schema changed in edited lines is still to be changed by hand")
    }
    guard try isRecordInStep() else {
      return drift("the record in \(Record.folder) is out of date; run 'dtogen generate' and commit it with the code")
    }
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

  private func drift(_ message: String) -> ExitStatus {
    reporter.report(.error(at: nil, message))
    return .failed
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

  private var unchanged: String {
    let count = plan.files.count - plan.changes.count
    return count == 0 ? "" : ", \(count) up to date"
  }
}
