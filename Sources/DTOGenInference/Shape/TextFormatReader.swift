import DTOGenBase

/// Tells which strict text formats a string has, by its bytes and without creating text.
///
/// The readers of `Values` decide, so that what is inferred is what later decodes; a look at the first byte and the
/// length spares most strings most readers.
enum TextFormatReader {
  private static let shortestDate = 10
  /// Foundation's Decimal keeps 38 digits.
  private static let longestDecimal = 38

  /// The formats of `bytes` among those that are still of interest.
  static func formats(of bytes: UnsafeBufferPointer<UInt8>, among wanted: TextFormats) -> TextFormats {
    guard let first = bytes.first else { return [] }
    var formats: TextFormats = []
    if wanted.contains(.uuid), UUIDText.accepts(bytes) { formats.insert(.uuid) }
    guard first &- UInt8(ascii: "0") < 10 || first == UInt8(ascii: "-") else {
      if wanted.contains(.url), URLText.accepts(bytes) { formats.insert(.url) }
      return formats
    }
    if bytes.count >= shortestDate, bytes[4] == UInt8(ascii: "-") {
      if wanted.contains(.dateTime), Instant(bytes: bytes) != nil { formats.insert(.dateTime) }
      if wanted.contains(.localDateTime), LocalDateTime(bytes: bytes) != nil { formats.insert(.localDateTime) }
      if wanted.contains(.date), CalendarDate(bytes: bytes) != nil { formats.insert(.date) }
    }
    if wanted.contains(.decimal), bytes.count <= longestDecimal, DecimalText.accepts(bytes) {
      formats.insert(.decimal)
    }
    return formats
  }

  static func formats(of text: String) -> TextFormats {
    var text = text
    return text.withUTF8 { formats(of: $0, among: .all) }
  }
}
