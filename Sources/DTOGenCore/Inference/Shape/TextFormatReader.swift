/// Tells which strict text formats a string has, by its bytes and without creating text.
///
/// As strict as what later decodes the value: RFC 3339, section 5.6, for dates and times (capital `T` and `Z`, days
/// that exist, seconds to 59); RFC 9562, section 4, for UUIDs; RFC 3986 for URLs, which must be absolute with a host;
/// the number grammar of RFC 8259, section 6, without an exponent for decimal text.
struct TextFormatReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The formats of `bytes` among those that are still of interest.
  static func formats(of bytes: UnsafeBufferPointer<UInt8>, among wanted: TextFormats) -> TextFormats {
    guard let first = bytes.first else { return [] }
    var formats: TextFormats = []
    let moments: TextFormats = [.dateTime, .localDateTime, .date, .spacedDateTime]
    if isDigit(first), bytes.count >= 10, !wanted.isDisjoint(with: moments) {
      var reader = TextFormatReader(bytes)
      formats.formUnion(reader.moment())
    }
    if bytes.count == 36, wanted.contains(.uuid), isUUID(bytes) { formats.insert(.uuid) }
    if isDigit(first) || first == UInt8(ascii: "-") {
      var reader = TextFormatReader(bytes)
      if wanted.contains(.decimal), reader.isDecimal() { formats.insert(.decimal) }
    } else if wanted.contains(.url) {
      if URLTextReader.isAbsolute(bytes) { formats.insert(.url) }
    }
    return formats.intersection(wanted)
  }

  static func formats(of text: String) -> TextFormats {
    var text = text
    return text.withUTF8 { formats(of: $0, among: .all) }
  }

  private mutating func moment() -> TextFormats {
    guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2),
      (1...12).contains(month), day >= 1, day <= Self.days(month, year)
    else { return [] }
    if position == bytes.count { return .date }
    let hasSpace = skip(" ")
    guard hasSpace || skip("T"), let hour = number(2), skip(":"), let minute = number(2), skip(":"),
      let second = number(2), hour < 24, minute < 60, second < 60, skipFraction()
    else { return [] }
    if position == bytes.count { return hasSpace ? .spacedDateTime : .localDateTime }
    guard !hasSpace, skipOffset(), position == bytes.count else { return [] }
    return .dateTime
  }

  /// Nothing, or a point and one to nine digits.
  private mutating func skipFraction() -> Bool {
    guard skip(".") else { return true }
    let start = position
    while position < bytes.count, Self.isDigit(bytes[position]) { position += 1 }
    return (1...9).contains(position - start)
  }

  private mutating func skipOffset() -> Bool {
    if skip("Z") { return true }
    guard skip("+") || skip("-"), let hour = number(2), skip(":"), let minute = number(2) else { return false }
    return hour < 24 && minute < 60
  }

  private mutating func isDecimal() -> Bool {
    _ = skip("-")
    let start = position
    let hasZero = position < bytes.count && bytes[position] == UInt8(ascii: "0")
    while position < bytes.count, Self.isDigit(bytes[position]) { position += 1 }
    let whole = position - start
    guard whole == 1 || (whole > 1 && !hasZero) else { return false }
    if skip(".") {
      let fraction = position
      while position < bytes.count, Self.isDigit(bytes[position]) { position += 1 }
      guard position > fraction else { return false }
    }
    // Foundation's Decimal keeps 38 digits; a sign and a point come on top.
    return position == bytes.count && bytes.count <= 38
  }

  private static func isUUID(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for (position, byte) in bytes.enumerated() {
      let isHyphen = position == 8 || position == 13 || position == 18 || position == 23
      guard isHyphen ? byte == UInt8(ascii: "-") : JSONEscapes.hexDigit(byte) != nil else { return false }
    }
    return true
  }

  private mutating func number(_ digits: Int) -> Int? {
    guard position + digits <= bytes.count else { return nil }
    var number = 0
    for _ in 0..<digits {
      guard Self.isDigit(bytes[position]) else { return nil }
      number = number * 10 + Int(bytes[position] &- UInt8(ascii: "0"))
      position += 1
    }
    return number
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(truncatingIfNeeded: character.value) else { return false }
    position += 1
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private static func days(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
