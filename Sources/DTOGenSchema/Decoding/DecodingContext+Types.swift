import DTOGenBase

extension DecodingContext {
  /// A field of an object, with all that may be said of one.
  mutating func field(_ key: Located<String>, _ value: JSONValue) -> FieldDefinition? {
    guard let form = typeForm(value, "the type of '\(key.value)'") else { return nil }
    return FieldDefinition(
      key: key, use: form.use, description: form.description, deprecated: form.deprecated,
      defaultValue: form.defaultValue, aliases: form.aliases, emptyList: form.emptyList)
  }

  /// A type in a place that is not a field.
  mutating func type(_ value: JSONValue, _ subject: String) -> TypeUse? {
    guard let form = typeForm(value, subject) else { return nil }
    for key in form.fieldKeys {
      error(at: key.location, "'\(key.value)' speaks of a field of an object and has no meaning for \(subject)")
    }
    return form.use
  }

  mutating func typeForm(_ value: JSONValue, _ subject: String) -> TypeForm? {
    switch value.kind {
    case .string: return parse(value, subject, "a type", with: TypeParser.parse).map { TypeForm(use: $0) }
    case .object: return objectForm(value)
    case .array:
      mismatch(value, subject, "a type", hint: "; a list of T is \"[T]\" or { \"$list\": T }")
    default: mismatch(value, subject, "a type such as \"string\" or an object")
    }
    return nil
  }

  private mutating func objectForm(_ object: JSONValue) -> TypeForm? {
    var language: [String: JSONMember] = [:]
    var languageKeys: [Located<String>] = []
    var wire: [(key: Located<String>, value: JSONValue)] = []
    for member in members(of: object) {
      let key = Located(member.key, at: member.keyLocation)
      if TypeForm.allKeys.contains(member.key) {
        language[member.key] = member
        languageKeys.append(key)
      } else if member.key.hasPrefix("$"), !member.key.hasPrefix("$$") {
        let hint = NearestName.hint(for: member.key, in: TypeForm.allKeys)
        error(
          at: key.location,
          "'\(member.key)' is not known in a type\(hint); a wire key that begins with '$' is written '$\(member.key)'")
      } else {
        let name = member.key.hasPrefix("$$") ? String(member.key.dropFirst()) : member.key
        wire.append((Located(name, at: key.location), member.value))
      }
    }
    let forms = languageKeys.filter { TypeForm.formKeys.contains($0.value) }
    let type: WireType?
    var innerOptional = false
    if let form = forms.first {
      complainAboutMixture(forms, wire.map(\.key), languageKeys)
      (type, innerOptional) = wireType(form, language)
    } else {
      type = .object(inlineObject(wire, language))
    }
    let isOptional = language["$optional"].flatMap { flag($0.value, "'$optional'") } ?? false
    var form = TypeForm(
      use: TypeUse(
        type: type ?? .object(InlineObject(fields: [])), isOptional: isOptional || innerOptional,
        location: object.location))
    addFieldParts(language, to: &form)
    form.modelKeys = languageKeys.filter { TypeForm.modelKeys.contains($0.value) }
    form.fieldKeys = languageKeys.filter { TypeForm.fieldKeys.contains($0.value) }
    return type == nil ? nil : form
  }

  /// Notes the keys that do not go with the form that the first of `forms` says.
  private mutating func complainAboutMixture(
    _ forms: [Located<String>], _ wire: [Located<String>], _ language: [Located<String>]
  ) {
    let form = forms[0].value
    let isTagged = ["$tag", "$cases"].contains(form)
    for other in forms.dropFirst() where !(isTagged && ["$tag", "$cases"].contains(other.value)) {
      error(at: other.location, "'\(other.value)' and '\(form)' do not go together in one type")
    }
    for key in wire {
      error(at: key.location, "the wire key '\(key.value)' stands in an object that is a '\(form)'")
    }
    for key in language where TypeForm.modelKeys.contains(key.value) {
      error(at: key.location, "'\(key.value)' belongs to an object with wire keys, and this one is a '\(form)'")
    }
  }

  private mutating func wireType(
    _ form: Located<String>, _ language: [String: JSONMember]
  ) -> (type: WireType?, isOptional: Bool) {
    guard let value = language[form.value]?.value else { return (nil, false) }
    switch form.value {
    case "$type":
      let use = type(value, "'$type'")
      return (use?.type, use?.isOptional ?? false)
    case "$list": return (type(value, "the elements of '$list'").map { .list($0) }, false)
    case "$map": return (type(value, "the values of '$map'").map { .map($0) }, false)
    case "$oneOf": return (variants(value).map { .oneOf($0) }, false)
    default: return (tagged(form, language).map { .tagged($0) }, false)
    }
  }

  private mutating func addFieldParts(_ language: [String: JSONMember], to form: inout TypeForm) {
    form.description = language["$description"].flatMap { text($0.value, "'$description'") }?.value
    if let value = language["$deprecated"]?.value {
      switch value.kind {
      case .bool: form.deprecated = value.bool == true ? "" : nil
      case .string: form.deprecated = value.string
      default: mismatch(value, "'$deprecated'", "true or the reason as text")
      }
    }
    form.defaultValue = language["$default"].flatMap { literal($0.value) }
    form.aliases = language["$aliases"].map { texts($0.value, "'$aliases'") } ?? []
    if let member = language["$emptyList"], flag(member.value, "'$emptyList'") == true {
      form.emptyList = member.keyLocation
    }
  }

  /// The constant of `$default`.
  private mutating func literal(_ value: JSONValue) -> Located<Literal>? {
    switch value.kind {
    case .string: return Located(.string(value.string ?? ""), at: value.location)
    case .number: return Located(.number(value.text), at: value.location)
    case .bool: return Located(.bool(value.bool ?? false), at: value.location)
    case .array where value.count == 0: return Located(.emptyList, at: value.location)
    case .null: mismatch(value, "'$default'", "a value", hint: "; a '?' after the type makes it optional")
    default: mismatch(value, "'$default'", "text, a number, true, false or []")
    }
    return nil
  }
}
