/// Tells which strict text formats a string has, by its bytes and without creating text.
enum TextFormatReader {
  /// The formats of `bytes` among those that are still of interest.
  static func formats(of bytes: UnsafeBufferPointer<UInt8>, among wanted: TextFormats) -> TextFormats {
    guard let first = bytes.first else { return [] }
    var formats: TextFormats = []
    var rest = wanted.rawValue
    while rest != 0, let format = TextFormat(rawValue: UInt8(truncatingIfNeeded: rest.trailingZeroBitCount)) {
      rest &= rest - 1
      if format.reads(bytes, first: first) { formats.insert(TextFormats(format)) }
    }
    return formats
  }

  static func formats(of text: String) -> TextFormats {
    var text = text
    return text.withUTF8 { formats(of: $0, among: .all) }
  }
}
