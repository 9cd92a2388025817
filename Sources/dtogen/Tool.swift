import DTOGenCore

/// The command line tool: reads the words, runs the command and turns whatever it throws into messages and a status.
enum Tool {
  static let version = "0.1.0"

  static func run(_ words: [String]) -> ExitStatus {
    let arguments: ParsedArguments
    do throws(UsageError) {
      arguments = try ArgumentParser.parse(words)
    } catch {
      return explain(error, Reporter(ParsedArguments()))
    }
    var reporter = Reporter(arguments)
    do {
      return try run(arguments, &reporter)
    } catch let error as UsageError {
      return explain(error, reporter)
    } catch let error as FileError {
      reporter.report([Diagnostic(error)])
      return .failed
    } catch {
      reporter.report([.error(at: nil, "\(error)")])
      return .failed
    }
  }

  private static func run(_ arguments: ParsedArguments, _ reporter: inout Reporter) throws -> ExitStatus {
    if arguments.has("--version") {
      try StandardStream.output.write("dtogen \(version)\n")
      return .done
    }
    if arguments.has("--help") { return try HelpCommand.show(arguments.command) }
    switch arguments.command {
    case nil: throw UsageError("a command is missing; 'dtogen help' lists them", in: nil)
    case .scaffold: return try ScaffoldCommand.run(arguments, &reporter)
    case .generate: return try GenerateCommand.run(arguments, &reporter)
    case .restore: return try RestoreCommand.run(arguments, &reporter)
    case .infer: return try InferCommand.run(arguments, &reporter)
    case .lint: return try LintCommand.run(arguments, &reporter)
    case .kernel: return try KernelCommand.run(arguments, &reporter)
    case .`init`: return try InitCommand.run(arguments, &reporter)
    case .templates: return try TemplatesCommand.run(arguments, &reporter)
    case .completions: return try CompletionsCommand.run(arguments)
    case .help: return try HelpCommand.run(arguments)
    }
  }

  private static func explain(_ error: UsageError, _ reporter: Reporter) -> ExitStatus {
    reporter.report(.error(at: nil, error.message))
    reporter.say("usage: \(error.usage)")
    return .usage
  }
}
