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
    case .uuid, .url: DomainScalarTraits(constants: .itsText, comparison: .equality)
    case .json: DomainScalarTraits(constants: .none, comparison: .none)
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
