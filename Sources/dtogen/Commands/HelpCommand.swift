/// `dtogen help`: the list of commands, or one command's page.
enum HelpCommand {
  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    guard let word = try arguments.onlyOperand(called: "COMMAND", known: CommandName.allCases.map(\.rawValue)) else {
      return try show(nil)
    }
    return try show(CommandName(rawValue: word))
  }

  static func show(_ command: CommandName?) throws -> ExitStatus {
    let text = command.map { HelpText.page(for: CommandCatalog.command($0)) } ?? HelpText.overview()
    try StandardStream.output.write(text)
    return .done
  }
}
