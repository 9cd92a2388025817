@testable import dtogen

/// Commands called as the tool calls them, in a project of a test's own and without a word on standard error.
enum CommandRun {
  static func status(_ words: [String], in sandbox: Sandbox) -> ExitStatus { Tool.run(words + common(sandbox)) }

  /// What is wrong with a command line, and the command whose usage helps.
  static func mistake(_ words: [String], in sandbox: Sandbox) throws -> UsageError? {
    do {
      let arguments = try ArgumentParser.parse(words + common(sandbox))
      var reporter = Reporter(arguments)
      _ = try run(arguments, &reporter)
      return nil
    } catch let error as UsageError {
      return error
    }
  }

  private static func common(_ sandbox: Sandbox) -> [String] { ["--root", sandbox.path, "--quiet"] }

  private static func run(_ arguments: ParsedArguments, _ reporter: inout Reporter) throws -> ExitStatus {
    switch arguments.command {
    case .scaffold: try ScaffoldCommand.run(arguments, &reporter)
    case .generate: try GenerateCommand.run(arguments, &reporter)
    case .restore: try RestoreCommand.run(arguments, &reporter)
    case .infer: try InferCommand.run(arguments, &reporter)
    case .lint: try LintCommand.run(arguments, &reporter)
    case .kernel: try KernelCommand.run(arguments, &reporter)
    case .`init`: try InitCommand.run(arguments, &reporter)
    case .templates: try TemplatesCommand.run(arguments, &reporter)
    case .completions: try CompletionsCommand.run(arguments)
    case .help, nil: try HelpCommand.run(arguments)
    }
  }
}
