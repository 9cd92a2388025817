/// The key conversion of `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`, to the letter.
///
/// Source: swift-foundation's `_convertFromSnakeCase`, checked against the decoder by a test.
enum SnakeCaseConversion {
  /// The key that the decoder looks up a property under when the document has `key`.
  static func convert(_ key: String) -> String {
    guard !key.isEmpty, let start = key.firstIndex(where: { $0 != "_" }) else { return key }
    guard let last = key.lastIndex(where: { $0 != "_" }) else { return key }
    let end = key.index(after: last)
    let parts = key[start..<end].split(separator: "_")
    let joined: String
    if parts.count <= 1 {
      joined = String(key[start..<end])
    } else {
      joined = parts[0].lowercased() + parts.dropFirst().map(capitalized).joined()
    }
    return key[..<start] + joined + key[end...]
  }

  /// Foundation's `capitalized`: a capital at the start of each word, where any non-letter ends a word.
  private static func capitalized(_ part: Substring) -> String {
    var result = ""
    var startsWord = true
    for character in part {
      if character.isLetter {
        result += startsWord ? titleCase(character) : character.lowercased()
        startsWord = false
      } else {
        result.append(character)
        // Foundation keeps a word going through apostrophes and combining marks only.
        startsWord = character != "'" && character != "\u{2019}"
      }
    }
    return result
  }

  private static func titleCase(_ character: Character) -> String {
    let scalars = Array(character.unicodeScalars)
    let rest = scalars.dropFirst().map { $0.properties.lowercaseMapping }.joined()
    return (scalars.first?.properties.titlecaseMapping ?? "") + rest
  }
}
