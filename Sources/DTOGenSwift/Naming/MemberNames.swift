import DTOGenBase
import DTOGenModel
import DTOGenSchema

/// Settles the names of a DTO's properties, coding keys and union cases.
struct MemberNames {
  let policy: KeyPolicy

  /// Fills in all but the type's own name.
  func settle(_ model: ResolvedModel, in names: inout SwiftNames.Model) {
    settleCases(of: model, &names)
    if case .tagged(let tag, _) = model.shape { noteWireKey(tag, decoded(tag), &names) }
    guard case .object(let fields) = model.shape else { return }
    let converted = fields.map { SnakeCaseConversion.convert($0.key) }
    settleProperties(fields, converted, &names)
    let decoded = policy == .convert ? converted : fields.map(\.key)
    settleCodingKeys(fields, decoded, &names)
    for index in fields.indices where fields[index].isInDTO { noteWireKey(fields[index].key, decoded[index], &names) }
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
    taken.reserveCapacity(fields.count)
    var settled = [SwiftIdentifier?](repeating: nil, count: fields.count)
    let isName = converted.map(MemberNames.isName)
    for (isInDTO, isFirst) in [(true, true), (true, false), (false, true), (false, false)] {
      for index in fields.indices where fields[index].isInDTO == isInDTO && isName[index] == isFirst {
        settled[index] = MemberNames.name(
          for: fields[index].key, converted[index], isName: isName[index], &taken)
      }
    }
    names.properties = settled.compactMap { $0 }
    names.isOptional = fields.map(\.use.isOptional)
  }

  /// The first of the names that a key may have which nothing has yet; `isName` is about `converted`.
  private static func name(
    for key: String, _ converted: String, isName isConvertedName: Bool, _ taken: inout Set<String>
  ) -> SwiftIdentifier {
    func isFree(_ name: String) -> Bool { !taken.contains(name) && !SwiftReservedNames.isReservedProperty(name) }
    func take(_ text: String) -> SwiftIdentifier {
      let name = SwiftIdentifier(sanitizing: text, fallback: "value")
      taken.insert(name.bare)
      return name
    }
    if isConvertedName, isFree(converted) { return take(converted) }
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

  private func settleCodingKeys(
    _ fields: [ResolvedField], _ decodedKeys: [String], _ names: inout SwiftNames.Model
  ) {
    let inDTO = fields.indices.filter { fields[$0].isInDTO }
    var keys: [SwiftNames.CodingKey] = []
    keys.reserveCapacity(inDTO.count)
    for index in inDTO { keys.append(SwiftNames.CodingKey(names.properties[index], for: decodedKeys[index])) }
    let isPlain = policy == .convert && keys.allSatisfy { $0.key == nil }
    names.aliases = [[SwiftIdentifier]](repeating: [], count: fields.count)
    if inDTO.contains(where: { !fields[$0].aliases.isEmpty }) { settleAliases(fields, decodedKeys, &keys, &names) }
    let isSpecial = inDTO.contains { fields[$0].decodesSpecially }
    if !keys.isEmpty, !isPlain || isSpecial { names.codingKeys = keys }
  }

  /// Adds a coding key for each alias that is not one already.
  private func settleAliases(
    _ fields: [ResolvedField], _ decodedKeys: [String], _ keys: inout [SwiftNames.CodingKey],
    _ names: inout SwiftNames.Model
  ) {
    var byKey: [String: SwiftIdentifier] = [:]
    for index in fields.indices where fields[index].isInDTO { byKey[decodedKeys[index]] = names.properties[index] }
    var taken = Set(names.properties.map(\.bare))
    for index in fields.indices where fields[index].isInDTO {
      for alias in fields[index].aliases where decoded(alias) != decodedKeys[index] {
        if byKey[decoded(alias)] == nil {
          let converted = SnakeCaseConversion.convert(alias)
          let name = MemberNames.name(for: alias, converted, isName: MemberNames.isName(converted), &taken)
          keys.append(SwiftNames.CodingKey(name, for: decoded(alias)))
          byKey[decoded(alias)] = name
        }
        if let name = byKey[decoded(alias)], !names.aliases[index].contains(name) { names.aliases[index].append(name) }
      }
    }
  }

  private func noteWireKey(_ key: String, _ converted: String, _ names: inout SwiftNames.Model) {
    guard policy == .convert, !MemberNames.isSnakeCase(key, of: converted) else { return }
    names.wireKeys.append(SwiftLiteral(string: key))
  }

  /// Whether a key is what the runtime takes for the wire key of a property that is missing: the converted key with `_`
  /// and a small letter for each capital.
  private static func isSnakeCase(_ key: String, of converted: String) -> Bool {
    guard converted.allBytes({ $0 < 0x80 }) else {
      return converted.map { $0.isUppercase ? "_\($0.lowercased())" : "\($0)" }.joined().sameBytes(as: key)
    }
    var rest = key.utf8.makeIterator()
    for byte in converted.utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if isCapital, rest.next() != UInt8(ascii: "_") { return false }
      guard rest.next() == (isCapital ? byte | 0x20 : byte) else { return false }
    }
    return rest.next() == nil
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
