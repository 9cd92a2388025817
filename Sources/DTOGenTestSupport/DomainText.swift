import Foundation

/// Domain values as lines of text, so that one comparison covers a whole value and shows what differs.
///
/// Each line is `path = value`. Property names are joined by `.`; `[0]` is an element of a list, `["key"]` a value
/// of a map (what stands in the brackets is the key's own text). A value that has no path of its own is `self`.
///
///     id = "o-1"                        text, quoted, with \" \\ \n \r \t and \u{…} for other controls
///     stops = 2                         whole numbers, Double (shortest text, such as 0.1 or 1e+16), Bool
///     ratio = 0.25                      Decimal: plain digits, no exponent, no zeros at the end of the fraction
///     departure = 2024-05-01T10:20:30Z  Date: UTC, with .123 where there are milliseconds (rounded to those)
///     ref = 6F9619FF-8B86-D011-B42D-00C04FC964FF   UUID; a URL is its absolute text
///     price = 124990 TRY                Money: what has the properties minorUnits and currencyCode alone
///     day = 2024-05-01                  CalendarDate, LocalDateTime, TimeOfDay: their own description
///     offer = "o-1"                     a struct with the one property rawValue is its raw value
///     seats = nil
///     status = .confirmed               enum cases; .unknown(raw: "x") with values that are one line each
///     fare = .flex                      a case with a larger value: that value follows below fare.flex
///     legs.count = 2                    lists and maps; legs[0].origin = "IST" and so on follow
public enum DomainText {
  /// Each line of `expected` that does not hold for the value, with what stands there; empty where all hold.
  ///
  /// Lines that only the value has do no harm: they are properties that the test does not compare.
  public static func difference(of value: Any, from expected: String) -> String {
    let actual = lines(of: value)
    let holding = Set(actual)
    var differences: [String] = []
    for line in expected.split(separator: "\n").map(String.init) where !holding.contains(line) {
      let path = line.prefix(upTo: line.range(of: " = ")?.upperBound ?? line.endIndex)
      let found = actual.first { $0.hasPrefix(path) }
      differences.append("expected \(line)\n   found \(found ?? "nothing of that name")")
    }
    return differences.joined(separator: "\n")
  }

  public static func text(of value: Any) -> String {
    lines(of: value).joined(separator: "\n")
  }

  public static func lines(of value: Any, at path: String = "") -> [String] {
    if let leaf = leaf(value) { return ["\(path.isEmpty ? "self" : path) = \(leaf)"] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.flatMap { lines(of: $0.value, at: path) }
    case .collection, .set:
      let elements = mirror.children.enumerated().flatMap { lines(of: $1.value, at: "\(path)[\($0)]") }
      return [count(mirror, path)] + elements
    case .dictionary:
      let entries = mirror.children.map { entry in
        let parts = Array(Mirror(reflecting: entry.value).children)
        return (key: leaf(parts[0].value) ?? "\(parts[0].value)", value: parts[1].value)
      }
      return [count(mirror, path)]
        + entries.sorted { $0.key < $1.key }.flatMap { lines(of: $0.value, at: "\(path)[\($0.key)]") }
    case .enum:
      let name = mirror.children.first?.label ?? ""
      return ["\(path.isEmpty ? "self" : path) = .\(name)"]
        + mirror.children.flatMap { lines(of: $0.value, at: joined(path, name)) }
    default:
      return mirror.children.map(unwrapped).flatMap { lines(of: $0.value, at: joined(path, $0.label ?? "")) }
    }
  }

  /// The property itself where it is kept in an `Indirect`.
  private static func unwrapped(_ property: Mirror.Child) -> Mirror.Child {
    guard let label = property.label, label.hasPrefix("_"), "\(type(of: property.value))".hasPrefix("Indirect<"),
      let value = Mirror(reflecting: property.value).children.first?.value
    else { return property }
    return (String(label.dropFirst()), value)
  }

  // MARK: One line

  /// The text of a value that takes one line; nil for any other.
  private static func leaf(_ value: Any) -> String? {
    switch value {
    case let text as String: quoted(text)
    case let flag as Bool: "\(flag)"
    case let number as any BinaryInteger: "\(number)"
    case let number as Double: "\(number)"
    case let number as Decimal: plain(number)
    case let date as Date: timestamp(date)
    case let uuid as UUID: uuid.uuidString
    case let url as URL: url.absoluteString
    default: leaf(Mirror(reflecting: value), "\(type(of: value))", value)
    }
  }

  private static func leaf(_ mirror: Mirror, _ type: String, _ value: Any) -> String? {
    let children = Array(mirror.children)
    if mirror.displayStyle == .optional { return children.isEmpty ? "nil" : leaf(children[0].value) }
    if mirror.displayStyle == .enum { return children.isEmpty ? ".\(value)" : payload(children[0]) }
    if ["CalendarDate", "LocalDateTime", "TimeOfDay"].contains(type) { return "\(value)" }
    switch children.map(\.label) {
    case ["rawValue"]: return leaf(children[0].value)
    case ["minorUnits", "currencyCode"]: return "\(children[0].value) \(children[1].value)"
    default: return nil
    }
  }

  /// `.unknown(raw: "x")`; nil where a value inside takes more than one line.
  private static func payload(_ enumCase: Mirror.Child) -> String? {
    let mirror = Mirror(reflecting: enumCase.value)
    let values = mirror.displayStyle == .tuple ? Array(mirror.children) : [(label: nil, value: enumCase.value)]
    var texts: [String] = []
    for (label, value) in values {
      guard let text = leaf(value) else { return nil }
      // Values without labels are called .0, .1 … by Swift.
      texts.append(label.map { $0.hasPrefix(".") ? text : "\($0): \(text)" } ?? text)
    }
    return ".\(enumCase.label ?? "")(\(texts.joined(separator: ", ")))"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\0"..<" ", "\u{7F}": "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  private static func plain(_ number: Decimal) -> String {
    var text = "\(number)"
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func timestamp(_ date: Date) -> String {
    let milliseconds = (date.timeIntervalSinceReferenceDate * 1000).rounded()
    let seconds = (milliseconds / 1000).rounded(.down)
    let text = Date.ISO8601FormatStyle().format(Date(timeIntervalSinceReferenceDate: seconds))
    let fraction = Int(milliseconds - seconds * 1000)
    guard fraction > 0 else { return text }
    let digits = String(fraction)
    return text.dropLast() + "." + String(repeating: "0", count: 3 - digits.count) + digits + "Z"
  }

  // MARK: Paths

  private static func joined(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }

  private static func count(_ mirror: Mirror, _ path: String) -> String {
    "\(joined(path, "count")) = \(mirror.children.count)"
  }
}
