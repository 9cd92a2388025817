public import Foundation

/// Numbers and moments in other types.
extension WireMapping {
  /// A whole number in another type, if it fits.
  public static func integer<R: FixedWidthInteger>(_ value: some BinaryInteger, at field: String) throws -> R {
    try exact(value, at: field, as: range(of: R.self)) { R(exactly: $0) }
  }

  /// A number that must be whole, and fit.
  public static func integer<R: FixedWidthInteger>(_ value: Double, at field: String) throws -> R {
    try exact(value, at: field, as: range(of: R.self)) { R(exactly: $0) }
  }

  public static func integer<R: FixedWidthInteger>(_ value: Decimal, at field: String) throws -> R {
    try exact(value, at: field, as: range(of: R.self)) { R("\($0)") }
  }

  /// A whole number as a Double, if that can hold it exactly.
  public static func double(_ value: some BinaryInteger, at field: String) throws -> Double {
    try exact(value, at: field, as: "a whole number that a Double can hold") { Double(exactly: $0) }
  }

  public static func double(_ value: Decimal, at field: String) throws -> Double {
    try exact(value, at: field, as: "a number") { Double("\($0)") }
  }

  public static func date(epochSeconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(epochSeconds))
  }

  public static func date(epochMilliseconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(epochMilliseconds) / 1000)
  }

  static func range<I: FixedWidthInteger>(of type: I.Type) -> String {
    "a whole number from \(I.min) to \(I.max)"
  }

  private static func exact<T, R>(_ value: T, at field: String, as rule: String, _ convert: (T) -> R?) throws -> R {
    guard let result = convert(value) else { throw MappingError.invalid(field: field, found: value, rule: rule) }
    return result
  }
}
