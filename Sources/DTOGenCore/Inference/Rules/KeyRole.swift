/// What a wire key's words promise about its values, before any value is looked at.
///
/// Promises only ever narrow what is offered: no type follows from a key alone.
struct KeyRole: Sendable {
  /// Lower-case words of the key.
  let words: [String]

  init(_ key: [UInt8]) { self.init(String(decoding: key, as: UTF8.self)) }

  init(_ key: String) { words = Words(key).words.map { $0.lowercased() } }

  private var last: String { words.last ?? "" }

  /// `status`, `payment_state`, `roles`: a small set of words that the server may extend.
  var isStatus: Bool { Self.statusWords.contains(last) }

  /// `id`, `offer_id`, `postId`.
  var isIdentifier: Bool { last == "id" }

  /// `currency`, `currency_code`.
  var isCurrency: Bool {
    last == "currency" || (last == "code" && words.dropLast().last == "currency")
  }

  /// Whether the distinct strings are worth knowing.
  var tracksTokens: Bool { isStatus || isCurrency }

  /// `price`, `total_amount`, `tax`: a value that people pay.
  var isMoney: Bool { words.contains(where: Self.moneyWords.contains) && !isRatio }

  /// `amount`, `value`: what stands beside a currency.
  var isAmount: Bool { isMoney || last == "value" || isMinorUnits }

  /// `amount_minor`, `price_cents`: whole minor units by its own words.
  var isMinorUnits: Bool { words.contains(where: Self.minorWords.contains) }

  /// `tax_rate`, `discount_percent`: a number about money that is none.
  private var isRatio: Bool { words.contains(where: Self.ratioWords.contains) }

  /// `last_login_at`, `timestamp`, `started_at_ms`: a moment, should its numbers allow it.
  var isMoment: Bool { words.contains(where: Self.momentWords.contains) }

  /// A plural, such as `prices`.
  var isPlural: Bool { EnglishPlural.singular(of: last) != last }

  /// `entitlements`, `products`: the plural of a thing that has identifiers of its own.
  var hasIdentifiers: Bool { Self.identifiedWords.contains(last) }

  /// `custom`, `custom_fields`: what users choose the keys of.
  var isCustom: Bool {
    words.contains("custom")
      && ["custom", "field", "fields", "data", "attributes", "properties", "values"].contains(last)
  }

  private static let identifiedWords: Set<String> = [
    "entitlements", "products", "skus", "subscriptions", "offerings", "packages", "plans", "features", "flags",
    "experiments", "variants",
  ]
  private static let statusWords: Set<String> = [
    "status", "statuses", "state", "states", "type", "types", "kind", "kinds", "role", "roles", "plan", "plans",
    "platform", "platforms", "phase", "stage", "mode", "visibility", "severity", "priority", "tier",
  ]
  private static let moneyWords: Set<String> = [
    "price", "prices", "amount", "amounts", "total", "subtotal", "fee", "fees", "cost", "costs", "tax", "taxes",
    "balance", "fare", "fares", "discount", "deposit", "refund", "surcharge", "tip", "salary", "revenue",
  ]
  private static let minorWords: Set<String> = ["minor", "cents", "cent", "pence"]
  private static let ratioWords: Set<String> = [
    "rate", "percent", "percentage", "ratio", "count", "factor", "pages", "items", "id", "code", "type",
  ]
  private static let momentWords: Set<String> = ["at", "timestamp", "time", "date", "ts", "epoch"]
}
