/// A day and a time without a time zone, as in `2024-05-01T14:30:00`: which moment that is depends on the place.
public struct LocalDateTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let date: CalendarDate
  public let time: TimeOfDay

  public init(date: CalendarDate, time: TimeOfDay) {
    self.date = date
    self.time = time
  }

  /// A date and a time with `T` or one space between them, and no zone; nil for any other text.
  public init?(_ text: String) {
    guard let separator = text.firstIndex(where: { $0 == "T" || $0 == " " }),
      let date = CalendarDate(String(text[..<separator])),
      let time = TimeOfDay(String(text[text.index(after: separator)...]))
    else { return nil }
    self.init(date: date, time: time)
  }

  /// ISO 8601 text with `T` between the two.
  public var description: String { "\(date)T\(time)" }

  public static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}
