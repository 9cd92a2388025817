/// The patterns by which keys show that they are data.
enum DataKeys {
  /// Keys that no model could have as property names: one is enough.
  static func certain(_ keys: [String]) -> String? {
    if keys.allSatisfy(isDigits) { return "all keys are numbers" }
    if keys.allSatisfy({ TextFormatReader.formats(of: $0) == .uuid }) { return "all keys are UUIDs" }
    if keys.allSatisfy({ isMoment($0) || isMonth($0) }) {
      return "all keys are dates"
    }
    return nil
  }

  /// Keys that are very probably data: two are enough.
  static func likely(_ keys: [String]) -> String? {
    if keys.allSatisfy({ CurrencyDigits.of($0) != nil }) { return "all keys are currency codes" }
    if keys.allSatisfy(isLocale) { return "all keys are locales" }
    if keys.allSatisfy({ $0.contains("/") || $0.contains("@") || $0.contains("://") }) {
      return "all keys are paths or addresses"
    }
    if keys.allSatisfy(isRandom) { return "all keys look like identifiers" }
    return nil
  }

  /// The first word that all keys share, where numbers out of sequence follow in at least two of them.
  static func numberedPrefix(_ keys: [String]) -> String? {
    let split = keys.map { $0.split(separator: "_", maxSplits: 1) }
    guard let prefix = split.first?.first, split.allSatisfy({ $0.count == 2 && $0[0] == prefix }) else { return nil }
    let numbers = split.compactMap { Int($0[1]) }.sorted()
    guard numbers.count >= 2, prefix.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic }) else { return nil }
    guard let low = numbers.first, let high = numbers.last else { return nil }
    return high - low + 1 == numbers.count && low <= 1 ? nil : String(prefix)
  }

  /// Equally many capitals and digits, two to five, in every key.
  static func areCodes(_ keys: [String]) -> Bool {
    guard let length = keys.first?.unicodeScalars.count, (2...5).contains(length) else { return false }
    return keys.allSatisfy { key in
      key.unicodeScalars.count == length
        && key.unicodeScalars.allSatisfy { ("A"..."Z").contains($0) || ("0"..."9").contains($0) }
    }
  }

  /// Keys of several words each, no two with the same first or the same last word.
  static func areUnrelatedPhrases(_ keys: [String]) -> Bool {
    let words = keys.map { Words($0).words.map { $0.lowercased() } }
    return words.allSatisfy { $0.count >= 2 } && Set(words.compactMap(\.first)).count == words.count
      && Set(words.compactMap(\.last)).count == words.count
  }

  private static func isDigits(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// `2024-07`
  private static func isMonth(_ key: String) -> Bool { key.utf8.count == 7 && isMoment(key + "-01") }

  /// A date, with a time or without.
  private static func isMoment(_ key: String) -> Bool {
    !TextFormatReader.formats(of: key).isDisjoint(with: [.date, .dateTime, .localDateTime])
  }

  /// `en-GB`, `zh_TW`: a language with a region, which no pair of words looks like.
  private static func isLocale(_ key: String) -> Bool {
    let scalars = Array(key.unicodeScalars)
    guard scalars.count == 5, scalars[2] == "-" || scalars[2] == "_" else { return false }
    return scalars[0...1].allSatisfy { ("a"..."z").contains($0) }
      && scalars[3...4].allSatisfy { ("A"..."Z").contains($0) }
  }

  /// Eight or more letters and digits that change places at least three times: no word does.
  private static func isRandom(_ key: String) -> Bool {
    let scalars = Array(key.unicodeScalars)
    guard scalars.count >= 8 else { return false }
    var changes = 0
    for (left, right) in zip(scalars, scalars.dropFirst()) where isDigit(left) != isDigit(right) { changes += 1 }
    return changes >= 3
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
