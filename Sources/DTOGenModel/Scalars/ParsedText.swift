package import DTOGenBase
package import DTOGenSchema

/// A value that a mapper has read from a DTO's text: what evaluation, broken checks and expectations know of it.
package enum ParsedText: Hashable, Sendable {
  case calendarDate(CalendarDate)
  case localDateTime(LocalDateTime)
  case timeOfDay(TimeOfDay)
  case duration(DurationText)

  var scalar: DomainScalar {
    switch self {
    case .calendarDate: .calendarDate
    case .localDateTime: .localDateTime
    case .timeOfDay: .timeOfDay
    case .duration: .duration
    }
  }

  /// The one text that the runtime shows for the value.
  package var description: String {
    switch self {
    case .calendarDate(let date): date.description
    case .localDateTime(let dateTime): dateTime.description
    case .timeOfDay(let time): time.description
    case .duration(let duration): duration.description
    }
  }

  /// The text for the wire, in the form of another text of the same type.
  func text(like old: String) -> String {
    switch self {
    case .localDateTime(let dateTime): dateTime.text(like: old)
    case .calendarDate, .timeOfDay, .duration: description
    }
  }

  /// Nil for values of two types, which resolution does not let meet.
  func holds(_ comparison: Check.Comparison, _ other: ParsedText) -> Bool? {
    switch (self, other) {
    case (.calendarDate(let a), .calendarDate(let b)): ValueComparison.holds(a, comparison, b)
    case (.localDateTime(let a), .localDateTime(let b)): ValueComparison.holds(a, comparison, b)
    case (.timeOfDay(let a), .timeOfDay(let b)): ValueComparison.holds(a, comparison, b)
    case (.duration(let a), .duration(let b)): ValueComparison.holds(a, comparison, b)
    case (.calendarDate, _), (.localDateTime, _), (.timeOfDay, _), (.duration, _): nil
    }
  }

  /// The next value on either side, in the smallest step that a person would take.
  func adjacent(isAbove: Bool) -> ParsedText? {
    let step = isAbove ? 1 : -1
    return switch self {
    case .calendarDate(let date): date.adding(days: step).map { .calendarDate($0) }
    case .localDateTime(let dateTime): dateTime.adding(seconds: step).map { .localDateTime($0) }
    case .timeOfDay(let time): time.adding(seconds: step).map { .timeOfDay($0) }
    case .duration(let duration):
      DurationText(seconds: duration.seconds &+ Int64(step), nanoseconds: duration.nanoseconds).map { .duration($0) }
    }
  }
}

extension DomainValue {
  /// Text of the wire, or of a constant of the schema, as its type reads it; nil is an invalid value.
  ///
  /// The grammars are those of the runtime's templates.
  package init?(reading text: String, as scalar: DomainScalar) {
    let value: DomainValue? =
      switch scalar {
      case .string: .string(text)
      case .bool: BoolText(text).map { .bool($0.value) }
      case .int, .int64: IntText(text).map { .integer(WholeNumber($0.value)) }
      // 38 digits are all that Foundation's Decimal keeps.
      case .decimal: JSONNumber(text).flatMap { $0.fitsFoundationDecimal ? .decimal($0.decimal) : nil }
      case .date: Instant(text).map { .instant($0) }
      case .calendarDate: CalendarDate(text).map { .parsed(.calendarDate($0)) }
      case .localDateTime: LocalDateTime(text).map { .parsed(.localDateTime($0)) }
      case .timeOfDay: TimeOfDay(text).map { .parsed(.timeOfDay($0)) }
      case .duration: DurationText(text).map { .parsed(.duration($0)) }
      case .uuid: UUIDText(text).map { .uuid($0.description) }
      case .url: PlainURL.isPlain(text) ? .url(text) : nil
      case .int32, .uint64, .double, .json: nil
      }
    guard let value else { return nil }
    self = value
  }
}
