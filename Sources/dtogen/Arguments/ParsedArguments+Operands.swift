extension ParsedArguments {
  /// The operand of a command that takes at most one, among `known` words where they are given.
  func onlyOperand(called name: String, known: [String]? = nil) throws(UsageError) -> String? {
    try expectOperands(atMost: 1)
    guard let word = operands.first else { return nil }
    if let known, !known.contains(word) {
      let hint = ArgumentParser.hint(word, known, otherwise: "it is one of")
      throw UsageError("unknown \(name) '\(word)'\(hint)", in: command)
    }
    return word
  }

  func expectOperands(atMost limit: Int) throws(UsageError) {
    guard operands.count > limit else { return }
    throw UsageError("'\(operands[limit])' is one word too many", in: command)
  }
}
