/// Singular and plural forms of English nouns: the singular names the type of a list's elements.
package enum EnglishPlural {
  /// The singular of `word`, or `word` itself where it shows no plural: a wrong guess is worse than none.
  package static func singular(of word: String) -> String {
    let lower = word.lowercased()
    if let irregular = irregular[lower] { return irregular }
    if unchanged.contains(lower) { return word }
    if lower.hasSuffix("ies"), lower.count > 4 { return word.dropLast(3) + "y" }
    for ending in ["sses", "shes", "ches", "xes", "zzes"] where lower.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    if lower.hasSuffix("s"), !["ss", "us", "is", "os", "as"].contains(where: lower.hasSuffix), lower.count > 2 {
      return String(word.dropLast())
    }
    return word
  }

  /// The plural of `word`, or `word` itself where it is one already.
  package static func plural(of word: String) -> String {
    let lower = word.lowercased()
    guard singular(of: lower) == lower, !unchanged.contains(lower) else { return word }
    if let plural = irregular.filter({ $0.value == lower }).keys.min() { return plural }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + (["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) ? "es" : "s")
  }

  private static let irregular = [
    "people": "person", "children": "child", "men": "man", "women": "woman", "feet": "foot", "indices": "index",
    "vertices": "vertex", "matrices": "matrix", "addresses": "address", "statuses": "status", "taxes": "tax",
    "buses": "bus", "analyses": "analysis", "photos": "photo", "videos": "video", "logos": "logo",
    "aliases": "alias", "leaves": "leaf", "lives": "life", "movies": "movie", "cookies": "cookie",
  ]

  private static let unchanged: Set<String> = ["series", "species", "news", "data", "media", "details", "settings"]
}
