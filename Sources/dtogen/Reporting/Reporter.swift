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
    for diagnostic in diagnostics { report(diagnostic) }
  }

  func report(_ diagnostic: Diagnostic) {
    if level == .quiet, diagnostic.severity != .error { return }
    var shown = diagnostic
    if let location = shown.location, let display { shown.location?.file = display.text(for: location.file) }
    switch format {
    case .text: line(DiagnosticText.line(shown, colours: colours))
    case .json: line(DiagnosticJSON.line(shown))
    }
  }

  /// What was done, or is to be done next.
  func say(_ message: String) {
    guard level != .quiet else { return }
    switch format {
    case .text: line(message)
    case .json: line(DiagnosticJSON.line(.note(at: nil, message)))
    }
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

  /// Where standard error cannot be written there is nobody left to tell.
  private func line(_ text: String) { try? StandardStream.error.write(text + "\n") }
}
