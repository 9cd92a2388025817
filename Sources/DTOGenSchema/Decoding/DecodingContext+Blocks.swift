import DTOGenBase

extension DecodingContext {
  mutating func checks(_ value: JSONValue, _ subject: String) -> [Located<Check>] {
    guard value.kind == .array else {
      mismatch(value, subject, "a list of checks", hint: value.kind == .string ? "; write [\(value.text)]" : "")
      return []
    }
    return value.elements.compactMap {
      parse($0, "each entry of \(subject)", "a check such as \"count >= 0\"", with: CheckParser.parse)
    }
  }

  /// Patterns of wire keys, each with its reason.
  mutating func ignores(_ value: JSONValue, _ subject: String) -> [IgnoreRule] {
    let example = "{ \"*_url\": \"links we do not follow\" }"
    guard value.kind == .object else {
      mismatch(value, subject, "an object with a reason for each key", hint: ": \(example)")
      return []
    }
    return members(of: value).compactMap { member in
      guard let pattern = wireKey(member, in: subject),
        let reason = text(member.value, "the reason for '\(member.key)'")
      else { return nil }
      guard reason.value.contains(where: { !$0.isWhitespace }) else {
        error(at: reason.location, "say why '\(pattern.value)' is ignored, as in \(example)")
        return nil
      }
      return IgnoreRule(pattern: pattern, reason: reason.value)
    }
  }

  /// The `"fields"` block of a model.
  mutating func wireBlock(_ value: JSONValue) -> WireBlock? {
    guard let form = typeForm(value, "\"fields\"") else { return nil }
    for key in form.fieldKeys {
      let place = key.value == "$description" ? "; write \"description\" beside \"fields\"" : ""
      error(at: key.location, "'\(key.value)' speaks of a field and has no meaning for \"fields\" itself\(place)")
    }
    if form.use.isOptional {
      error(at: form.use.location, "a model itself is always there; the '?' stands where the model is used")
    }
    switch form.use.type {
    case .named(let name) where value.kind == .string: return .sameAs(Located(name, at: form.use.location))
    case .object(let object):
      for key in form.modelKeys {
        error(
          at: key.location,
          "'\(key.value)' is for an inline object; write \"\(key.value.dropFirst())\" beside \"fields\"")
      }
      return .object(object.fields)
    default: return .other(form.use)
    }
  }

  /// The `"statuses"` of a file.
  mutating func statuses(_ value: JSONValue) -> [StatusDefinition] {
    guard value.kind == .object else {
      mismatch(value, "\"statuses\"", "an object: { \"TripStatus\": { \"confirmed\": [\"confirmed\", \"ok\"] } }")
      return []
    }
    return members(of: value).compactMap { member in
      let name = Located(member.key, at: member.keyLocation)
      let isName = isTypeName(name, "a status")
      guard member.value.kind == .object else {
        mismatch(member.value, "the status '\(name.value)'", "an object with the spellings of each case")
        return nil
      }
      let cases = statusCases(of: member.value)
      if member.value.count == 0 { error(at: member.value.location, "the status '\(name.value)' has no cases") }
      complainAboutSpellings(cases, of: name.value)
      return isName ? StatusDefinition(name: name, cases: cases) : nil
    }
  }

  private mutating func statusCases(of object: JSONValue) -> [StatusDefinition.Case] {
    members(of: object).compactMap { member in
      let name = Located(member.key, at: member.keyLocation)
      guard isMemberName(name, "a case") else { return nil }
      if name.value == "unknown" {
        error(at: name.location, "'unknown' is the case for every other text; name this one otherwise")
      }
      let value = member.value
      guard value.kind == .array else {
        let isSpelling = value.kind == .string || value.kind == .number
        mismatch(
          value, "'\(name.value)'", "a list of spellings", hint: isSpelling ? "; write [\(value.text)]" : "")
        return nil
      }
      if value.count == 0 { error(at: value.location, "'\(name.value)' needs at least one spelling") }
      return StatusDefinition.Case(name: name, values: value.elements.compactMap { spelling($0) })
    }
  }

  private mutating func spelling(_ value: JSONValue) -> Located<Literal>? {
    if let string = value.string { return Located(.string(string), at: value.location) }
    guard value.kind == .number, Int64(value.text) != nil else {
      mismatch(value, "a spelling", "text or a whole number")
      return nil
    }
    return Located(.number(value.text), at: value.location)
  }

  /// Notes spellings of two cases that are one when case is ignored, and numbers among texts.
  private mutating func complainAboutSpellings(_ cases: [StatusDefinition.Case], of status: String) {
    var owners: [String: String] = [:]
    var firstIsText: Bool?
    for statusCase in cases {
      for value in statusCase.values {
        let (text, isText) =
          switch value.value {
          case .string(let text): (text.lowercased(), true)
          case .number(let text): (Int64(text).map { "\($0)" } ?? text, false)
          default: ("", true)
          }
        if isText != firstIsText ?? isText {
          error(at: value.location, "the spellings of '\(status)' are all texts or all numbers, not both")
        }
        firstIsText = firstIsText ?? isText
        if let owner = owners[text] {
          let place = owner == statusCase.name.value ? "stands here twice" : "belongs to '\(owner)' already"
          error(at: value.location, "'\(text)' \(place); upper and lower case are not told apart")
        }
        owners[text] = owners[text] ?? statusCase.name.value
      }
    }
  }
}
