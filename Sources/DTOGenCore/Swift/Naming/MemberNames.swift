/// Settles the names of a DTO's properties, coding keys and union cases.
struct MemberNames {
  let policy: KeyPolicy

  /// Fills in all but the type's own name; returns what is wrong with the model's keys.
  func settle(_ model: ResolvedModel, in names: inout SwiftNames.Model) -> [Diagnostic] {
    settleCases(of: model, &names)
    if case .tagged(let tag, _) = model.shape { noteWireKey(tag, decoded(tag), &names) }
    guard case .object(let fields) = model.shape else { return [] }
    let converted = fields.map { SnakeCaseConversion.convert($0.key) }
    settleProperties(fields, converted, &names)
    let decoded = policy == .convert ? converted : fields.map(\.key)
    let diagnostics = clashes(fields, decoded)
    settleCodingKeys(fields, decoded, &names)
    for (index, field) in fields.enumerated() where field.isInDTO { noteWireKey(field.key, decoded[index], &names) }
    return diagnostics
  }

  /// The key that the decoder looks up.
  private func decoded(_ key: String) -> String {
    policy == .convert ? SnakeCaseConversion.convert(key) : key
  }

  // MARK: Properties

  /// Keys that are names as they stand come first, then the others; fields outside the DTO take no name from those in
  /// it.
  private func settleProperties(
    _ fields: [ResolvedField], _ converted: [String], _ names: inout SwiftNames.Model
  ) {
    var taken: Set<String> = []
    var settled = [SwiftIdentifier?](repeating: nil, count: fields.count)
    let isPlain = converted.map(MemberNames.isName)
    let order = [(true, true), (true, false), (false, true), (false, false)].flatMap { isInDTO, plain in
      fields.indices.filter { fields[$0].isInDTO == isInDTO && isPlain[$0] == plain }
    }
    for index in order {
      settled[index] = MemberNames.name(for: fields[index].key, converted[index], &taken)
    }
    names.properties = settled.compactMap { $0 }
    names.isOptional = fields.map(\.use.isOptional)
  }

  /// The first of the names that a key may have which nothing has yet.
  private static func name(
    for key: String, _ converted: String, _ taken: inout Set<String>
  ) -> SwiftIdentifier {
    func isFree(_ name: String) -> Bool { !taken.contains(name) && !SwiftReservedNames.isReservedProperty(name) }
    func take(_ text: String) -> SwiftIdentifier {
      let name = SwiftIdentifier(sanitizing: text, fallback: "value")
      taken.insert(name.bare)
      return name
    }
    if isName(converted), isFree(converted) { return take(converted) }
    let camel = Words(converted).lowerCamel()
    if SpelledKey.startsLikeAName(camel), isFree(camel) { return take(camel) }
    let spelled = SpelledKey.name(key)
    if isFree(spelled) { return take(spelled) }
    if isName(key), isFree(key) { return take(key) }
    var name = SwiftIdentifier(sanitizing: spelled + "_", fallback: "value")
    while !taken.insert(name.bare).inserted { name = name.appending("_") }
    return name
  }

  /// Whether the text is an identifier as it stands.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || SpelledKey.startsLikeAName(text) else { return false }
    return SwiftIdentifier(sanitizing: text, fallback: "value").bare.sameBytes(as: text)
  }

  // MARK: Keys

  private func clashes(_ fields: [ResolvedField], _ decoded: [String]) -> [Diagnostic] {
    var owners: [String: Int] = [:]
    var diagnostics: [Diagnostic] = []
    for (index, field) in fields.enumerated() where field.isInDTO {
      guard let other = owners.updateValue(index, forKey: decoded[index]).map({ fields[$0] }) else { continue }
      let help =
        other.key == field.key
        ? "they differ only in how their accents are encoded, and the first in a document counts; keep one of them"
        : "write \"keys\": \"explicit\" to keep them apart"
      diagnostics.append(
        .error(
          at: field.location, "keys '\(other.key)' and '\(field.key)' become one property for the decoder; \(help)"))
    }
    return diagnostics
  }

  private func settleCodingKeys(
    _ fields: [ResolvedField], _ decodedKeys: [String], _ names: inout SwiftNames.Model
  ) {
    let inDTO = fields.indices.filter { fields[$0].isInDTO }
    var keys: [SwiftNames.CodingKey] = []
    var byKey: [String: SwiftIdentifier] = [:]
    var taken = Set(names.properties.map(\.bare))
    func add(_ name: SwiftIdentifier, _ key: String) {
      keys.append(SwiftNames.CodingKey(name: name, key: name.bare.sameBytes(as: key) ? nil : SwiftLiteral(string: key)))
      byKey[key] = name
    }
    for index in inDTO { add(names.properties[index], decodedKeys[index]) }
    let isPlain = policy == .convert && keys.allSatisfy { $0.key == nil }
    names.aliases = fields.enumerated().map { index, field in
      guard field.isInDTO, !field.aliases.isEmpty else { return [] }
      var aliases: [SwiftIdentifier] = []
      for alias in field.aliases where decoded(alias) != decodedKeys[index] {
        if byKey[decoded(alias)] == nil {
          add(MemberNames.name(for: alias, SnakeCaseConversion.convert(alias), &taken), decoded(alias))
        }
        if let name = byKey[decoded(alias)], !aliases.contains(name) { aliases.append(name) }
      }
      return aliases
    }
    let isSpecial = inDTO.contains { fields[$0].decodesSpecially }
    if !keys.isEmpty, !isPlain || isSpecial { names.codingKeys = keys }
  }

  private func noteWireKey(_ key: String, _ converted: String, _ names: inout SwiftNames.Model) {
    guard policy == .convert, !MemberNames.snakeCase(converted).sameBytes(as: key) else { return }
    names.wireKeys.append(SwiftLiteral(string: key))
  }

  /// What the runtime takes for the wire key of a property that is missing.
  private static func snakeCase(_ key: String) -> String {
    guard key.utf8.allSatisfy({ $0 < 0x80 }) else {
      return key.map { $0.isUppercase ? "_\($0.lowercased())" : "\($0)" }.joined()
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(key.utf8.count + 4)
    for byte in key.utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if isCapital { bytes.append(UInt8(ascii: "_")) }
      bytes.append(isCapital ? byte | 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Union cases

  private func settleCases(of model: ResolvedModel, _ names: inout SwiftNames.Model) {
    var taken: Set<String> = if case .tagged = model.shape { ["unknown"] } else { [] }
    names.cases = model.cases.map { item in
      let camel = Words(item.name).lowerCamel()
      let spelled = SpelledKey.name(item.name)
      let first = SpelledKey.startsLikeAName(camel) ? camel : spelled
      let candidates = [first, spelled, first + "Value"]
      let free = candidates.first { !taken.contains($0) && !SwiftReservedNames.cases.contains($0) }
      var name = SwiftIdentifier(sanitizing: free ?? first + "Value", fallback: "value")
      while !taken.insert(name.bare).inserted { name = name.appending("Value") }
      return name
    }
  }
}

extension ResolvedField {
  /// Whether the decoding that the compiler writes does not do for this field.
  var decodesSpecially: Bool { defaultValue != nil || !aliases.isEmpty || readsEmptyList }
}
