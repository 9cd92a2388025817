public import Foundation

/// Values that stand in text.
extension WireMapping {
  /// A value that one initialiser reads, such as a date of the calendar; `rule` completes "is not".
  public static func read<T>(_ text: String, at field: String, as rule: String, _ read: (String) -> T?) throws -> T {
    guard let value = read(text) else { throw MappingError.invalid(field: field, found: text, rule: rule) }
    return value
  }

  /// A number in JSON's grammar, exactly. (`Decimal(string:)` reads `19,99` as 19.)
  public static func decimal(_ text: String, at field: String) throws -> Decimal {
    try number(text, at: field, as: "a decimal number of at most 38 digits") { text in
      Decimal(string: text).flatMap { hasAllDigits(text) ? $0 : nil }
    }
  }

  /// The number that the shortest text of the Double stands for: 0.1 is 0.1.
  public static func decimal(_ value: Double, at field: String) throws -> Decimal {
    try decimal("\(value)", at: field)
  }

  /// A whole number without a plus sign or leading zeros.
  public static func int(_ text: String, at field: String) throws -> Int {
    try integer(text, at: field)
  }

  /// A whole number without a plus sign or leading zeros, if it fits.
  public static func integer<R: FixedWidthInteger>(_ text: String, at field: String) throws -> R {
    try number(text, at: field, as: range(of: R.self)) { R($0) }
  }

  /// A number in JSON's grammar, if a Double can hold it.
  public static func double(_ text: String, at field: String) throws -> Double {
    try number(text, at: field, as: "a number") { Double($0).flatMap { $0.isFinite ? $0 : nil } }
  }

  /// Exactly `true` or `false`.
  public static func bool(_ text: String, at field: String) throws -> Bool {
    try read(text, at: field, as: "'true' or 'false'") { Bool($0) }
  }

  private static func number<T>(_ text: String, at field: String, as rule: String, _ read: (String) -> T?) throws -> T {
    try self.read(text, at: field, as: rule) { isNumber($0) ? read($0) : nil }
  }

  /// Whether the text is a number in the grammar of RFC 8259, section 6.
  private static func isNumber(_ text: String) -> Bool {
    func isDigits(_ text: Substring) -> Bool { !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) } }
    let halves = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    let unsigned = halves[0].hasPrefix("-") ? halves[0].dropFirst() : halves[0]
    let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let exponent = halves.dropFirst().map { $0.hasPrefix("-") || $0.hasPrefix("+") ? $0.dropFirst() : $0 }
    return (parts + exponent).allSatisfy(isDigits) && (parts[0] == "0" || !parts[0].hasPrefix("0"))
  }

  /// Decimal keeps 38 digits and rounds away the rest.
  private static func hasAllDigits(_ text: String) -> Bool {
    let digits = text.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber)
    return digits.drop { $0 == "0" }.reversed().drop { $0 == "0" }.count <= 38
  }
}
