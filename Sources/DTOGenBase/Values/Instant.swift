/// A moment: the wire types `date-time`, `epoch-seconds` and `epoch-milliseconds`.
///
/// Text is the `date-time` of RFC 3339, section 5.6, with capital `T` and `Z` as Foundation wants them, seconds from
/// 0 to 59 and any number of fraction digits, of which nanoseconds count. Days are of the proleptic Gregorian
/// calendar also before 1582, where Foundation's own formatters follow the Julian one.
package struct Instant: StrictText, Comparable, CustomStringConvertible {
  package let secondsSince1970: Int64
  /// 0 to 999 999 999, counted forward from the second.
  package let nanoseconds: Int32

  package init(secondsSince1970: Int64, nanoseconds: Int32 = 0) {
    self.secondsSince1970 = secondsSince1970
    self.nanoseconds = nanoseconds
  }

  package init(millisecondsSince1970 milliseconds: Int64) {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    self.init(
      secondsSince1970: rest < 0 ? seconds - 1 : seconds,
      nanoseconds: Int32(rest < 0 ? rest + 1000 : rest) * 1_000_000)
  }

  package init?(bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 20 else { return nil }
    var scanner = TextScanner(bytes)
    guard let date = CalendarDate(&scanner), scanner.skip("T"), bytes[16] == UInt8(ascii: ":"),
      let time = TimeOfDay(&scanner), let offset = Self.offset(&scanner), scanner.isAtEnd
    else { return nil }
    self.init(
      secondsSince1970: Int64(date.daysSince1970 * 86_400 + time.secondOfDay - offset),
      nanoseconds: Int32(time.nanosecond))
  }

  /// The seconds that `Z` or `+02:00` stands for.
  private static func offset(_ scanner: inout TextScanner) -> Int? {
    if scanner.skip("Z") { return 0 }
    let isEast = scanner.skip("+")
    guard isEast || scanner.skip("-"), let hour = scanner.number(digits: 2), scanner.skip(":"),
      let minute = scanner.number(digits: 2), hour < 24, minute < 60
    else { return nil }
    return (isEast ? 1 : -1) * (hour * 3600 + minute * 60)
  }

  /// RFC 3339 text in UTC, the fraction as far as it is not zero; outside the years 0000 to 9999, which that format
  /// does not reach, seconds since 1970.
  package var description: String {
    let (quotient, rest) = Int(secondsSince1970).quotientAndRemainder(dividingBy: 86_400)
    let day = rest < 0 ? quotient - 1 : quotient
    let second = rest < 0 ? rest + 86_400 : rest
    guard let date = CalendarDate(daysSince1970: day),
      let time = TimeOfDay(
        hour: second / 3600, minute: second / 60 % 60, second: second % 60, nanosecond: Int(nanoseconds))
    else { return "\(secondsSince1970) s" }
    return "\(date)T\(time)Z"
  }

  package static func < (lhs: Instant, rhs: Instant) -> Bool {
    (lhs.secondsSince1970, lhs.nanoseconds) < (rhs.secondsSince1970, rhs.nanoseconds)
  }
}
