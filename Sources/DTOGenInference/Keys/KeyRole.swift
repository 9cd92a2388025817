import DTOGenBase

/// What a wire key's words promise about its values, before any value is looked at.
///
/// Promises only ever narrow what is offered: no type follows from a key alone. The words are looked up once, when the
/// key is first met, since every rule asks about them.
struct KeyRole: Sendable {
  /// The key itself.
  let name: String
  /// What any of the words speaks of, and what the last one does.
  private let any: KeyWord
  private let last: KeyWord

  init(_ name: String) {
    self.name = name
    guard !Self.isOneWord(name) else {
      last = KeyWord(name)
      any = last
      return
    }
    var (any, previous, last): (KeyWord, KeyWord, KeyWord) = ([], [], [])
    for word in Words(name).words {
      (previous, last) = (last, KeyWord(word.lowercased()))
      any.formUnion(last)
    }
    if last.contains(.code), previous.contains(.currency) { last.insert(.currency) }
    (self.any, self.last) = (any, last)
  }

  /// Small letters only, as in about every other key.
  private static func isOneWord(_ name: String) -> Bool {
    for byte in name.utf8 where !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) { return false }
    return true
  }

  /// Lower-case words of the key.
  var words: [String] { Words(name).words.map { $0.lowercased() } }

  /// `status`, `payment_state`, `roles`: a small set of words that the server may extend.
  var isStatus: Bool { last.contains(.status) }

  /// `state`, `states`: a status or a place.
  var isState: Bool { last.contains(.state) }

  /// `type`, `kind`: what may tell variants apart.
  var isTag: Bool { last.contains(.tag) }

  /// `id`, `offer_id`, `postId`.
  var isIdentifier: Bool { last.contains(.identifier) }

  /// `currency`, `currency_code`.
  var isCurrency: Bool { last.contains(.currency) }

  /// Whether the distinct strings are worth knowing.
  var tracksTokens: Bool { isStatus || isCurrency }

  /// `price`, `total_amount`, `tax`, but not `tax_rate` or `discount_percent`: a value that people pay.
  var isMoney: Bool { any.contains(.money) && !any.contains(.ratio) }

  /// `amount`, `value`: what stands beside a currency.
  var isAmount: Bool { isMoney || last.contains(.value) || isMinorUnits }

  /// `amount_minor`, `price_cents`: whole minor units by its own words.
  var isMinorUnits: Bool { any.contains(.minorUnits) }

  /// `last_login_at`, `timestamp`, `started_at_ms`: a moment, should its numbers allow it.
  var isMoment: Bool { any.contains(.moment) }

  /// A plural, such as `prices`.
  var isPlural: Bool {
    guard let last = words.last else { return false }
    return EnglishPlural.singular(of: last) != last
  }

  /// `entitlements`, `products`: the plural of a thing that has identifiers of its own.
  var hasIdentifiers: Bool { last.contains(.identified) }

  /// `custom`, `custom_fields`: what users choose the keys of.
  var isCustom: Bool { any.contains(.custom) && last.contains(.chosen) }
}
