import DTOGenBase

/// Decides whether a path's strings are a status, and names its cases.
///
/// The key is the evidence (`KeyRole.isStatus`) and each value can only speak against it, so that one sample and a
/// thousand decide alike. A false friend costs little, since every status keeps an unknown value's text, yet names,
/// mails, identifiers and free text must never become cases. So: every value is a token (`TokenSet`) with a word in it;
/// none is a number or looks like a hash; there are at most twelve, ignoring case. A `state` of two capital letters is
/// a place, not a status.
enum StatusRule {
  private static let maximumCount = 12

  static func cases(
    of texts: TextFacts, key: KeyRole, naming: NamingStyle
  ) -> [(name: String, values: [String])]? {
    guard key.isStatus, let tokens = texts.tokens, tokens.isComplete, !tokens.values.isEmpty else { return nil }
    let values = tokens.texts
    var spellings: [String: [String]] = [:]
    for value in values { spellings[value.lowercased(), default: []].append(value) }
    guard spellings.count <= maximumCount, values.allSatisfy(hasWord), !values.contains(where: looksLikeIdentifier)
    else { return nil }
    if key.isState, values.contains(where: isRegionCode) { return nil }
    return named(spellings, key: key, naming: naming)
  }

  /// Cases sorted by name; spellings that give one name are one case.
  private static func named(
    _ spellings: [String: [String]], key: KeyRole, naming: NamingStyle
  ) -> [(name: String, values: [String])] {
    var cases: [String: [String]] = [:]
    for (folded, seen) in spellings.sorted(by: { $0.key < $1.key }) {
      let name = seen.map { caseName($0, key: key, naming: naming) }
        .max { (wordiness($0), $1) < (wordiness($1), $0) }
      let value = seen.count == 1 ? seen[0] : folded
      cases[name ?? folded, default: []].append(value)
    }
    return cases.sorted { $0.key < $1.key }.map { (name: $0.key, values: $0.value) }
  }

  /// `awaiting-payment` is `awaitingPayment`, `UNKNOWN` is `unknownValue` beside the case for values never seen,
  /// `2fa` of a `type` is `type2fa`.
  private static func caseName(_ value: String, key: KeyRole, naming: NamingStyle) -> String {
    let name = naming.lowerCamel(value)
    if name == "unknown" { return "unknownValue" }
    guard let first = name.unicodeScalars.first else { return "blank" }
    if first.properties.isAlphabetic { return name }
    return (naming.words(of: key.name).words.last?.lowercased() ?? "value") + name
  }

  /// How many words a camel-case name shows.
  private static func wordiness(_ name: String) -> Int { name.unicodeScalars.count { $0.properties.isUppercase } }

  // Tokens are of ASCII characters.

  /// Two letters in a row: `t3` and `A320` are names of something else.
  private static func hasWord(_ value: String) -> Bool {
    zip(value.utf8, value.utf8.dropFirst()).contains { isLetter($0) && isLetter($1) }
  }

  private static func isRegionCode(_ value: String) -> Bool {
    value.utf8.count == 2 && value.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// A number, or hexadecimal digits in a quantity that no word has.
  private static func looksLikeIdentifier(_ value: String) -> Bool {
    let parts = value.utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
    let digits = parts.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if digits == parts.count { return true }
    guard parts.count >= 8, digits >= 2 else { return false }
    return parts.allSatisfy { JSONEscapes.hexDigit($0) != nil } || digits * 2 >= parts.count
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
}
