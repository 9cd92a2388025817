/// The words of a wire key or a model name, from which names of every style are put together.
///
/// Words end at characters other than letters and digits, where a lower-case letter or a digit meets a capital,
/// and before the last capital of a run (`HTMLParser` is `HTML`, `Parser`). Digits stay with the word before them.
package struct Words: Hashable, Sendable {
  /// In the spelling of the source text.
  package let words: [String]

  package init(_ text: String) {
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

  private init(words: [String]) { self.words = words }

  /// `seatCount`; words among `acronyms` (compared without case) are in capitals unless they come first.
  func lowerCamel(acronyms: [String] = []) -> String {
    guard let first = words.first else { return "" }
    return first.lowercased() + words.dropFirst().map { Words.capital($0, acronyms) }.joined()
  }

  /// `SeatCount`; words among `acronyms` are in capitals.
  func upperCamel(acronyms: [String] = []) -> String {
    words.map { Words.capital($0, acronyms) }.joined()
  }

  /// The same words with the last one in the singular: `line_items` gives `line`, `item`.
  var singular: Words {
    guard let last = words.last else { return self }
    return Words(words: words.dropLast() + [EnglishPlural.singular(of: last)])
  }

  private static func capital(_ word: String, _ acronyms: [String]) -> String {
    let lower = word.lowercased()
    if let acronym = acronyms.first(where: { $0.lowercased() == lower }) { return acronym }
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
