/// The days from one to another, both included.
public struct DateRange: Hashable, Sendable, CustomStringConvertible {
  public let start: CalendarDate
  public let end: CalendarDate

  /// Nil where the end comes before the start.
  public init?(start: CalendarDate, end: CalendarDate) {
    guard start <= end else { return nil }
    self.start = start
    self.end = end
  }

  public func contains(_ date: CalendarDate) -> Bool {
    start <= date && date <= end
  }

  /// Whether the two have a day in common.
  public func overlaps(_ other: DateRange) -> Bool {
    start <= other.end && other.start <= end
  }

  /// ISO 8601 text with `/` between the two.
  public var description: String { "\(start)/\(end)" }
}
