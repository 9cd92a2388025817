/// The rule that Make and Ninja read to learn when a run is to be repeated.
///
/// Each input has a rule of its own without a recipe, so that a deleted one repeats the run instead of stopping Make.
struct DependencyFile {
  /// What the rule makes: the outputs of a run, or the stamp that stands for them.
  var targets: [String]
  var inputs: [String]

  var text: String {
    guard !targets.isEmpty else { return "" }
    let rule = ([targets.map(Self.escaped).joined(separator: " ") + ":"] + inputs.map(Self.escaped))
      .joined(separator: " \\\n  ")
    let inputRules = inputs.map { "\n\(Self.escaped($0)):\n" }.joined()
    return rule + "\n" + inputRules
  }

  /// Make's own escapes, which Ninja reads too: a backslash before blanks and `#`, `$` doubled, and the backslashes
  /// before an escaped character doubled.
  private static func escaped(_ path: String) -> String {
    var text = ""
    var backslashes = 0
    for character in path {
      switch character {
      case " ", "\t", "#":
        text += String(repeating: "\\", count: backslashes) + "\\"
        text.append(character)
      case "$": text += "$$"
      case ":": text += "\\:"
      default: text.append(character)
      }
      backslashes = character == "\\" ? backslashes + 1 : 0
    }
    return text
  }
}
