import DTOGenCore

/// Compares one scalar of a file with one reflected value.
enum ScalarComparison {
  /// Nil where they agree; otherwise what was found. `converts`: a domain value may be the number or the flag that
  /// a text spells, or the text of a number.
  static func difference(_ json: JSONValue, _ node: JSONValue, converts: Bool) -> String? {
    let agrees: Bool =
      switch node.kind {
      case .bool:
        json.kind == .bool
          ? json.bool == node.bool
          : converts && json.string.map { $0.lowercased() == node.text } ?? false
      case .number:
        sameNumber(json.kind == .number ? json.text : converts ? json.string ?? "" : "", node.text)
      case .string:
        json.kind == .number
          ? converts && sameNumber(json.text, node.string ?? "") : sameText(json.string, node.string)
      case .object: same(json, tagged: node, converts)
      case .null, .array: false
      }
    return agrees ? nil : "\(shown(json)) became \(shown(node))"
  }

  static func sameNumber(_ left: String, _ right: String) -> Bool {
    guard let left = ExactNumber(left), let right = ExactNumber(right) else { return false }
    return left == right
  }

  /// The same scalars: Swift's own equality is up to canonical equivalence.
  static func sameText(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return false }
    return left.utf8.elementsEqual(right.utf8)
  }

  static func shown(_ value: JSONValue) -> String {
    value.text.count > 120 ? String(value.text.prefix(120)) + "…" : value.text
  }

  private static func same(_ json: JSONValue, tagged node: JSONValue, _ converts: Bool) -> Bool {
    if let date = node["date"] {
      guard let text = json.string, let seconds = MomentText.seconds(text), let found = Double(date.text) else {
        return false
      }
      return abs(seconds - found) <= max(0.000_001, found.ulp * 4)
    }
    if let duration = node["duration"] {
      guard converts, let text = json.string, let seconds = length(text), let found = Double(duration.text) else {
        return false
      }
      return abs(seconds - found) <= max(0.000_001, found.ulp * 4)
    }
    if let uuid = node["uuid"]?.string {
      return json.string.map { $0.lowercased() == uuid.lowercased() } ?? false
    }
    if let url = node["url"]?.string { return sameText(json.string, url) }
    guard converts, let type = node["struct"]?.string, let members = node["members"] else { return false }
    let parts = members.elements.map { Array($0.elements)[1] }
    switch type {
    case "CalendarDate": return json.string.map { numbers($0) == parts.map(\.text) } ?? false
    case "TimeOfDay": return json.string.map { clock($0) == parts.map(\.text) } ?? false
    case "LocalDateTime":
      guard let text = json.string, let separator = text.firstIndex(where: { "T ".contains($0) }), parts.count == 2
      else { return false }
      let date = String(text[..<separator])
      let time = String(text[text.index(after: separator)...])
      let values = parts.map { ($0["members"]?.elements.map { Array($0.elements)[1].text }) ?? [] }
      return numbers(date) == values[0] && clock(time) == values[1]
    default:
      return parts.count == 1 && difference(json, parts[0], converts: converts) == nil
    }
  }

  /// The seconds of `P1DT2H35M0.5S`; nil for any other text.
  private static func length(_ text: String) -> Double? {
    let pattern = /P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?)?/
    guard let match = text.wholeMatch(of: pattern)?.output else { return nil }
    let parts = [match.1, match.2, match.3, match.4, match.5].map { $0.flatMap { Double($0) } ?? 0 }
    return zip(parts, [604_800, 86_400, 3_600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// `2024-05-01` is 2024, 5, 1.
  private static func numbers(_ text: String) -> [String] {
    text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0).map(String.init) ?? "?" }
  }

  /// `14:30:00.25` is 14, 30, 0, 250000000.
  private static func clock(_ text: String) -> [String] {
    let halves = text.split(separator: ".", maxSplits: 1)
    var parts = halves[0].split(separator: ":").map { Int($0).map(String.init) ?? "?" }
    if parts.count == 2 { parts.append("0") }
    let fraction = halves.count == 2 ? String(halves[1]) : "0"
    return parts + [Int(fraction.padding(to: 9)).map(String.init) ?? "?"]
  }
}

extension String {
  /// The text with zeros behind it up to a width.
  fileprivate func padding(to width: Int) -> String { self + String(repeating: "0", count: max(0, width - count)) }
}
