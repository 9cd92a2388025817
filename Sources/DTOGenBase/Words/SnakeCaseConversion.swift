/// The key conversion of `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`, to the letter.
///
/// Source: swift-foundation's `_convertFromSnakeCase` and its `capitalized`, checked against the decoder by a test.
package enum SnakeCaseConversion {
  /// The key that the decoder looks up a property under when the document has `key`.
  package static func convert(_ key: String) -> String {
    guard key.withBytes({ $0.contains(underscore) }) else { return key }
    if key.allBytes({ $0 < 0x80 }) { return key.withBytes(convertASCII) ?? key }
    guard let start = key.firstIndex(where: { $0 != "_" }),
      let last = key.lastIndex(where: { $0 != "_" })
    else { return key }
    let end = key.index(after: last)
    let parts = key[start..<end].split(separator: "_")
    guard let first = parts.first, parts.count > 1 else { return key }
    var text = String(key[..<start])
    text += first.lowercased()
    for part in parts.dropFirst() { appendCapitalized(part, to: &text) }
    text += key[end...]
    return text
  }

  /// The same for the usual key, of which no text needs to be taken apart; nil where nothing changes.
  private static func convertASCII(_ key: UnsafeBufferPointer<UInt8>) -> String? {
    guard let start = key.firstIndex(where: { $0 != underscore }),
      let last = key.lastIndex(where: { $0 != underscore }), key[start...last].contains(underscore)
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(key.count)
    bytes += key[..<start]
    var isFirst = true
    var isInWord = true
    for byte in key[start...last] {
      guard byte != underscore else {
        (isFirst, isInWord) = (false, false)
        continue
      }
      switch Letter(Unicode.Scalar(byte)) {
      case .capital, .small:
        // The bit that tells small letters from capitals.
        bytes.append(isFirst || isInWord ? byte | 0x20 : byte & ~0x20)
        isInWord = true
      case .ignored: bytes.append(byte)
      case .other:
        bytes.append(byte)
        isInWord = false
      }
    }
    bytes += key[(last + 1)...]
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let underscore = UInt8(ascii: "_")

  /// A capital where a word begins; words end at what has no case and is not ignored.
  private static func appendCapitalized(_ part: Substring, to text: inout String) {
    var isInWord = false
    for scalar in part.unicodeScalars {
      switch Letter(scalar) {
      case .capital:
        text += isInWord ? scalar.properties.lowercaseMapping : String(scalar)
        isInWord = true
      case .small:
        text += isInWord ? String(scalar) : scalar.properties.titlecaseMapping
        isInWord = true
      case .ignored: text.unicodeScalars.append(scalar)
      case .other:
        text.unicodeScalars.append(scalar)
        isInWord = false
      }
    }
  }

  /// What a scalar is for the beginning of a word. ASCII is told without a look into the tables of Unicode.
  private enum Letter {
    case capital, small, ignored, other

    init(_ scalar: Unicode.Scalar) {
      if scalar.isASCII {
        switch scalar {
        case "A"..."Z": self = .capital
        case "a"..."z": self = .small
        case "'", "^", "`": self = .ignored
        default: self = .other
        }
        return
      }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter: self = .capital
      case .lowercaseLetter: self = .small
      // Foundation ignores fewer signs of punctuation than Unicode does: only the apostrophes.
      case .otherPunctuation, .initialPunctuation: self = .other
      default: self = scalar.properties.isCaseIgnorable ? .ignored : .other
      }
    }
  }
}
