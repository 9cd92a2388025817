/// Documents that nobody would write, the same ones in every run.
package struct RandomDocuments: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// A linear congruential generator (Knuth, MMIX).
  package mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }

  package mutating func documents(count: Int, keys: [String] = RandomDocuments.keys) -> [String] {
    (0..<count).map { _ in value(depth: 5, keys) }
  }

  package static let keys = [
    "id", "status", "type", "price", "currency", "amount", "name", "url", "101", "202", "sku_1", "sku_5", "a", "b",
    "children", "data", "items", "Id", "user_id", "userId", "+1", "", "total", "created_at", "state", "roles",
    "custom_fields", "*", "$ref",
  ]
  private static let scalars = [
    "null", "true", "false", "1", "-5", "9223372036854775808", "1719835200", "1.5", "1e3", "0.1234567890123456789",
    #""open""#, #""closed""#, #""OPEN""#, #""EUR""#, #""JPY""#, #""2024-07-01""#, #""2024-07-01T00:00:00Z""#, #""""#,
    #""1.50""#, #""100""#, #""https://a.example/x""#, "[]", "{}",
  ]

  private mutating func value(depth: Int, _ keys: [String]) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 13 : 8), using: &self) {
    case 0..<7: return Self.scalars.randomElement(using: &self) ?? "null"
    case 7: return "\"x\(Int.random(in: 0..<30, using: &self))\""
    case 8, 9:
      let elements = (0..<Int.random(in: 0..<4, using: &self)).map { _ in value(depth: depth - 1, keys) }
      return "[\(elements.joined(separator: ","))]"
    default:
      let members = keys.shuffled(using: &self).prefix(Int.random(in: 0..<5, using: &self))
        .map { "\"\($0)\":\(value(depth: depth - 1, keys))" }
      return "{\(members.joined(separator: ","))}"
    }
  }
}
