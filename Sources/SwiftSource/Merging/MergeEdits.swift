/// The changes that a merge makes to the user's text, collected by line and carried out at once.
struct MergeEdits {
  private let ours: SourceText
  private var isDeleted: [Bool]
  private var replacements: [Int: [ArraySlice<UInt8>]] = [:]
  /// By the line before which they go.
  private var insertions: [Int: [ArraySlice<UInt8>]] = [:]
  /// What goes behind all insertions of a place: the beginning of a marked conflict.
  private var beginnings: [Int: ArraySlice<UInt8>] = [:]
  /// What goes before all insertions of a place: the end of a marked conflict.
  private var endings: [Int: [ArraySlice<UInt8>]] = [:]

  init(ours: SourceText) {
    self.ours = ours
    isDeleted = Array(repeating: false, count: ours.lines.count)
  }

  mutating func delete(_ lines: [Int]) {
    for line in lines { isDeleted[line] = true }
  }

  mutating func replace(_ line: Int, by text: [ArraySlice<UInt8>]) {
    replacements[line] = text
  }

  mutating func insert(_ text: [ArraySlice<UInt8>], at line: Int) {
    insertions[line, default: []] += text
  }

  /// Puts markers around the user's lines, with what the schema changed and what it asks for.
  mutating func mark(_ lines: Range<Int>, base: [ArraySlice<UInt8>], wanted: [ArraySlice<UInt8>]) {
    func marker(_ text: String) -> ArraySlice<UInt8> { Array((text + "\n").utf8)[...] }
    func ended(_ text: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] { text.map { $0 + ours.lineEnd } }
    beginnings[lines.lowerBound] = marker("<<<<<<< yours")
    let behind = [marker("||||||| written last")] + ended(base) + [marker("=======")] + ended(wanted)
    endings[lines.upperBound, default: []] += behind + [marker(">>>>>>> schema")]
  }

  /// The merged text.
  func pieces() -> [MergedLine] {
    var pieces: [MergedLine] = []
    var followsDeletion = false
    var isMarked = false
    func put(_ bytes: ArraySlice<UInt8>, _ origin: Int?) {
      if let last = pieces.last?.bytes.last, last != UInt8(ascii: "\n") {
        pieces[pieces.count - 1].bytes += ours.lineEnd
      }
      pieces.append(
        MergedLine(bytes: Array(bytes), origin: origin, followsDeletion: followsDeletion, isMarked: isMarked))
      followsDeletion = false
    }
    for index in 0...ours.lines.count {
      for text in endings[index] ?? [] { put(text, nil) }
      if endings[index] != nil { isMarked = false }
      for text in insertions[index] ?? [] { put(text, nil) }
      if let marker = beginnings[index] {
        isMarked = true
        put(marker, nil)
      }
      guard index < ours.lines.count else { break }
      if let text = replacements[index] {
        for line in text { put(line, nil) }
      } else if isDeleted[index] {
        followsDeletion = true
      } else {
        put(ours.lines[index].text + ours.lines[index].end, index)
      }
    }
    return pieces
  }
}

/// One line of a merged text.
struct MergedLine {
  /// With its line end.
  var bytes: [UInt8]
  /// The line of the user's text that it is; nil for a line of the schema's.
  var origin: Int?
  /// Whether a line before it was taken out.
  var followsDeletion: Bool
  /// Whether it stands between the markers of a conflict, or is one.
  var isMarked: Bool
}

extension [MergedLine] {
  /// Where a line of the user's text stands, or would.
  func line(ofOurs line: Int) -> Int {
    firstIndex { $0.origin.map { $0 >= line } ?? false } ?? Swift.max(count - 1, 0)
  }
}
