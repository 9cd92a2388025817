/// `dtogen completions`: prints a shell's script.
enum CompletionsCommand {
  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let shells = CompletionScript.allCases.map(\.rawValue)
    guard let word = try arguments.onlyOperand(called: "shell", known: shells),
      let script = CompletionScript(rawValue: word)
    else { throw UsageError("a shell is missing: \(ArgumentParser.choice(shells))", in: .completions) }
    try StandardStream.output.write(script.text())
    return .done
  }
}
