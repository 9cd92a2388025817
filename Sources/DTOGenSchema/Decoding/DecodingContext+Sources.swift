import DTOGenBase

extension DecodingContext {
  /// `"at"`: one place, or a place for each response.
  mutating func responses(_ value: JSONValue?, in file: SourceLocation) -> [ResponseDefinition] {
    guard let value else { return [ResponseDefinition(name: nil, at: Located(WirePath(), at: file))] }
    switch value.kind {
    case .string:
      return parse(value, "\"at\"", "a path", with: WirePathParser.parse)
        .map { [ResponseDefinition(name: nil, at: $0)] } ?? []
    case .object:
      if value.count == 0 { error(at: value.location, "\"at\" names no response; leave it out") }
      return members(of: value).compactMap { member in
        let name = Located(member.key, at: member.keyLocation)
        let isName = isTypeName(name, "a response")
        let path = parse(member.value, "the place of '\(name.value)'", "a path", with: WirePathParser.parse)
        return isName ? path.map { ResponseDefinition(name: name, at: $0) } : nil
      }
    default:
      mismatch(
        value, "\"at\"", "a path such as \"data.offers[]\" or an object: { \"OfferList\": \"data[]\" }")
      return []
    }
  }

  /// `"fixtures"`: globs, or globs for each response of `at`.
  mutating func fixtures(_ value: JSONValue?, responses at: JSONValue?) -> [FixtureSet] {
    guard let value else { return [] }
    let names = at.flatMap { $0.kind == .object ? $0.members.map(\.key) : nil }
    switch (value.kind, names) {
    case (.object, let names?):
      let sets: [FixtureSet] = members(of: value, among: names, in: "\"fixtures\", whose keys are those of \"at\"").map
      {
        FixtureSet(
          response: Located($0.key, at: $0.keyLocation), patterns: patterns($0.value, "the fixtures of '\($0.key)'"))
      }
      for name in names where value[name] == nil {
        error(at: value.location, "\"fixtures\" lacks '\(name)', which \"at\" has; write [] where none is captured")
      }
      return sets
    case (.object, nil):
      error(at: value.location, "\"fixtures\" is an object only where \"at\" is one with the same keys")
      return []
    case (.array, _?), (.string, _?):
      error(at: value.location, "\"at\" has several responses, so \"fixtures\" is an object with the same keys")
      return []
    default: return [FixtureSet(response: nil, patterns: patterns(value, "\"fixtures\""))]
    }
  }

  private mutating func patterns(_ value: JSONValue, _ subject: String) -> [Located<String>] {
    let patterns: [Located<String>]
    if let string = value.string {
      patterns = [Located(string, at: value.location)]
    } else if value.kind == .array {
      patterns = value.elements.compactMap { text($0, "each entry of \(subject)") }
    } else {
      mismatch(value, subject, "a file name or a list of them, such as [\"offer_*.json\"]")
      return []
    }
    return patterns.filter { pattern in
      let parts = pattern.value.split(separator: "/", omittingEmptySubsequences: false)
      guard !pattern.value.isEmpty, parts.first != "", !parts.contains("..") else {
        error(
          at: pattern.location,
          "'\(pattern.value)' does not lead into the fixtures folder; name files relative to \"layout.fixtures\"")
        return false
      }
      return true
    }
  }
}
