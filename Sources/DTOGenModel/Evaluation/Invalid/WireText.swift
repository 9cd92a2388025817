import DTOGenBase
import DTOGenSchema

/// Writes a domain value as the wire has it, in the form of what stood there before.
enum WireText {
  static func json(_ value: DomainValue, as shape: WireShape, like old: JSONValue?) -> JSONTree? {
    guard case .scalar(let scalar) = shape else { return nil }
    let traits = scalar.traits
    switch traits.meaning {
    case .itself: return json(value, as: traits.decoded, like: old?.string ?? "")
    case .text(let scalar): return text(of: value, as: scalar, like: old?.string ?? "").map { .string($0) }
    case .moment(let unit): return number(of: value, in: unit).map { .number($0) }
    }
  }

  private static func json(_ value: DomainValue, as scalar: DecodedScalar, like old: String) -> JSONTree? {
    switch (scalar, value) {
    case (.string, .string(let text)): return .string(text)
    case (.bool, .bool(let bool)): return .bool(bool)
    case (.int, .integer(let number)), (.int32, .integer(let number)), (.int64, .integer(let number)),
      (.uint64, .integer(let number)):
      return .number(number.description)
    case (.double, .double(let number)): return JSONNumber(number.description).map { .number(shortened($0.text)) }
    case (.decimal, .decimal(let number)): return .number(PlainNumber.text(of: number))
    case (.date, .instant(let instant)): return moment(instant, like: old).map { .string($0) }
    case (.uuid, .uuid(let text)): return .string(old.isEmpty || old != old.lowercased() ? text : text.lowercased())
    case (.url, .url(let text)): return .string(text)
    case (.string, _), (.bool, _), (.int, _), (.int32, _), (.int64, _), (.uint64, _), (.double, _), (.decimal, _),
      (.date, _), (.uuid, _), (.url, _), (.json, _):
      return nil
    }
  }

  /// The text that a mapper reads as a value of that type.
  private static func text(of value: DomainValue, as scalar: DomainScalar, like old: String) -> String? {
    switch value {
    case .decimal(let number) where scalar == .decimal: PlainNumber.text(of: number)
    case .integer(let number) where scalar == .int: number.description
    case .bool(let bool) where scalar == .bool: bool ? "true" : "false"
    case .parsed(let value) where scalar == value.scalar: value.text(like: old)
    default: nil
    }
  }

  private static func number(of value: DomainValue, in unit: ScalarTraits.EpochUnit) -> String? {
    switch (value, unit) {
    case (.integer(let number), _): return number.description
    case (.instant(let instant), .seconds): return instant.secondsSince1970.description
    case (.instant(let instant), .milliseconds):
      let product = instant.secondsSince1970.multipliedReportingOverflow(by: 1000)
      return product.overflow ? nil : (product.partialValue + Int64(instant.nanoseconds / 1_000_000)).description
    default: return nil
    }
  }

  /// RFC 3339 text of a moment with the offset of the old text, and as many digits of the fraction.
  private static func moment(_ instant: Instant, like old: String) -> String? {
    let tail = old.utf8.dropFirst(19)
    let fraction = tail.first == UInt8(ascii: ".") ? tail.dropFirst().prefix { (48...57).contains($0) }.count : 0
    let offsetText = String(decoding: tail.dropFirst(fraction > 0 ? fraction + 1 : 0), as: UTF8.self)
    let offset = seconds(ofOffset: offsetText)
    guard let clock = InstantText.clock(instant.secondsSince1970 &+ (offset ?? 0)) else { return nil }
    var digits = ""
    if fraction > 0 || instant.nanoseconds > 0 {
      let all = String(instant.nanoseconds)
      let nine = String(repeating: "0", count: max(0, 9 - all.utf8.count)) + all
      let written = instant.nanoseconds == 0 ? max(1, min(9, fraction)) : 9
      var text = String(nine.prefix(written))
      while text.utf8.count > max(1, fraction), text.hasSuffix("0") { text.removeLast() }
      digits = "." + text
    }
    return clock + digits + (offset == nil ? "Z" : offsetText)
  }

  /// Nil for anything but `+hh:mm`, such as `Z`.
  private static func seconds(ofOffset text: String) -> Int64? {
    let parts = text.dropFirst().split(separator: ":")
    guard parts.count == 2, let hours = Int64(parts[0]), let minutes = Int64(parts[1]) else { return nil }
    return (text.hasPrefix("-") ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  /// `2.0` is `2`, as people write it.
  private static func shortened(_ text: String) -> String { text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
}
