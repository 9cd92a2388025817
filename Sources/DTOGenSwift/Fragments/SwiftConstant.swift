import DTOGenBase
import DTOGenTemplates

/// A fragment that is a constant expression which cannot fail.
struct SwiftConstant: Hashable, Sendable, SourceFragment {
  let source: String

  private init(_ source: String) { self.source = source }

  static let emptyList = SwiftConstant("[]")
  static let emptyMap = SwiftConstant("[:]")
  static let nothing = SwiftConstant("nil")

  static func bool(_ value: Bool) -> SwiftConstant { SwiftConstant(value ? "true" : "false") }

  static func string(_ text: String) -> SwiftConstant { SwiftConstant(SwiftLiteral(string: text).source) }

  static func integer(_ value: some BinaryInteger) -> SwiftConstant { SwiftConstant("\(value)") }

  static func double(_ value: Double) -> SwiftConstant? {
    value.isFinite
      ? SwiftConstant(value == value.rounded() && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)") : nil
  }

  /// `Decimal(3)` or `Decimal(sign: .plus, exponent: -2, significand: 310)`: a literal would go through `Double`.
  static func decimal(_ value: JSONDecimal) -> SwiftConstant? {
    let digits = value.digits.isEmpty ? "0" : value.digits
    guard UInt64(digits) != nil, (-100...100).contains(value.exponent) else { return nil }
    let sign = value.isNegative ? "minus" : "plus"
    if value.exponent == 0 { return SwiftConstant((value.isNegative ? "-" : "") + digits) }
    return SwiftConstant("Decimal(sign: .\(sign), exponent: \(value.exponent), significand: \(digits))")
  }

  static func date(_ instant: Instant) -> SwiftConstant {
    var seconds = "\(instant.secondsSince1970)"
    if instant.nanoseconds > 0, instant.secondsSince1970 >= 0 {
      let digits = "\(1_000_000_000 + Int64(instant.nanoseconds))".dropFirst()
      seconds += "." + String(digits.reversed().drop { $0 == "0" }.reversed())
    }
    return SwiftConstant("Date(timeIntervalSince1970: \(seconds))")
  }

  /// Nil in Swift where the text is no such value, so only for places that may be nil.
  static func uuid(_ uuid: UUIDText) -> SwiftConstant { SwiftConstant("UUID(uuidString: \"\(uuid)\")") }

  /// As `uuid(_:)`.
  static func url(_ text: String) -> SwiftConstant {
    SwiftConstant("URL(string: \(SwiftLiteral(string: text).source))")
  }
}
