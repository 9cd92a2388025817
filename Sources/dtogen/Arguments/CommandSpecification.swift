/// One command of the command line as data: its words, its options and its help.
struct CommandSpecification: Sendable {
  var name: CommandName
  /// What stands after the command's name in the usage line.
  var synopsis: String
  /// One line for the list of commands.
  var summary: String
  /// Paragraphs of the command's own help.
  var discussion: String
  var options: [OptionSpecification]
  /// Words that may stand as the first operand, where they are known.
  var operandWords: [String] = []
  /// Whether operands are files.
  var takesFiles = false
  var examples: [String]

  /// The command's own options and those that every command has.
  var allOptions: [OptionSpecification] { options + CommandCatalog.commonOptions }

  var usage: String { "dtogen \(name.rawValue)" + (synopsis.isEmpty ? "" : " \(synopsis)") }
}
