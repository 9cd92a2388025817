/// The tool's arguments for those of the plugin: `generate` stands first where no command does.
enum ToolArguments {
  static func make(from given: [String]) -> [String] {
    let words = withoutTargets(given)
    let options = words.prefix { $0 != "--" }
    let commands = CommandName.allCases.map(\.rawValue)
    let isComplete = options.contains { commands.contains($0) || ["--help", "-h", "--version"].contains($0) }
    return isComplete ? words : [CommandName.generate.rawValue] + words
  }

  /// Xcode adds the targets that were ticked; the tool goes by features and has no such option.
  private static func withoutTargets(_ given: [String]) -> [String] {
    var words: [String] = []
    var isValue = false
    for word in given {
      if isValue {
        isValue = false
      } else if word == "--target" {
        isValue = true
      } else if !word.hasPrefix("--target=") {
        words.append(word)
      }
    }
    return words
  }
}
