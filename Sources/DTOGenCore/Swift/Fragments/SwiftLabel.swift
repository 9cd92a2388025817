/// A fragment that is an argument label: bare, since Swift warns about back-ticks there, but for the three words that
/// the grammar keeps for itself.
struct SwiftLabel: Hashable, Sendable, SourceFragment {
  let source: String

  init(_ name: SwiftIdentifier) {
    source = ["inout", "let", "var"].contains(name.bare) ? name.source : name.bare
  }
}
