import DTOGenBase

extension CalendarDate {
  func adding(days: Int) -> CalendarDate? { CalendarDate(daysSince1970: daysSince1970 + days) }
}

extension LocalDateTime {
  func adding(seconds: Int) -> LocalDateTime? {
    Instant("\(self)Z").flatMap { InstantText.clock($0.secondsSince1970 &+ Int64(seconds)) }.flatMap { .init($0) }
  }

  /// With a space where the other text has one.
  func text(like old: String) -> String {
    guard old.utf8.contains(UInt8(ascii: " ")) else { return description }
    return String(description.map { $0 == "T" ? " " : $0 })
  }
}

extension TimeOfDay {
  /// Nil beyond midnight.
  func adding(seconds: Int) -> TimeOfDay? {
    let day = "2000-01-01"
    let moved = Instant("\(day)T\(self)Z").flatMap { InstantText.clock($0.secondsSince1970 &+ Int64(seconds)) }
    guard let moved, moved.hasPrefix(day) else { return nil }
    return TimeOfDay(String(moved.dropFirst(day.count + 1)))
  }
}
