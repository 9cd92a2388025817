/// How the names that dtogen chooses for a domain are put together from the words of wire keys.
///
/// One value goes from the configuration to inference and resolution, and with the resolved feature to every language.
/// It applies to domain properties and domain types, to statuses and their cases, and to derived fixtures. It never
/// applies to DTOs, which mirror the wire, nor to a name that a person gave: a model's, a property's of a `domain` block.
public struct NamingStyle: Hashable, Sendable {
  /// Words that stand as they are written here, such as `ID`, except where they begin a property's name.
  public var acronyms: [String]
  /// By word of a key: what names have in its place, such as `passengers` for `pax`.
  public var renames: [String: String] {
    didSet { replacements = NamingStyle.replacements(renames) }
  }
  /// By word in small letters.
  private var replacements: [String: Words]

  public init(acronyms: [String] = ["ID", "URL"], renames: [String: String] = [:]) {
    self.acronyms = acronyms
    self.renames = renames
    replacements = NamingStyle.replacements(renames)
  }

  private static func replacements(_ renames: [String: String]) -> [String: Words] {
    var replacements: [String: Words] = [:]
    for (word, name) in renames { replacements[word.lowercased()] = Words(name) }
    return replacements
  }

  /// The words of a key, each with its replacement: `pax_count` is `passengers`, `count`.
  package func words(of key: String) -> Words {
    let words = Words(key)
    guard !replacements.isEmpty else { return words }
    return Words(words: words.words.flatMap { replacement(for: $0)?.words ?? [$0] })
  }

  /// Whether any word of a key has a replacement.
  package func renames(_ key: String) -> Bool {
    !replacements.isEmpty && Words(key).words.contains { replacement(for: $0) != nil }
  }

  /// A plural is renamed as its singular is: where `seg` is a `segment`, `segs` are `segments`.
  private func replacement(for word: String) -> Words? {
    let word = word.lowercased()
    if let words = replacements[word] { return words }
    let singular = EnglishPlural.singular(of: word)
    return singular == word ? nil : replacements[singular]?.plural
  }

  /// The name of a property or a case: `passengersCount`.
  package func lowerCamel(_ key: String) -> String { words(of: key).lowerCamel(acronyms: acronyms) }

  /// The name of a type: `PassengersCount`.
  package func upperCamel(_ key: String) -> String { upperCamel(words(of: key)) }

  /// The name of a type, of words that are replaced already.
  package func upperCamel(_ words: Words) -> String { words.upperCamel(acronyms: acronyms) }
}
