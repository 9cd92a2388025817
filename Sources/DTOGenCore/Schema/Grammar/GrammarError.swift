/// The first problem in a text of one of the schema's small languages: where it is, what was expected, what helps.
struct GrammarError: Error, Hashable, Sendable {
  var diagnostic: Diagnostic

  init(at location: SourceLocation, _ message: String) {
    diagnostic = .error(at: location, message)
  }
}
