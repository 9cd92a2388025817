public import Foundation

/// The `date-time` of RFC 3339, section 5.6, read strictly.
///
/// Foundation's `.iso8601` turns 30 February into 1 March, accepts hour 24 and text behind the zone, and
/// on some systems rejects fractions of a second.
public enum WireDate {
  static let expected = "a date and time with its offset, such as 2024-05-01T10:20:30Z"

  /// Capital `T` and `Z`, seconds from 0 to 59, any number of fraction digits (nanoseconds count).
  public static func parse(_ text: String) -> Date? {
    var rest = text.utf8[...]
    func skip(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }
    func digits() -> Substring.UTF8View { rest.prefix { (48...57).contains($0) } }
    func number(_ count: Int) -> Int? {
      let digits = digits().prefix(count)
      rest = rest.dropFirst(digits.count)
      return digits.count == count ? Int(Substring(digits)) : nil
    }
    func fraction() -> Double? {
      guard skip(".") else { return 0 }
      let digits = digits()
      rest = rest.dropFirst(digits.count)
      return digits.isEmpty ? nil : Double("0.\(Substring(digits.prefix(9)))")
    }
    func offset() -> Int? {
      if skip("Z") { return 0 }
      let sign = skip("+") ? 1 : -1
      guard sign == 1 || skip("-"), let hour = number(2), skip(":"), let minute = number(2), hour < 24, minute < 60
      else { return nil }
      return sign * (hour * 3_600 + minute * 60)
    }
    guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2),
      (1...12).contains(month), (1...days(month, year)).contains(day), skip("T"),
      let hour = number(2), skip(":"), let minute = number(2), skip(":"), let second = number(2),
      hour < 24, minute < 60, second < 60,
      let fraction = fraction(), let offset = offset(), rest.isEmpty
    else { return nil }
    let seconds = daysSince2001(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second - offset
    return Date(timeIntervalSinceReferenceDate: Double(seconds) + fraction)
  }

  private static func days(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whole days from 1 January 2001, Foundation's reference date, by the proleptic Gregorian calendar.
  private static func daysSince2001(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // The year begins in March, so that the leap day is its last one. Year 0 needs a shift by 400 years.
    let year = year + 400 - (month < 3 ? 1 : 0)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 876_888
  }
}
