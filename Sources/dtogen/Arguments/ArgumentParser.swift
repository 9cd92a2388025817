import DTOGenCore

/// Reads the words of a command line by the command's specification.
///
/// `--opt value` and `--opt=value` are the same; `--` ends the options; options may stand before the command.
/// An option with several values takes words up to the next option; `-` alone is a value, never an option.
struct ArgumentParser {
  private var words: ArraySlice<String>
  private var result = ParsedArguments()

  /// The words after the tool's own name.
  static func parse(_ words: [String]) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(words: words[...])
    try parser.run()
    return parser.result
  }

  private init(words: ArraySlice<String>) {
    self.words = words
  }

  private var options: [OptionSpecification] {
    result.command.map { CommandCatalog.command($0).allOptions } ?? CommandCatalog.commonOptions
  }

  private mutating func run() throws(UsageError) {
    while let word = words.popFirst() {
      if word == "--" {
        try takeOperands(Array(words))
        return
      }
      if isOption(word) { try takeOption(word) } else { try takeOperands([word]) }
    }
  }

  private func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" }

  /// The first operand of all is the command.
  private mutating func takeOperands(_ operands: [String]) throws(UsageError) {
    for operand in operands {
      guard result.command == nil else {
        result.operands.append(operand)
        continue
      }
      let names = CommandName.allCases.map(\.rawValue)
      guard let command = CommandName(rawValue: operand) else {
        throw UsageError("unknown command '\(operand)'\(Self.hint(operand, names, otherwise: "commands are"))", in: nil)
      }
      result.command = command
    }
  }

  private mutating func takeOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    let attached = parts.count > 1 ? parts[1] : nil
    guard let option = options.first(where: { $0.name == name || $0.short == name }) else { throw unknown(name) }
    switch option.value {
    case .flag:
      if attached != nil { throw UsageError("'\(name)' takes no value", in: result.command) }
      result.add(option, [])
    case .one(let valueName, let completion):
      let value = try nextValue(of: name, valueName, attached)
      if case .words(let known) = completion, !known.contains(value), option.name != "--only" {
        throw UsageError("'\(name)' takes \(Self.choice(known)), not '\(value)'", in: result.command)
      }
      result.add(option, [value])
    case .several(let valueName, _):
      var values = [try nextValue(of: name, valueName, attached)]
      while attached == nil, let next = words.first, !isOption(next) {
        values.append(next)
        words.removeFirst()
      }
      result.add(option, values)
    }
  }

  private mutating func nextValue(
    of option: String, _ valueName: String, _ attached: String?
  ) throws(UsageError) -> String {
    if let attached { return attached }
    guard let next = words.first, !isOption(next) else {
      throw UsageError(
        "'\(option)' needs a value: \(option) \(valueName) (or \(option)=\(valueName))", in: result.command)
    }
    words.removeFirst()
    return next
  }

  /// Names the nearest option, or the command that has this one.
  private func unknown(_ name: String) -> UsageError {
    let near = Self.hint(name, options.map(\.name), otherwise: nil)
    let owner = CommandName.allCases.first { candidate in
      CommandCatalog.command(candidate).options.contains { $0.name == name }
    }
    if let owner {
      return UsageError("'\(name)' is an option of 'dtogen \(owner.rawValue)'", in: result.command ?? owner)
    }
    let place = result.command.map { " of 'dtogen \($0.rawValue)'" } ?? ""
    return UsageError("unknown option '\(name)'\(place)\(near)", in: result.command)
  }

  /// `; did you mean 'x'?`, or the list of all words where none is near.
  static func hint(_ word: String, _ known: [String], otherwise introduction: String?) -> String {
    if let near = NearestName.of(word, in: known) { return "; did you mean '\(near)'?" }
    return introduction.map { "; \($0) \(known.joined(separator: ", "))" } ?? ""
  }

  /// `'a', 'b' or 'c'`.
  static func choice(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
