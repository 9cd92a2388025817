/// One line of a source text as the merge sees it: its bytes, what it is compared by, and where it stands in the
/// text's brackets.
struct SourceLine: Sendable {
  /// Without the line end.
  var text: ArraySlice<UInt8>
  /// LF, CR LF, or nothing at the end of a text that does not end with one.
  var end: ArraySlice<UInt8>
  /// Without surrounding space, without the comment at its end.
  var code: ArraySlice<UInt8>
  /// The line without surrounding space and without the comma that separates it from the next; lines that say the same
  /// have the same.
  var key: [UInt8]
  /// What the line is about, where that shows: the argument, property or declaration that it names.
  var label: String?
  /// How many brackets are open before it and after it.
  var depthBefore: Int
  var depthAfter: Int
  /// The line that opened the innermost bracket around its beginning.
  var enclosing: Int?
  /// Whether that bracket is one whose elements commas separate.
  var isInList: Bool
  /// Whether it begins inside a comment or a string of several lines, so that nothing may be put before it.
  var isInert: Bool
  /// Whether its expression needs the next line, and whether it goes on with that of the line before.
  var isUnfinished: Bool
  var isContinuation: Bool

  var isBlank: Bool { text.trimmed.isEmpty }
  /// Whether there is only a comment on it.
  var isComment: Bool { code.isEmpty && !isBlank }
  var indentation: ArraySlice<UInt8> { text.prefix { $0.isSpace } }
  var endsWithComma: Bool { code.last == UInt8(ascii: ",") }
  var isOpener: Bool { depthAfter > depthBefore }
  var beginsWithCloser: Bool { code.first.map { $0.isCloser } ?? false }
}

extension UInt8 {
  var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isCloser: Bool { self == UInt8(ascii: ")") || self == UInt8(ascii: "]") || self == UInt8(ascii: "}") }
  /// Of an identifier; whatever is beyond ASCII counts as a letter.
  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// Without surrounding space.
  var trimmed: ArraySlice<UInt8> {
    let start = drop { $0.isSpace }
    guard let last = start.lastIndex(where: { !$0.isSpace }) else { return [] }
    return start[...last]
  }
}
