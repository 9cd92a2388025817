import DTOGenBase
import DTOGenSchema

/// Writes a domain value as the wire has it, in the form of what stood there before.
enum WireText {
  static func json(_ value: DomainValue, as shape: WireShape, like old: JSONValue?) -> JSONTree? {
    guard case .scalar(let scalar) = shape else { return nil }
    switch (scalar, value) {
    case (.string, .string(let text)): return .string(text)
    case (.bool, .bool(let bool)): return .bool(bool)
    case (.int, .integer(let number)), (.int32, .integer(let number)), (.int64, .integer(let number)),
      (.uint64, .integer(let number)), (.epochSeconds, .integer(let number)),
      (.epochMilliseconds, .integer(let number)):
      return .number(number.description)
    case (.epochSeconds, .instant(let instant)): return .number(instant.secondsSince1970.description)
    case (.epochMilliseconds, .instant(let instant)):
      let product = instant.secondsSince1970.multipliedReportingOverflow(by: 1000)
      return product.overflow
        ? nil : .number((product.partialValue + Int64(instant.nanoseconds / 1_000_000)).description)
    case (.double, .double(let number)): return JSONNumber(number.description).map { .number(shortened($0.text)) }
    case (.decimal, .decimal(let number)): return .number(PlainNumber.text(of: number))
    case (.decimalString, .decimal(let number)): return .string(PlainNumber.text(of: number))
    case (.dateTime, .instant(let instant)): return moment(instant, like: old?.string ?? "").map { .string($0) }
    case (.date, .calendarDate(let date)): return .string(date.description)
    case (.time, .timeOfDay(let time)): return .string(time.description)
    case (.localDateTime, .localDateTime(let dateTime)):
      let text = dateTime.description
      let hasSpace = old?.string?.utf8.contains(UInt8(ascii: " ")) ?? false
      return .string(hasSpace ? String(text.map { $0 == "T" ? " " : $0 }) : text)
    case (.intString, .integer(let number)): return .string(number.description)
    case (.boolString, .bool(let bool)): return .string(bool ? "true" : "false")
    case (.uuid, .uuid(let text)):
      let isLower = old?.string.map { $0 == $0.lowercased() } ?? false
      return .string(isLower ? text.lowercased() : text)
    case (.url, .url(let text)): return .string(text)
    default: return nil
    }
  }

  /// A value to put where nothing stands, of any content.
  static func example(as shape: WireShape) -> JSONTree? {
    guard case .scalar(let scalar) = shape else { return nil }
    switch scalar {
    case .string: return .string("x")
    case .bool: return .bool(true)
    case .int, .int32, .int64, .uint64, .double, .decimal: return .number("1")
    case .dateTime: return .string("2024-01-01T00:00:00Z")
    case .localDateTime: return .string("2024-01-01T00:00:00")
    case .date: return .string("2024-01-01")
    case .time: return .string("12:00:00")
    case .epochSeconds: return .number("1704067200")
    case .epochMilliseconds: return .number("1704067200000")
    case .uuid: return .string("00000000-0000-4000-8000-000000000000")
    case .url: return .string("https://example.com/x")
    case .decimalString, .intString: return .string("1")
    case .boolString: return .string("true")
    case .json: return nil
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
