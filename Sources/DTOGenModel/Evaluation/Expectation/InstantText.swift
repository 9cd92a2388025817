package import DTOGenBase

/// Writes a moment as the runtime's `DomainText` does: UTC, rounded to milliseconds, which are left out where zero.
package enum InstantText {
  /// Nil outside the years 1583 to 9999, where calendars and formats disagree.
  package static func text(of instant: Instant) -> String? {
    // Foundation's Date is a Double of seconds since 2001; the same arithmetic gives the same rounding.
    let interval = Double(instant.secondsSince1970) - Double(secondsTo2001) + Double(instant.nanoseconds) / 1e9
    guard interval.magnitude < 1e12 else { return nil }
    let milliseconds = rounded(interval * 1000)
    let seconds = milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000
    let fraction = milliseconds - seconds * 1000
    var text: [UInt8] = []
    guard write(clock: seconds + secondsTo2001, to: &text) else { return nil }
    if fraction > 0 {
      text.append(UInt8(ascii: "."))
      text.append(digits: Int(fraction), width: 3)
    }
    text.append(UInt8(ascii: "Z"))
    return String(decoding: text, as: UTF8.self)
  }

  private static let secondsTo2001: Int64 = 978_307_200

  /// The nearest whole number, halves away from zero; the standard library's own needs the C library.
  private static func rounded(_ number: Double) -> Int64 {
    let whole = Int64(number)
    let rest = number - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  /// `2024-05-01T10:20:30`, of seconds since 1970; nil outside the years 1583 to 9999.
  static func clock(_ seconds: Int64) -> String? {
    var text: [UInt8] = []
    return write(clock: seconds, to: &text) ? String(decoding: text, as: UTF8.self) : nil
  }

  /// The same, appended; false and nothing outside those years.
  private static func write(clock seconds: Int64, to text: inout [UInt8]) -> Bool {
    guard seconds.magnitude < 1 << 40 else { return false }
    let day = seconds >= 0 ? seconds / 86_400 : (seconds + 1) / 86_400 - 1
    let second = Int(seconds - day * 86_400)
    guard let date = CalendarDate(daysSince1970: Int(day)), date.year > 1582,
      let time = TimeOfDay(hour: second / 3600, minute: second / 60 % 60, second: second % 60)
    else { return false }
    LocalDateTime(date: date, time: time).write(to: &text)
    return true
  }
}
