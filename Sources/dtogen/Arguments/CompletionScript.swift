/// The completion script of a shell, made from the catalogue.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  func text() -> String {
    switch self {
    case .bash: bash()
    case .zsh: zsh()
    case .fish: fish()
    }
  }

  private var commandNames: [String] { CommandName.allCases.map(\.rawValue) }

  private func bash() -> String {
    let cases = CommandName.allCases.map { name in
      let command = CommandCatalog.command(name)
      let words = command.operandWords + command.allOptions.map(\.name)
      return "    \(name.rawValue)) words='\(words.joined(separator: " "))' ;;"
    }
    return """
      _dtogen() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=''
        case "$previous" in
      \(valueCases(file: "COMPREPLY=($(compgen -f -- \"$current\")); return", folder: "COMPREPLY=($(compgen -d -- \"$current\")); return", words: { "COMPREPLY=($(compgen -W '\($0)' -- \"$current\")); return" }))
        esac
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
          *) words='\(commandNames.joined(separator: " "))' ;;
        esac
        [ "$COMP_CWORD" -eq 1 ] && words='\(commandNames.joined(separator: " ")) --help --version'
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        [ ${#COMPREPLY[@]} -eq 0 ] && COMPREPLY=($(compgen -f -- "$current"))
      }
      complete -o filenames -F _dtogen dtogen

      """
  }

  /// The `case` arms of a shell for options that take a value.
  private func valueCases(file: String, folder: String, words: (String) -> String) -> String {
    var seen: Set<String> = []
    let all = CommandName.allCases.flatMap { CommandCatalog.command($0).allOptions }
    return all.compactMap { option -> String? in
      guard let completion = option.completion, seen.insert(option.name).inserted else { return nil }
      switch completion {
      case .file: return "    \(option.name)) \(file) ;;"
      case .folder: return "    \(option.name)) \(folder) ;;"
      case .words(let known): return "    \(option.name)) \(words(known.joined(separator: " "))) ;;"
      case .nothing: return "    \(option.name)) return ;;"
      }
    }.joined(separator: "\n")
  }

  private func zsh() -> String {
    let commands = CommandName.allCases.map { name in
      "    '\(name.rawValue):\(zshQuotable(CommandCatalog.command(name).summary))'"
    }
    let arms = CommandName.allCases.map { name in
      let command = CommandCatalog.command(name)
      var specifications = command.allOptions.map(zshSpecification)
      let operands = command.operandWords.isEmpty ? "_files" : "(\(command.operandWords.joined(separator: " ")))"
      specifications.append("'*:operand:\(operands)'")
      return "    \(name.rawValue)) _arguments \(specifications.joined(separator: " ")) ;;"
    }
    return """
      #compdef dtogen
      _dtogen() {
        local -a commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe 'command' commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(arms.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = "_dtogen" ]; then _dtogen "$@"; else compdef _dtogen dtogen; fi

      """
  }

  private func zshSpecification(_ option: OptionSpecification) -> String {
    let repeated = if case .several = option.value { "*" } else { "" }
    let head = "\(repeated)\(option.name)[\(zshQuotable(option.help))]"
    switch option.completion {
    case nil: return "'\(head)'"
    case .file: return "'\(head):file:_files'"
    case .folder: return "'\(head):folder:_files -/'"
    case .words(let known): return "'\(head):value:(\(known.joined(separator: " ")))'"
    case .nothing: return "'\(head):value:'"
    }
  }

  private func fish() -> String {
    var lines = ["complete -c dtogen -f"]
    for name in CommandName.allCases {
      let command = CommandCatalog.command(name)
      let summary = quotable(command.summary)
      lines.append("complete -c dtogen -n __fish_use_subcommand -a \(name.rawValue) -d '\(summary)'")
      let condition = "-n '__fish_seen_subcommand_from \(name.rawValue)'"
      for option in command.allOptions {
        var line = "complete -c dtogen \(condition) -l \(option.name.dropFirst(2))"
        switch option.completion {
        case nil: break
        case .file: line += " -r -F"
        case .folder: line += " -x -a '(__fish_complete_directories)'"
        case .words(let known): line += " -x -a '\(known.joined(separator: " "))'"
        case .nothing: line += " -x"
        }
        lines.append(line + " -d '\(quotable(option.help))'")
      }
      if !command.operandWords.isEmpty {
        lines.append("complete -c dtogen \(condition) -a '\(command.operandWords.joined(separator: " "))'")
      }
      if command.takesFiles { lines.append("complete -c dtogen \(condition) -F") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text that is safe inside single quotes.
  private func quotable(_ text: String) -> String { String(text.map { $0 == "'" ? "’" : $0 }) }

  /// Text that is also safe inside zsh's brackets and before its colons.
  private func zshQuotable(_ text: String) -> String {
    quotable(text).map { "[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
