import DTOGenBase

extension DecodingContext {
  /// The cases of a `$oneOf`.
  mutating func variants(_ value: JSONValue) -> [VariantDefinition]? {
    let example = "{ \"v2\": T, \"v1\": T }"
    guard value.kind == .object else {
      mismatch(value, "'$oneOf'", "an object of named cases such as \(example)")
      return nil
    }
    guard value.count > 0 else {
      error(at: value.location, "'$oneOf' needs cases: \(example)")
      return nil
    }
    return members(of: value).compactMap { member in
      guard let name = wireKey(member, in: "'$oneOf'") else { return nil }
      return type(member.value, "the case '\(name.value)'").map { VariantDefinition(name: name, use: $0) }
    }
  }

  /// `$tag` with `$cases`.
  mutating func tagged(_ form: Located<String>, _ language: [String: JSONMember]) -> TaggedDefinition? {
    guard let tagMember = language["$tag"] else {
      error(at: form.location, "'$cases' needs '$tag', the key whose value tells them apart")
      return nil
    }
    guard let casesMember = language["$cases"] else {
      error(at: form.location, "'$tag' needs '$cases': { \"value of the tag\": T }")
      return nil
    }
    let tag = text(tagMember.value, "'$tag'")
    let value = casesMember.value
    guard value.kind == .object, value.count > 0 else {
      mismatch(value, "'$cases'", "an object with a type for each value of the tag", hint: "")
      return nil
    }
    let cases: [TaggedDefinition.Case] = members(of: value).compactMap { member in
      guard let name = wireKey(member, in: "'$cases'") else { return nil }
      return type(member.value, "the case '\(name.value)'").map { TaggedDefinition.Case(value: name, use: $0) }
    }
    return tag.map { TaggedDefinition(tag: $0, cases: cases) }
  }

  /// An object in the place of a type.
  mutating func inlineObject(
    _ wire: [(key: Located<String>, value: JSONValue)], _ language: [String: JSONMember]
  ) -> InlineObject {
    InlineObject(
      fields: wire.compactMap { field($0.key, $0.value) },
      domain: language["$domain"].map { domain($0.value, "'$domain'") } ?? .implicit,
      checks: language["$checks"].map { checks($0.value, "'$checks'") } ?? [],
      ignores: language["$ignore"].map { ignores($0.value, "'$ignore'") } ?? [])
  }
}
