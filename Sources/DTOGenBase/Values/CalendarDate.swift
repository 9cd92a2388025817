/// A day without a time or a zone: the wire type `date`.
///
/// `yyyy-MM-dd` (RFC 3339, section 5.6, `full-date`; ISO 8601-1, 5.2.2.1) of the proleptic Gregorian calendar, years
/// 0000 to 9999, only days that exist.
package struct CalendarDate: StrictText, Comparable, WrittenText {
  package let year: Int
  let month: Int
  let day: Int

  /// Nil for a day that does not exist.
  init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  package init?(bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = TextScanner(bytes)
    guard bytes.count == 10, let date = Self(&scanner) else { return nil }
    self = date
  }

  /// Reads ten bytes and leaves the scanner behind them.
  init?(_ scanner: inout TextScanner) {
    guard let year = scanner.number(digits: 4), scanner.skip("-"), let month = scanner.number(digits: 2),
      scanner.skip("-"), let day = scanner.number(digits: 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day this many days after 1 January 1970; nil outside the years 0000 to 9999.
  package init?(daysSince1970 days: Int) {
    guard (-719_528...2_932_896).contains(days) else { return nil }
    // Years are counted from March, so that the leap day is the last; an era is 400 years.
    let shifted = days + 719_468 + 146_097
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 - 400 + (month <= 2 ? 1 : 0)
    self.init(year: year, month: month, day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  package var daysSince1970: Int {
    let marchYear = year + 400 - (month < 3 ? 1 : 0)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468 - 146_097
  }

  package func write(to text: inout [UInt8]) {
    text.append(digits: year, width: 4)
    text.append(UInt8(ascii: "-"))
    text.append(digits: month, width: 2)
    text.append(UInt8(ascii: "-"))
    text.append(digits: day, width: 2)
  }

  package static func < (lhs: CalendarDate, rhs: CalendarDate) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
