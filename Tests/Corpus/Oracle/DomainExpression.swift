/// A line of a domain block as `infer` writes them, read without the product's parser.
indirect enum DomainExpression {
  case path([String])
  case construct(String, [(label: String?, value: DomainExpression)])
  case list(String, [String])
  case map(key: String, value: String, [String])
  /// A form that inference does not write: the comparison fails on it, so that nothing is skipped.
  case unknown(String)

  init(_ text: String) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), !text.hasPrefix("`") else {
      self = .path(Self.path(text))
      return
    }
    let name = text[..<open].filter { $0 != "?" }
    let inner = String(text[text.index(after: open)...].dropLast())
    if name.hasPrefix("[") {
      let types = name.dropFirst().dropLast().split(separator: ":").map { $0.filter { $0 != " " } }
      self =
        types.count == 2
        ? .map(key: types[0], value: types[1], Self.path(inner)) : .list(types[0], Self.path(inner))
      return
    }
    let arguments = Self.split(inner, at: ",").map { argument in
      let parts = Self.split(argument, at: ":")
      let value = parts[parts.count - 1]
      return (label: parts.count == 2 ? parts[0] : nil, value: DomainExpression(value))
    }
    self = .construct(name, arguments)
  }

  private static func path(_ text: String) -> [String] {
    guard text != "." else { return [] }
    // By scalars: a back-tick and a combining mark behind it are one Character.
    return split(text, at: ".").map { part in
      let scalars = part.unicodeScalars
      guard scalars.count > 1, scalars.first == "`" else { return part }
      var key = String.UnicodeScalarView()
      var isDoubled = false
      for scalar in scalars.dropFirst().dropLast() {
        isDoubled = scalar == "`" && !isDoubled
        if !isDoubled { key.append(scalar) }
      }
      return String(key)
    }
  }

  /// Parts between separators that stand outside of back-ticks and brackets, without the blanks around them.
  private static func split(_ text: String, at separator: Unicode.Scalar) -> [String] {
    var parts = [String.UnicodeScalarView()]
    var isQuoted = false
    var depth = 0
    for scalar in text.unicodeScalars {
      if scalar == "`" { isQuoted.toggle() }
      if !isQuoted, scalar == "(" || scalar == "[" { depth += 1 }
      if !isQuoted, scalar == ")" || scalar == "]" { depth -= 1 }
      if scalar == separator, !isQuoted, depth == 0 {
        parts.append(String.UnicodeScalarView())
      } else if !isQuoted, scalar == " " {
        continue
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    return parts.map { String($0) }
  }
}
