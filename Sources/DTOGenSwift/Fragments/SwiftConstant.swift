import DTOGenBase
import DTOGenModel
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

  static func integer(_ value: WholeNumber) -> SwiftConstant { SwiftConstant(value.description) }

  static func double(_ value: Double) -> SwiftConstant? {
    value.isFinite
      ? SwiftConstant(value == value.rounded() && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)") : nil
  }

  /// `3` or `Decimal(sign: .plus, exponent: -2, significand: 310)`: a literal would go through `Double`. Integer literals
  /// of a Decimal are `Int`s, so that more digits than those hold are a sum.
  static func decimal(_ value: JSONDecimal) -> SwiftConstant {
    if let whole = value.int64, value.exponent == 0 || whole == 0 { return SwiftConstant("\(whole)") }
    let sign = value.isNegative ? "minus" : "plus"
    var rest = value.digits[...]
    var exponent = value.exponent
    var parts: [String] = []
    while !rest.isEmpty {
      let part = rest.suffix(18)
      rest = rest.dropLast(part.count)
      let digits = part.drop { $0 == "0" }
      if !digits.isEmpty {
        parts.append("Decimal(sign: .\(sign), exponent: \(exponent), significand: \(digits))")
      }
      exponent += 18
    }
    return SwiftConstant(parts.reversed().joined(separator: " + "))
  }

  static func date(_ instant: Instant) -> SwiftConstant {
    guard instant.nanoseconds > 0 else {
      return SwiftConstant("Date(timeIntervalSince1970: \(instant.secondsSince1970))")
    }
    // The generated decoder counts from 2001 and adds the fraction to whole seconds. The same sum gives the same Double.
    let seconds = Double(instant.secondsSince1970 - 978_307_200) + Double(instant.nanoseconds) / 1e9
    return SwiftConstant("Date(timeIntervalSinceReferenceDate: \(seconds))")
  }

  /// Nil in Swift where the text is no such value, so only for places that may be nil.
  static func uuid(_ text: String) -> SwiftConstant {
    SwiftConstant("UUID(uuidString: \(SwiftLiteral(string: text).source))")
  }

  /// As `uuid(_:)`.
  static func url(_ text: String) -> SwiftConstant {
    SwiftConstant("URL(string: \(SwiftLiteral(string: text).source))")
  }
}
