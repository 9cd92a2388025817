import DTOGenBase

/// The patterns by which keys show that they are data.
enum DataKeys {
  /// Why keys that no model could have as property names are data, where every one is of such a kind.
  static func certain(_ keys: [String]) -> String? {
    var found: Kind?
    var isMixed = false
    for key in keys {
      guard let kind = kind(of: key) else { return nil }
      isMixed = isMixed || found.map { $0 != kind } ?? false
      found = kind
    }
    return isMixed ? "no key is a word" : found.map { "all keys are \($0.rawValue)" }
  }

  private enum Kind: String {
    case number = "numbers"
    case uuid = "UUIDs"
    case moment = "dates"
    case currency = "currency codes"
    case locale = "locales"
    case address = "paths or addresses"
    case random = "random identifiers"
  }

  private static func kind(of key: String) -> Kind? {
    if isWord(key) { return nil }
    if isDigits(key) { return .number }
    if TextFormatReader.formats(of: key) == .uuid { return .uuid }
    if isMoment(key) || isMonth(key) { return .moment }
    if CurrencyDigits.of(key) != nil { return .currency }
    if isLocale(key) { return .locale }
    if key.contains("/") || isMail(key) { return .address }
    return isRandom(key) ? .random : nil
  }

  /// The usual key, which is of none of these kinds: letters and `_`, small ones where it is as short as a code is.
  private static func isWord(_ key: String) -> Bool {
    let isShort = key.utf8.count <= 5
    return key.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"): true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): !isShort
      default: false
      }
    }
  }

  /// The word that all keys begin with, where it is one for what has numbers, and a number follows in each.
  ///
  /// After `sku`, which is nothing but an identifier, anything may follow.
  static func identifierPrefix(_ keys: [String]) -> String? {
    var prefix: Substring?
    for key in keys {
      let bytes = key.utf8.drop { $0 == UInt8(ascii: "_") }
      guard bytes.last.map(isDigit) == true || bytes.starts(with: "sku".utf8) else { return nil }
      let parts = key.split(separator: "_", maxSplits: 1)
      guard parts.count == 2, prefix ?? parts[0] == parts[0] else { return nil }
      guard parts[0] == "sku" || numbered.contains(String(parts[0])) && isDigits(String(parts[1])) else { return nil }
      prefix = parts[0]
    }
    return prefix.map(String.init)
  }

  private static let numbered: Set<String> = [
    "item", "product", "variant", "order", "user", "account", "customer", "member", "room", "seat", "node", "booking",
    "offer", "ticket", "device",
  ]

  /// The first word that all keys share, where numbers out of sequence follow in at least two of them.
  static func numberedPrefix(_ keys: [String]) -> String? {
    guard keys.count(where: { $0.utf8.last.map(isDigit) == true }) >= 2 else { return nil }
    let split = keys.map { $0.split(separator: "_", maxSplits: 1) }
    guard let prefix = split.first?.first, split.allSatisfy({ $0.count == 2 && $0[0] == prefix }) else { return nil }
    let numbers = split.compactMap { Int($0[1]) }.sorted()
    guard numbers.count >= 2, prefix.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic }) else { return nil }
    guard let low = numbers.first, let high = numbers.last else { return nil }
    return high - low + 1 == numbers.count && low <= 1 ? nil : String(prefix)
  }

  /// Equally many capitals and digits, two to five, in every key.
  static func areCodes(_ keys: [String]) -> Bool {
    guard let length = keys.first?.utf8.count, (2...5).contains(length) else { return false }
    return keys.allSatisfy { key in
      key.utf8.count == length
        && key.utf8.allSatisfy { isDigit($0) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
  }

  /// Keys of several words each, no two with the same first or the same last word.
  static func areUnrelatedPhrases(_ keys: [String]) -> Bool {
    let words = keys.map { Words($0).words.map { $0.lowercased() } }
    return words.allSatisfy { $0.count >= 2 } && Set(words.compactMap(\.first)).count == words.count
      && Set(words.compactMap(\.last)).count == words.count
  }

  private static func isDigits(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.allSatisfy(isDigit)
  }

  /// `2024-07`
  private static func isMonth(_ key: String) -> Bool { key.utf8.count == 7 && isMoment(key + "-01") }

  /// A date, with a time or without.
  private static func isMoment(_ key: String) -> Bool {
    !TextFormatReader.formats(of: key).isDisjoint(with: .moments)
  }

  /// `en-GB`, `zh_TW`: a language with a region, which no pair of words looks like.
  private static func isLocale(_ key: String) -> Bool {
    let scalars = Array(key.unicodeScalars)
    guard scalars.count == 5, scalars[2] == "-" || scalars[2] == "_" else { return false }
    return scalars[0...1].allSatisfy { ("a"..."z").contains($0) }
      && scalars[3...4].allSatisfy { ("A"..."Z").contains($0) }
  }

  /// `a@b.example`, while `@id` is a word of JSON-LD.
  private static func isMail(_ key: String) -> Bool {
    let parts = key.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
  }

  /// A run of eight or more letters and digits that change places at least three times: no word does.
  private static func isRandom(_ key: String) -> Bool {
    key.utf8.split(whereSeparator: { !Unicode.Scalar($0).isASCIILetterOrDigit }).contains { run in
      var changes = 0
      for (left, right) in zip(run, run.dropFirst()) where isDigit(left) != isDigit(right) { changes += 1 }
      return run.count >= 8 && changes >= 3
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
