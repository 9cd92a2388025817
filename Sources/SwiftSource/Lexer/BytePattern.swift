/// A short text to look for in bytes.
struct BytePattern: Sendable {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  func isIn(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count >= bytes.count else { return false }
    for start in range.lowerBound...(range.upperBound - bytes.count) where text[start] == bytes[0] {
      if text[start..<(start + bytes.count)].elementsEqual(bytes) { return true }
    }
    return false
  }
}

/// A few words to compare stretches of bytes with.
struct ByteWords: Sendable {
  private let words: [[UInt8]]

  init(_ words: String...) {
    self.words = words.map { Array($0.utf8) }
  }

  func contains(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    words.contains { $0.count == range.count && text[range].elementsEqual($0) }
  }
}
