/// The scalar domain types; the raw value is the spelling in expressions, such as the `Int` of `[SkuID: Int](stock)`.
package enum DomainScalar: String, Hashable, Sendable, CaseIterable {
  case string = "String"
  case bool = "Bool"
  case int = "Int"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint64 = "UInt64"
  case double = "Double"
  case decimal = "Decimal"
  /// A moment in time.
  case date = "Date"
  case calendarDate = "CalendarDate"
  case localDateTime = "LocalDateTime"
  case timeOfDay = "TimeOfDay"
  case duration = "Duration"
  case uuid = "UUID"
  case url = "URL"
  /// An opaque JSON value, which only a `$byHand` may take.
  case json
}

extension DomainScalar {
  package var traits: DomainScalarTraits {
    switch self {
    case .string: DomainScalarTraits(constants: .text, comparison: .order)
    case .bool: DomainScalarTraits(constants: .flag, comparison: .equality)
    case .int, .int32, .int64, .uint64: DomainScalarTraits(constants: .wholeNumber, comparison: .order)
    case .double: DomainScalarTraits(constants: .number, comparison: .order)
    case .decimal: DomainScalarTraits(constants: .numberOrItsText, comparison: .order)
    case .date: DomainScalarTraits(constants: .itsText, comparison: .order, isTime: true)
    case .calendarDate, .localDateTime, .timeOfDay:
      DomainScalarTraits(constants: .itsText, comparison: .order, isTime: true, isInKernel: true)
    case .duration: DomainScalarTraits(constants: .itsText, comparison: .order)
    case .uuid, .url: DomainScalarTraits(constants: .itsText, comparison: .equality)
    case .json: DomainScalarTraits(constants: .none, comparison: .none)
    }
  }

  /// What its constants are, for a person who wrote another one.
  package var form: String {
    switch self {
    case .string: "text: 'text'"
    case .bool: "true or false"
    case .int, .int64: "a whole number from \(Int64.min) to \(Int64.max)"
    case .int32: "a whole number from \(Int32.min) to \(Int32.max)"
    case .uint64: "a whole number from 0 to \(UInt64.max)"
    case .double: "a number that a Double can hold"
    case .decimal: "a number of at most 38 digits"
    case .date: "a date and time with its offset, such as '2024-05-01T10:20:30Z'"
    case .calendarDate: "a date, such as '2024-05-01'"
    case .localDateTime: "a date and time without an offset, such as '2024-05-01T10:20:30'"
    case .timeOfDay: "a time, such as '10:20'"
    case .duration: "a duration, such as 'PT2H35M', 'P1DT2H' or 'P2W'; years and months have no fixed length"
    case .uuid: "a UUID, such as '123E4567-E89B-12D3-A456-426614174000'"
    case .url: "a URL, such as 'https://example.com/a'"
    case .json: "opaque JSON: no constant can stand for it"
    }
  }

  package var isInteger: Bool { traits.constants == .wholeNumber }
  package var isNumber: Bool { [.wholeNumber, .number, .numberOrItsText].contains(traits.constants) }

  /// Whether some wire type is text that a mapper reads as this.
  package var isReadFromText: Bool { DomainScalar.readFromText.contains(self) }

  private static let readFromText = Set(
    ScalarType.allCases.compactMap { wire -> DomainScalar? in
      if case .text(let scalar) = wire.traits.meaning { scalar } else { nil }
    })
}
