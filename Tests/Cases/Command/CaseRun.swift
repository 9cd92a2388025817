import Foundation
import ToolSupport

/// One case while it runs: a scratch copy of its folder in which bash works through the check.
struct CaseRun: Sendable {
  struct Verdict: Sendable {
    let name: String
    let seconds: Double
    /// Nil where the check passed.
    let reason: String?
  }

  let folder: CaseFolder
  let cases: CasesArguments
  /// Where the scratch copies are made.
  let scratch: URL

  func verdict() -> Verdict {
    let start = Date()
    let reason: String?
    do { reason = try run() } catch { reason = "\(error)" }
    return Verdict(name: folder.name, seconds: Date().timeIntervalSince(start), reason: reason)
  }

  private var wiring: CaseWiring { .of(folder.id) }

  private func run() throws -> String? {
    let copy = scratch.appendingPathComponent(folder.name)
    let logs = scratch.appendingPathComponent("logs")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: folder.url, to: copy)
    // Shared folders may be read-only, and a copy of one would be too.
    _ = try ChildProcess.run("chmod", ["-R", "u+w", copy.path], in: logs, log: "chmod", timeout: 60)
    let configuration = copy.appendingPathComponent("dtogen.json")
    try wiring.configuration?.write(to: configuration, atomically: true, encoding: .utf8)
    let script = logs.appendingPathComponent("\(folder.name).sh")
    try Self.script(for: folder, wiring).write(to: script, atomically: true, encoding: .utf8)
    let isRoot = wiring.needsPlainUser && geteuid() == 0
    if isRoot {
      _ = try ChildProcess.run("chown", ["-R", "65534:65534", copy.path], in: logs, log: "chown", timeout: 60)
    }
    let asUser = isRoot ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    let result = try ChildProcess.run(
      "env", environment(copy) + asUser + ["bash", script.path], in: copy, log: "../logs/\(folder.name).log",
      timeout: cases.timeout)
    guard result.status != 0 else { return nil }
    return Self.reason(result.output) ?? "exit \(result.status)"
  }

  private func environment(_ copy: URL) -> [String] {
    let configuration = copy.appendingPathComponent("dtogen.json")
    let hasConfiguration = FileManager.default.fileExists(atPath: configuration.path)
    let isRun = folder.check.contains { $0.contains("dm ") }
    return [
      "CASE_MODEL=\(wiring.model)", "CASE_CONFIG=\(hasConfiguration ? configuration.path : "")",
      "CASE_RUNS=\(isRun ? "yes" : "")", "CASE_PACKAGE=\(folder.needsPackage ? "yes" : "")",
      "CASE_CHECK=\(folder.check.joined(separator: "\n"))",
      "CASES_TOOL=\(CasesArguments.tool.path)", "CASES_CACHE=\(cases.cache.path)",
      "CASES_DTOGEN=\(cases.generator.path)",
    ]
  }

  /// Each line of a check has to hold; the case's own lines are not changed.
  private static func script(for folder: CaseFolder, _ wiring: CaseWiring) -> String {
    let lines = folder.check + (wiring.also.map { [$0] } ?? [])
    let steps = lines.map { line in
      """
      echo 'line:' \(quoted(line))
      eval \(quoted(line)) || exit 1
      """
    }
    return """
      gen() { "$CASES_TOOL" gen "$@"; }
      tc() { "$CASES_TOOL" tc "$@"; }
      dm() { "$CASES_TOOL" dm "$@"; }
      srcs() { find "$1" -name '*.swift' ! -path '*/Tests/*' ! -name Package.swift ! -path '*/.build/*'; }
      lim() { local s="$1"; shift; export -f gen tc dm; timeout "$s" bash -c '"$@"' _ "$@"; }
      \(steps.joined(separator: "\n"))
      """
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The line that says most about a failure: an error if there is one, the line of the check otherwise.
  private static func reason(_ log: String) -> String? {
    let lines = log.split(separator: "\n")
    let error = lines.first { $0.contains("error:") || $0.hasPrefix("dm:") }
    let check = lines.last { $0.hasPrefix("line: ") }.map { "does not hold: \($0.dropFirst(6))" }
    return (error.map(String.init) ?? check).map { String($0.prefix(300)) }
  }
}
