extension WirePath {
  /// The path as an operand of an expression or a check, where a key that reads like a constant needs back-ticks.
  var operandText: String {
    let text = description
    guard LiteralParser.isLiteral(text), case .key(let key)? = segments.first else { return text }
    return "`\(key)`" + text.dropFirst(key.count)
  }
}
