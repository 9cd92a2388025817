package import DTOGenBase

/// The first problem in a text of one of the schema's small languages: where it is, what was expected, what helps.
package struct GrammarError: Error, Hashable, Sendable {
  package var diagnostic: Diagnostic

  init(at location: SourceLocation, _ message: String) {
    diagnostic = .error(at: location, message)
  }
}
