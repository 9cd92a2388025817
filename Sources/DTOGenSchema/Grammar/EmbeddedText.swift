package import DTOGenBase

/// The text of one JSON string of a schema file, which is a small language of its own (a path, a type, an
/// expression, a check), with what is needed to name a column inside it.
///
/// Assumes that the string stands on one line, as JSON strings do.
package struct EmbeddedText: Hashable, Sendable {
  /// The value of the string, escapes resolved.
  var text: String
  /// The opening quote.
  var location: SourceLocation
  /// The string as the file spells it, with its quotes; nil where it holds no escapes, so that a byte of `text` is a
  /// byte of the file.
  var source: String?

  package init(_ text: String, at location: SourceLocation, source: String? = nil) {
    self.text = text
    self.location = location
    self.source = source.flatMap { $0.utf8.count == text.utf8.count + 2 ? nil : $0 }
  }

  /// The place of the byte at `offset` in the UTF-8 of `text`.
  func location(at offset: Int) -> SourceLocation {
    guard let source else { return location.advanced(by: 1 + offset) }
    return location.advanced(by: EmbeddedText.column(of: offset, in: Array(source.utf8)))
  }

  /// How many bytes of a JSON string literal stand before the byte that its value has at `offset`.
  private static func column(of offset: Int, in source: [UInt8]) -> Int {
    var column = 1
    var decoded = 0
    while decoded < offset, column < source.count - 1 {
      guard source[column] == UInt8(ascii: "\\") else {
        column += 1
        decoded += 1
        continue
      }
      guard source[column + 1] == UInt8(ascii: "u") else {
        column += 2
        decoded += 1
        continue
      }
      let unit = hexadecimal(source, from: column + 2)
      column += 6
      switch unit {
      case 0xD800...0xDBFF:
        // The other half of the pair is an escape as well.
        decoded += 4
        column += 6
      case 0x80...0x7FF: decoded += 2
      case 0...0x7F: decoded += 1
      default: decoded += 3
      }
    }
    return column
  }

  private static func hexadecimal(_ bytes: [UInt8], from start: Int) -> Int {
    let digits = bytes.dropFirst(start).prefix(4)
    return Int(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
  }
}
