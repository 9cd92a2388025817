/// What one word of a wire key speaks of; a word may speak of several things.
struct KeyWord: OptionSet, Sendable {
  let rawValue: UInt16

  static let status = KeyWord(rawValue: 1 << 0)
  static let state = KeyWord(rawValue: 1 << 1)
  static let tag = KeyWord(rawValue: 1 << 2)
  static let identifier = KeyWord(rawValue: 1 << 3)
  /// The word `currency`; of a last word also the `code` behind it.
  static let currency = KeyWord(rawValue: 1 << 4)
  static let code = KeyWord(rawValue: 1 << 5)
  static let money = KeyWord(rawValue: 1 << 6)
  /// A number about something else, money or not.
  static let ratio = KeyWord(rawValue: 1 << 7)
  static let value = KeyWord(rawValue: 1 << 8)
  static let minorUnits = KeyWord(rawValue: 1 << 9)
  static let moment = KeyWord(rawValue: 1 << 10)
  /// A plural of things that have identifiers.
  static let identified = KeyWord(rawValue: 1 << 11)
  static let custom = KeyWord(rawValue: 1 << 12)
  /// What stands behind `custom` where users choose keys.
  static let chosen = KeyWord(rawValue: 1 << 13)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The meaning of a word in small letters.
  init(_ word: String) { self = Self.meanings[word] ?? [] }

  private static let meanings: [String: KeyWord] = {
    var meanings: [String: KeyWord] = [:]
    meanings.reserveCapacity(128)
    for (meaning, words) in lists {
      for word in words { meanings[word, default: []].formUnion(meaning) }
    }
    return meanings
  }()

  private static let lists: [(KeyWord, [String])] = [
    (
      .status,
      [
        "status", "statuses", "state", "states", "type", "types", "kind", "kinds", "role", "roles", "plan", "plans",
        "platform", "platforms", "phase", "stage", "mode", "visibility", "severity", "priority", "tier",
      ]
    ),
    (.state, ["state", "states"]),
    (.tag, ["type", "kind"]),
    (.identifier, ["id"]),
    (.currency, ["currency"]),
    (.code, ["code"]),
    (
      .money,
      [
        "price", "prices", "amount", "amounts", "total", "subtotal", "fee", "fees", "cost", "costs", "tax", "taxes",
        "balance", "fare", "fares", "discount", "deposit", "refund", "surcharge", "tip", "salary", "revenue",
      ]
    ),
    (
      .ratio,
      ["rate", "percent", "percentage", "ratio", "count", "factor", "pages", "items", "id", "code", "type"]
    ),
    (.value, ["value"]),
    (.minorUnits, ["minor", "cents", "cent", "pence"]),
    (.moment, ["at", "timestamp", "time", "date", "ts", "epoch"]),
    (
      .identified,
      [
        "entitlements", "products", "skus", "subscriptions", "offerings", "packages", "plans", "features", "flags",
        "experiments", "variants",
      ]
    ),
    (.custom, ["custom"]),
    (.chosen, ["custom", "field", "fields", "data", "attributes", "properties", "values"]),
  ]
}
