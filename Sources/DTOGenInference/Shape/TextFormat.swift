import DTOGenBase
import DTOGenSchema

/// A strict text format by which inference knows a scalar type; the raw value is its bit in `TextFormats`.
///
/// The readers of `Values` decide, so that what is inferred is what later decodes; a look at the first byte and the
/// length spares most strings most readers.
enum TextFormat: UInt8, CaseIterable, Sendable {
  /// RFC 3339 date-time with an offset.
  case dateTime
  /// The same without an offset, with `T` or a space.
  case localDateTime
  /// RFC 3339 full-date.
  case date
  /// ISO 8601, of fixed length.
  case duration
  /// RFC 9562, hyphenated.
  case uuid
  /// An absolute URL of RFC 3986 with a host.
  case url
  /// A plain decimal number without superfluous zeros in front.
  case decimal

  /// Every format, the one that a path's type is asked first in front.
  static let inOrder = ScalarType.allCases.compactMap { TextFormat(of: $0) }

  /// The format whose strings are of that type; nil where a string never is, or only where a person says so.
  init?(of type: ScalarType) {
    switch type {
    case .dateTime: self = .dateTime
    case .localDateTime: self = .localDateTime
    case .date: self = .date
    case .duration: self = .duration
    case .uuid: self = .uuid
    case .url: self = .url
    case .decimalString: self = .decimal
    case .string, .time, .intString, .boolString: return nil
    case .bool, .int, .int32, .int64, .uint64, .double, .decimal, .json, .epochSeconds, .epochMilliseconds: return nil
    }
  }

  /// Why a path whose strings all have the format is of its type.
  var reason: String {
    switch self {
    case .dateTime: "every text is an RFC 3339 date-time"
    case .localDateTime: "every text is a date-time without a zone"
    case .date: "every text is a calendar date"
    case .duration: "every text is an ISO 8601 duration"
    case .uuid: "every text is a UUID"
    case .url: "every text is an absolute URL"
    case .decimal: "every text is a number with a fraction, and the key speaks of money"
    }
  }

  /// Something that the user should know of such a path.
  var note: String? {
    switch self {
    case .localDateTime:
      "no time zone: the moments are read as local date-times; if they are all of one zone, say so in the mapper"
    case .dateTime, .date, .duration, .uuid, .url, .decimal: nil
    }
  }

  /// Whether a string has the format. `first` is its first byte.
  @inline(__always)
  func reads(_ bytes: UnsafeBufferPointer<UInt8>, first: UInt8) -> Bool {
    switch self {
    case .dateTime: Self.mayBeDate(bytes) && Instant(bytes: bytes) != nil
    case .localDateTime: Self.mayBeDate(bytes) && LocalDateTime(bytes: bytes) != nil
    case .date: Self.mayBeDate(bytes) && CalendarDate(bytes: bytes) != nil
    case .duration: first == UInt8(ascii: "P") && DurationText(bytes: bytes) != nil
    case .uuid: UUIDText.accepts(bytes)
    case .url: !Self.mayBeNumber(first) && URLText.accepts(bytes)
    case .decimal: Self.mayBeNumber(first) && bytes.count <= Self.longestDecimal && DecimalText.accepts(bytes)
    }
  }

  private static let shortestDate = 10
  /// Foundation's Decimal keeps 38 digits.
  private static let longestDecimal = 38

  @inline(__always)
  private static func mayBeDate(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= shortestDate && bytes[4] == UInt8(ascii: "-")
  }

  @inline(__always)
  private static func mayBeNumber(_ first: UInt8) -> Bool {
    first &- UInt8(ascii: "0") < 10 || first == UInt8(ascii: "-")
  }
}
