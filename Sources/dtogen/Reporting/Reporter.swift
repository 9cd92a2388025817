import DTOGenCore

/// Says on standard error what a run found and did, as text or as one JSON object a line.
///
/// Text is what editors link: `path:line:column: severity: message`.
struct Reporter: Sendable {
  enum Format: String, Sendable {
    case text, json
  }

  enum Level: Sendable {
    case quiet, normal, verbose
  }

  var format = Format.text
  var level = Level.normal
  var colours = StandardStream.error.showsColours
  var display: PathDisplay?

  init(_ arguments: ParsedArguments) {
    format = arguments.value("--diagnostics").flatMap(Format.init) ?? .text
    if arguments.has("--quiet") { level = .quiet } else if arguments.has("--verbose") { level = .verbose }
  }

  func report(_ diagnostics: [Diagnostic]) {
    let lines = diagnostics.compactMap(line)
    if !lines.isEmpty { write(lines.joined(separator: "\n") + "\n") }
  }

  func report(_ diagnostic: Diagnostic) { report([diagnostic]) }

  /// What was done, or is to be done next.
  func say(_ message: String) { say([message]) }

  /// As many messages, written in one go.
  func say(_ messages: [String]) {
    guard level != .quiet, !messages.isEmpty else { return }
    let lines = format == .text ? messages : messages.map { DiagnosticJSON.line(.note(at: nil, $0)) }
    write(lines.joined(separator: "\n") + "\n")
  }

  func explain(_ message: String) {
    if level == .verbose { say(message) }
  }

  /// Why a run stands still.
  func sayWaiting(_ root: RootFolder) {
    say("another dtogen is at work in \(root.path); waiting until it is done")
  }

  /// A path of the plan as the user reaches it.
  func name(_ path: String) -> String { display?.text(for: path) ?? path }

  /// Nil for what is not shown at this level.
  private func line(_ diagnostic: Diagnostic) -> String? {
    if level == .quiet, diagnostic.severity != .error { return nil }
    var shown = diagnostic
    if let location = shown.location, let display { shown.location?.file = display.text(for: location.file) }
    return switch format {
    case .text: DiagnosticText.line(shown, colours: colours)
    case .json: DiagnosticJSON.line(shown)
    }
  }

  /// Where standard error cannot be written there is nobody left to tell.
  private func write(_ text: String) {
    try? StandardStream.error.write(text)
  }
}
