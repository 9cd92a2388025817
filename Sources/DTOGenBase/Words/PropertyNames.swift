/// The domain property names of one object's keys: lower camel case by a naming style, and distinct.
///
/// Of keys that would get one name, the one that is that name, or else the shortest (ties: the smaller bytes), gets it,
/// so that a key keeps its name when others join it. The rest keep their own spelling where that is a name (`id`, `ID`);
/// otherwise every sign of the key is spelt out (`+1` is `plus1`, `-1` is `minus1`). A key of no letters at all is spelt
/// out from the start. A name that every value has already gets a word more: `self` is `selfValue`, `Self` beside it
/// `SelfValue`.
package struct PropertyNames: Sendable {
  private let names: [String]
  /// Whether any name is not just the key's camel case.
  package let areSpecial: Bool

  package init(keys: [String], naming: NamingStyle) {
    var areSpecial = false
    var names = keys.map { key in
      let name = naming.lowerCamel(key)
      if SpelledKey.startsLikeAName(name) { return name }
      areSpecial = true
      return SpelledKey.name(key)
    }
    for position in names.indices where Self.reserved.contains(names[position]) {
      names[position] += "Value"
      areSpecial = true
    }
    var owners: [String: Int] = [:]
    owners.reserveCapacity(keys.count)
    for position in keys.indices {
      guard let owner = owners.updateValue(position, forKey: names[position]) else { continue }
      owners[names[position]] = owner
      if Self.comesFirst(keys[position], before: keys[owner], for: names[position]) {
        owners[names[position]] = position
      }
    }
    let hasClashes = owners.count < keys.count
    for position in keys.indices where hasClashes && owners[names[position]] != position {
      areSpecial = true
      let key = keys[position]
      let spelled = SpelledKey.name(key)
      let choices = Self.isName(key) ? [key, spelled, key + "Value"] : [spelled]
      let name = choices.first { owners[$0] == nil && !Self.isReserved($0) } ?? Self.lastResort(key, owners)
      names[position] = name
      owners[name] = position
    }
    self.names = names
    self.areSpecial = areSpecial
  }

  private static func comesFirst(_ key: String, before other: String, for name: String) -> Bool {
    let (isOwn, isOthers) = (Self.isCalled(key, name), Self.isCalled(other, name))
    if isOwn != isOthers { return isOwn }
    if key.utf8.count != other.utf8.count { return key.utf8.count < other.utf8.count }
    return key.utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Whether the name is the key as it stands, or with the word that a reserved one gets.
  private static func isCalled(_ key: String, _ name: String) -> Bool { key == name || key + "Value" == name }

  package subscript(position: Int) -> String { names[position] }

  package func contains(_ name: String) -> Bool { names.contains(name) }

  /// What an object calls itself, and what hashing calls it.
  package static let reserved: Set<String> = ["self", "hashValue"]

  /// Names that no key gets for its own spelling: also those that Swift has for the type itself.
  private static func isReserved(_ name: String) -> Bool {
    reserved.contains(name) || ["Protocol", "Self", "Type"].contains(name)
  }

  /// Letters, digits and `_`, no digit first, at least one letter.
  private static func isName(_ key: String) -> Bool {
    key.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isXIDContinue && !$0.properties.isDefaultIgnorableCodePoint
    }
      && key.unicodeScalars.contains { $0.properties.isAlphabetic }
      && (key.unicodeScalars.first.map { $0 == "_" || $0.isIdentifierStart } ?? false)
  }

  /// A name for a key whose names are all taken: of a key of signs its code points, which are distinct for distinct keys.
  private static func lastResort(_ key: String, _ owners: [String: Int]) -> String {
    guard isName(key) else { return "key" + key.unicodeScalars.map { "U" + hex($0) }.joined() }
    var name = key + "Value_"
    while owners[name] != nil { name += "_" }
    return name
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16, uppercase: true) }
}
