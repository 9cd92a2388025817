/// A command line that cannot be understood: what is wrong and the usage line that helps. Ends the run with 64.
struct UsageError: Error {
  var message: String
  var command: CommandName?

  init(_ message: String, in command: CommandName?) {
    self.message = message
    self.command = command
  }

  /// The usage line of the command, or of the tool where no command is known.
  var usage: String { command.map { CommandCatalog.command($0).usage } ?? CommandCatalog.usage }
}
