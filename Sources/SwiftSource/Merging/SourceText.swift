import DTOGenOutput

/// A source text as lines that know their place among the brackets: what the three texts of a merge are compared as.
struct SourceText: Sendable {
  private(set) var lines: [SourceLine] = []
  /// Whether every bracket, string and comment that begins also ends.
  private(set) var isBalanced = true

  init(_ bytes: [UInt8]) {
    self.init(bytes: bytes)
  }

  /// From lines with their ends.
  init(_ pieces: [ArraySlice<UInt8>]) {
    self.init(bytes: Array(pieces.joined()))
  }

  private init(bytes: [UInt8]) {
    let tokens = LineTokens(bytes)
    lines.reserveCapacity(tokens.lines.count)
    for (index, found) in tokens.lines.enumerated() {
      let next = index + 1 < tokens.lines.count ? tokens.lines[index + 1].start : bytes.count
      guard found.start < next else { break }
      let (text, end) = Self.split(bytes[found.start..<next])
      let isInert = found.isInText
      let code = isInert ? [] : text[..<min(found.codeEnd, text.endIndex)].trimmed
      var line = SourceLine(
        text: text, end: end, code: code, key: [], label: isInert ? nil : LineLabel.label(of: code),
        depthBefore: found.depthBefore, depthAfter: found.depthAfter, enclosing: found.enclosing?.line,
        isInList: found.enclosing.map { $0.bracket != UInt8(ascii: "{") } ?? false, isInert: isInert,
        isUnfinished: found.isUnfinished, isContinuation: found.isContinuation)
      line.key = key(of: line)
      if line.label == nil, line.isOpener, let bracket = found.innermost?.bracket {
        line.label = "opens " + String(UnicodeScalar(bracket))
      }
      lines.append(line)
    }
    isBalanced = tokens.isBalanced
  }

  private static func split(_ piece: ArraySlice<UInt8>) -> (text: ArraySlice<UInt8>, end: ArraySlice<UInt8>) {
    var text = piece
    if text.last == UInt8(ascii: "\n") { text.removeLast() }
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    return (text, piece[text.endIndex...])
  }

  /// Brackets that close are told apart by what they close: one `)` looks like another.
  private func key(of line: SourceLine) -> [UInt8] {
    if line.isInert { return [0] + Array("\(lines.count) ".utf8) + line.text }
    var key = Array(line.text.trimmed)
    if key.starts(with: [0xEF, 0xBB, 0xBF]) { key.removeFirst(3) }
    if line.endsWithComma {
      let comment = line.text[line.code.endIndex...].trimmed
      key = Array(line.code.dropLast().trimmed)
      if !comment.isEmpty { key += Array(" ".utf8) + comment }
    } else if !line.code.isEmpty {
      let comment = line.text[line.code.endIndex...].trimmed
      if !comment.isEmpty { key = Array(line.code) + Array(" ".utf8) + comment }
    }
    let codeAlone = line.endsWithComma ? line.code.dropLast() : line.code
    if line.beginsWithCloser, codeAlone.allSatisfy({ $0.isCloser }), let opener = line.enclosing {
      key += [0] + lines[opener].key
    }
    return key
  }

  /// Whether two ranges of two texts say the same.
  func says(_ range: Range<Int>, as other: SourceText, _ otherRange: Range<Int>) -> Bool {
    lines[range].filter { !$0.isBlank }.map(\.key) == other.lines[otherRange].filter { !$0.isBlank }.map(\.key)
  }

  /// The line end that most lines have.
  var lineEnd: [UInt8] {
    let carriage = lines.filter { $0.end.count == 2 }.count
    return Array((carriage * 2 > lines.count ? "\r\n" : "\n").utf8)
  }

  /// The lines of a range without surrounding space, for a message or a hash.
  func plain(_ range: Range<Int>) -> String {
    lines[range].map { String(decoding: $0.text.trimmed, as: UTF8.self) }.joined(separator: "\n")
  }
}
