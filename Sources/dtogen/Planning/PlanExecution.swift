import DTOGenCore

/// Carries a plan out and says what was done.
struct PlanExecution {
  var plan: WritePlan
  var reporter: Reporter

  /// Writes the changes, unless the plan has errors.
  func write() throws(FileError) -> ExitStatus {
    guard report() else { return .failed }
    try plan.write()
    for planned in plan.changes { reporter.say("wrote \(reporter.name(planned.file.path))") }
    if plan.changes.isEmpty {
      reporter.explain("up to date: \(Count(plan.files.count, "file"))")
    } else {
      reporter.say("\(Count(plan.changes.count, "file")) written\(unchanged)")
    }
    return .done
  }

  /// Says what `write` would do.
  func rehearse() -> ExitStatus {
    guard report() else { return .failed }
    for planned in plan.changes { reporter.say("would write \(reporter.name(planned.file.path))") }
    reporter.say("\(Count(plan.changes.count, "file")) to write\(unchanged)")
    return .done
  }

  /// Prints what `write` would change.
  func showDiff() throws -> ExitStatus {
    guard report() else { return .failed }
    try StandardStream.output.write(plan.diff())
    return .done
  }

  /// Prints what `write` would change, and fails when there is anything.
  func check() throws -> ExitStatus {
    guard report() else { return .failed }
    guard !plan.changes.isEmpty else {
      reporter.explain("up to date: \(Count(plan.files.count, "file"))")
      return .done
    }
    try StandardStream.output.write(plan.diff())
    let verb = plan.changes.count == 1 ? "is" : "are"
    reporter.report(.error(at: nil, "\(Count(plan.changes.count, "file")) \(verb) out of date; run 'dtogen generate'"))
    return .failed
  }

  /// Shows all problems of the plan; false where nothing may be written.
  private func report() -> Bool {
    reporter.report(plan.diagnostics)
    guard plan.diagnostics.hasErrors else { return true }
    reporter.say("nothing was written")
    return false
  }

  private var unchanged: String {
    let count = plan.files.count - plan.changes.count
    return count == 0 ? "" : ", \(count) up to date"
  }
}
