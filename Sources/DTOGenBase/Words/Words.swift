/// The words of a wire key or a model name, from which names of every style are put together.
///
/// Words end at characters other than letters and digits, where a lower-case letter or a digit meets a capital,
/// and before the last capital of a run (`HTMLParser` is `HTML`, `Parser`). Digits stay with the word before them.
package struct Words: Hashable, Sendable {
  /// In the spelling of the source text.
  package let words: [String]

  package init(_ text: String) {
    if text.allBytes({ $0 < 0x80 }) {
      words = text.withBytes { Words.words(ofASCII: $0) }
      return
    }
    var words: [String] = []
    var word = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      guard scalar.isWordPart else {
        if !word.isEmpty { words.append(String(word)) }
        word = String.UnicodeScalarView()
        continue
      }
      if let previous = word.last, scalar.isCapital {
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        let startsWord = !previous.isCapital || (next?.isSmall ?? false)
        if startsWord {
          words.append(String(word))
          word = String.UnicodeScalarView()
        }
      }
      word.append(scalar)
    }
    if !word.isEmpty { words.append(String(word)) }
    self.words = words
  }

  init(words: [String]) { self.words = words }

  /// Hardly a key has more words.
  private static let usualCount = 4

  /// The same for the usual key, of which no scalar needs to be taken apart.
  private static func words(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    var words: [String] = []
    words.reserveCapacity(usualCount)
    var start: Int?
    func end(at position: Int) {
      if let first = start {
        words.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<position]), as: UTF8.self))
      }
      start = nil
    }
    for (position, byte) in bytes.enumerated() {
      let scalar = Unicode.Scalar(byte)
      guard scalar.isWordPart else {
        end(at: position)
        continue
      }
      if start != nil, scalar.isCapital {
        let isNextSmall = position + 1 < bytes.count && Unicode.Scalar(bytes[position + 1]).isSmall
        if !Unicode.Scalar(bytes[position - 1]).isCapital || isNextSmall { end(at: position) }
      }
      if start == nil { start = position }
    }
    end(at: bytes.count)
    return words
  }

  /// `seatCount`, as a DTO has it.
  package func lowerCamel() -> String { lowerCamel(acronyms: []) }

  /// `SeatCount`, as a DTO has it.
  package func upperCamel() -> String { upperCamel(acronyms: []) }

  /// `seatCount`; words among `acronyms` (compared without case) are in capitals unless they come first.
  func lowerCamel(acronyms: [String]) -> String {
    guard let first = words.first else { return "" }
    var name = first.lowercased()
    for word in words.dropFirst() { name += Words.capital(word, acronyms) }
    return name
  }

  /// `SeatCount`; words among `acronyms` are in capitals.
  func upperCamel(acronyms: [String]) -> String {
    var name = ""
    for word in words { name += Words.capital(word, acronyms) }
    return name
  }

  /// The same words with the last one in the singular: `line_items` gives `line`, `item`.
  package var singular: Words {
    guard let last = words.last else { return self }
    return Words(words: words.dropLast() + [EnglishPlural.singular(of: last)])
  }

  /// The same words with the last one in the plural.
  var plural: Words {
    guard let last = words.last else { return self }
    return Words(words: words.dropLast() + [EnglishPlural.plural(of: last)])
  }

  private static func capital(_ word: String, _ acronyms: [String]) -> String {
    let lower = word.lowercased()
    let length = lower.utf8.count
    if let acronym = acronyms.first(where: { $0.utf8.count == length && $0.lowercased() == lower }) { return acronym }
    if let first = lower.utf8.first, first < 0x80 {
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return lower }
      return String(unsafeUninitializedCapacity: length) { bytes in
        _ = bytes.initialize(from: lower.utf8)
        bytes[0] = first & ~0x20
        return length
      }
    }
    return lower.prefix(1).uppercased() + lower.dropFirst()
  }
}

extension Unicode.Scalar {
  /// A letter, a mark or a digit of any script.
  fileprivate var isWordPart: Bool {
    if isASCII { return ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self) }
    return properties.isXIDContinue
  }

  // ASCII is told without a look into the tables of Unicode, where most of the time would go.

  fileprivate var isCapital: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }

  fileprivate var isSmall: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }
}
