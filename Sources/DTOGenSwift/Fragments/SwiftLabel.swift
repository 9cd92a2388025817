import DTOGenTemplates

/// A fragment that is the label of an argument or of a parameter: bare, since Swift warns about back-ticks there, but
/// for the words that the grammar keeps for itself in that place.
struct SwiftLabel: Hashable, Sendable, SourceFragment {
  let source: String

  private init(source: String) { self.source = source }

  /// Of an argument in a call.
  static func argument(_ name: SwiftIdentifier) -> SwiftLabel {
    SwiftLabel(source: name.bare == "inout" ? name.source : name.bare)
  }

  /// Of a parameter in a declaration.
  static func parameter(_ name: SwiftIdentifier) -> SwiftLabel {
    SwiftLabel(source: ["inout", "let", "var"].contains(name.bare) ? name.source : name.bare)
  }

  /// `_ name`, of a parameter whose argument has no label.
  static func unlabelled(_ name: SwiftIdentifier) -> SwiftLabel { SwiftLabel(source: "_ " + name.source) }
}
