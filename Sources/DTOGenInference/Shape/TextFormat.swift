/// The strict text formats that a path's strings may all have.
struct TextFormats: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// RFC 3339 date-time with an offset.
  static let dateTime = TextFormats(rawValue: 1 << 0)
  /// The same without an offset, with `T` or a space.
  static let localDateTime = TextFormats(rawValue: 1 << 1)
  /// RFC 3339 full-date.
  static let date = TextFormats(rawValue: 1 << 2)
  /// RFC 9562, hyphenated.
  static let uuid = TextFormats(rawValue: 1 << 3)
  /// An absolute URL of RFC 3986 with a host.
  static let url = TextFormats(rawValue: 1 << 4)
  /// A plain decimal number without superfluous zeros in front.
  static let decimal = TextFormats(rawValue: 1 << 5)

  static let all = TextFormats(rawValue: 0x3F)

  /// Every single format, in the order of precedence.
  static let each: [TextFormats] = [.dateTime, .localDateTime, .date, .uuid, .url, .decimal]
}
