/// A day and a time without a zone: the wire type `local-date-time`. Which moment it is depends on the place.
///
/// A `CalendarDate` and a `TimeOfDay` with `T` or one space between them (ISO 8601-1, 5.4.2.1; the space is what
/// databases print).
package struct LocalDateTime: StrictText, Comparable, WrittenText {
  let date: CalendarDate
  let time: TimeOfDay

  package init(date: CalendarDate, time: TimeOfDay) {
    self.date = date
    self.time = time
  }

  package init?(bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = TextScanner(bytes)
    guard bytes.count >= 16, let date = CalendarDate(&scanner), scanner.skip("T") || scanner.skip(" "),
      let time = TimeOfDay(&scanner, fractionDigits: 9), scanner.isAtEnd
    else { return nil }
    self.init(date: date, time: time)
  }

  /// ISO 8601 text, with `T`.
  package func write(to text: inout [UInt8]) {
    date.write(to: &text)
    text.append(UInt8(ascii: "T"))
    time.write(to: &text)
  }

  package static func < (lhs: LocalDateTime, rhs: LocalDateTime) -> Bool {
    (lhs.date, lhs.time) < (rhs.date, rhs.time)
  }
}
