/// A fragment that is an argument label: bare, since Swift warns about back-ticks there, but for the three words that
/// the grammar keeps for itself.
struct SwiftLabel: Hashable, Sendable, SourceFragment {
  let source: String

  private init(source: String) { self.source = source }

  /// `_ name`, of a parameter whose argument has no label.
  static func unlabelled(_ name: SwiftIdentifier) -> SwiftLabel { SwiftLabel(source: "_ " + name.source) }

  init(_ name: SwiftIdentifier) {
    source = ["inout", "let", "var"].contains(name.bare) ? name.source : name.bare
  }
}
