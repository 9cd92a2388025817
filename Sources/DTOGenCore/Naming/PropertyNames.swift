/// The domain property names of one object's keys: lower camel case, and distinct.
///
/// Keys that would get one name keep their own spelling where that is a name (`id`, `ID`); otherwise every sign of the
/// key is spelt out (`+1` is `plus1`, `-1` is `minus1`). A key of no letters at all is spelt out from the start.
/// A name that every value has already gets a word more.
struct PropertyNames: Sendable {
  private let names: [String]
  /// Whether any name is not just the key's camel case.
  let areSpecial: Bool

  init(keys: [String], acronyms: [String]) {
    var names = keys.map { key in
      let name = Words(key).lowerCamel(acronyms: acronyms)
      return SpelledKey.startsLikeAName(name) ? name : SpelledKey.name(key)
    }
    var areSpecial = !keys.allSatisfy { SpelledKey.startsLikeAName(Words($0).lowerCamel()) }
    for position in names.indices where Self.reserved.contains(names[position]) {
      names[position] += "Value"
      areSpecial = true
    }
    func clashes() -> Set<String> {
      var seen: Set<String> = []
      return Set(names.filter { !seen.insert($0).inserted })
    }
    for rename in [{ Self.isName($0) ? $0 : SpelledKey.name($0) }, SpelledKey.name, Self.codePoints] {
      let clashing = clashes()
      if clashing.isEmpty { break }
      areSpecial = true
      for position in names.indices where clashing.contains(names[position]) {
        names[position] = rename(keys[position])
      }
    }
    self.names = names
    self.areSpecial = areSpecial
  }

  subscript(position: Int) -> String { names[position] }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// What an object calls itself, and what hashing calls it.
  static let reserved: Set<String> = ["self", "hashValue"]

  /// ASCII letters, digits and `_`, no digit first, at least one letter.
  private static func isName(_ key: String) -> Bool {
    key.unicodeScalars.allSatisfy { $0.isASCII && ($0 == "_" || $0.properties.isXIDContinue) }
      && key.unicodeScalars.contains { $0.properties.isAlphabetic }
      && !(key.unicodeScalars.first.map { ("0"..."9").contains($0) } ?? true)
  }

  /// The last resort, which is distinct for distinct keys.
  private static func codePoints(_ key: String) -> String {
    "key" + key.unicodeScalars.map { "U" + hex($0) }.joined()
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16, uppercase: true) }
}
