/// A JSON document made up from a seed: odd keys, many scripts, mixed lists, deep nesting, numbers at the edges.
struct RandomDocument {
  private var random: SeededGenerator
  /// Whether two keys of an object may differ only in case and underscores, which explicit keys alone can tell apart.
  private let hasCloseKeys: Bool

  private static let keys = [
    "id", "type", "Type", "self", "Self", "class", "default", "in", "init", "let", "var", "inout", "repeat", "nil",
    "Data", "String", "Int", "Date", "Error", "Any", "Optional", "Result", "Decodable", "URL", "UUID", "Foundation",
    "user_id", "userName", "URL_path", "APIKey", "_id", "id_", "__typename", "foo__bar", "address_1", "is_2FA",
    "a b", "", " ", "$ref", "$$", "1", "42", "2024-01-01", "é", "e\u{301}", "名前", "👍🏽", "Ünïcode", "ß", "\u{feff}x",
    "\"quoted\"", "back\\slash", "new\nline", "car\rreturn", "*/", "/*", "//", "\\(x)", "`tick`", "a.b", "a[0]", "+1",
    "-1", "null", "true", "CodingKeys", "CodingKey", "rawValue", "description", "hashValue", "value", "unknown", "none",
    "some", "dto", "decoder", "encode", "index", "status", "state", "kind", "amount", "currency", "amount_minor",
    "created_at", "items", "data", "children", "parent", "next", "page", "name", "email", "kebab-key", "UPPER_CASE",
    "operator", "protocol", "where", "throws", "extension", "Money", "WireError", "MappingError", "WireDecoder",
  ]

  private static let texts = [
    "", " ", "a", "active", "CONFIRMED", "ok", "TRY", "EUR", "JPY", "12.50", "007", "-3", "1e5", "true", "false",
    "2024-02-29", "2023-02-30", "2024-05-01T14:30:00Z", "2024-05-01T14:30:00.123+02:00", "2024-05-01T14:30:00",
    "14:30:00", "24:00:00", "3f2504e0-4f89-41d3-9a0c-0305e82c3301", "https://example.com/a?b=c#d", "http://",
    "{id}", "a\nb", "a\rb", "\u{0}", "\"", "\\", "\\(1 + 1)", "*/", "#\"", "\"\"\"", "é", "e\u{301}", "👨‍👩‍👧",
    "\u{202e}abc",
    "\u{feff}", "漢字", "a very long text that is no token and goes on until nobody would take it for a status",
  ]

  private static let numbers = [
    "0", "-0", "1", "-1", "1.0", "1e3", "0.1", "-0.5", "12.50", "1E-7", "2147483648", "9007199254740993",
    "9223372036854775807", "-9223372036854775808", "18446744073709551615", "18446744073709551616",
    "0.30000000000000004", "123456789.123456789012", "3.14159265358979323846", "1e20", "1712000000", "1712000000123",
  ]

  init(seed: UInt64, hasCloseKeys: Bool) {
    random = SeededGenerator(seed: seed)
    self.hasCloseKeys = hasCloseKeys
  }

  /// The text of a document.
  mutating func text() -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: list(depth: 0)
    case 1: records(depth: 0)
    default: object(depth: 0)
    }
  }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 5 ? 14 : depth > 2 ? 17 : 24), using: &random) {
    case 0: "null"
    case 1, 2: Bool.random(using: &random) ? "true" : "false"
    case 3...7: pick(Self.numbers)
    case 8...13: quote(pick(Self.texts))
    case 14...17: object(depth: depth + 1)
    case 18...20: records(depth: depth + 1)
    default: list(depth: depth + 1)
    }
  }

  private mutating func object(depth: Int) -> String {
    object(keys: keys(Int.random(in: 0...(depth == 0 ? 8 : 3), using: &random)), depth: depth)
  }

  private mutating func object(keys: [String], depth: Int) -> String {
    "{" + keys.map { "\(quote($0)): \(value(depth: depth))" }.joined(separator: ", ") + "}"
  }

  /// A list of anything.
  private mutating func list(depth: Int) -> String {
    "[" + (0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth) }.joined(separator: ", ") + "]"
  }

  /// A list of objects that share most of their keys.
  private mutating func records(depth: Int) -> String {
    let keys = keys(Int.random(in: 1...4, using: &random))
    let records = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      object(keys: keys.filter { _ in Int.random(in: 0..<6, using: &random) > 0 }, depth: depth)
    }
    return "[" + records.joined(separator: ", ") + "]"
  }

  private mutating func keys(_ count: Int) -> [String] {
    var keys: [String] = []
    var seen: Set<String> = []
    for _ in 0..<count {
      let key = pick(Self.keys)
      let close = hasCloseKeys ? key : key.lowercased().filter { $0 != "_" }
      if seen.insert(close).inserted { keys.append(key) }
    }
    return keys
  }

  private mutating func pick(_ values: [String]) -> String {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
