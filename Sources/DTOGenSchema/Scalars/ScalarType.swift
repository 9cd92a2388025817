package import DTOGenBase

/// The scalar wire types of the schema language; the raw value is the spelling in a schema file.
///
/// `traits` is the table that every stage reads: what a decoder makes of the JSON, and what a mapper makes of that.
package enum ScalarType: String, Hashable, Sendable, CaseIterable {
  case string, bool, int, int32, int64, uint64, double, decimal, json
  case dateTime = "date-time"
  case localDateTime = "local-date-time"
  case date, time, duration
  case epochSeconds = "epoch-seconds"
  case epochMilliseconds = "epoch-milliseconds"
  case uuid, url
  case decimalString = "decimal-string"
  case intString = "int-string"
  case boolString = "bool-string"
}

extension ScalarType {
  package var traits: ScalarTraits {
    switch self {
    case .string: .decoded(as: .string)
    case .bool: .decoded(as: .bool)
    case .int: .decoded(as: .int)
    case .int32: .decoded(as: .int32)
    case .int64: .decoded(as: .int64)
    case .uint64: .decoded(as: .uint64)
    case .double: .decoded(as: .double)
    case .decimal: .decoded(as: .decimal)
    case .json: .decoded(as: .json)
    case .dateTime: .decoded(as: .date)
    case .localDateTime: .text(readAs: .localDateTime)
    case .date: .text(readAs: .calendarDate)
    case .time: .text(readAs: .timeOfDay)
    case .duration: .text(readAs: .duration)
    case .epochSeconds: .moment(in: .seconds)
    case .epochMilliseconds: .moment(in: .milliseconds)
    case .uuid: .decoded(as: .uuid)
    case .url: .decoded(as: .url)
    case .decimalString: .text(readAs: .decimal)
    case .intString: .text(readAs: .int)
    case .boolString: .text(readAs: .bool)
    }
  }

  /// A value for a derived fixture to put where nothing stands; nil where any value would be a guess.
  package var example: JSONTree? {
    switch self {
    case .string: .string("x")
    case .bool: .bool(true)
    case .int, .int32, .int64, .uint64, .double, .decimal: .number("1")
    case .json: nil
    case .dateTime: .string("2024-01-01T00:00:00Z")
    case .localDateTime: .string("2024-01-01T00:00:00")
    case .date: .string("2024-01-01")
    case .time: .string("12:00:00")
    case .duration: .string("PT1H")
    case .epochSeconds: .number("1704067200")
    case .epochMilliseconds: .number("1704067200000")
    case .uuid: .string("00000000-0000-4000-8000-000000000000")
    case .url: .string("https://example.com/x")
    case .decimalString, .intString: .string("1")
    case .boolString: .string("true")
    }
  }
}
