/// Checks JSON text and writes its tape in one pass, with a stack of its own instead of recursion.
///
/// Assumes a file that `JSONFileCheck` let through. Throws the first error of syntax; errors after which reading
/// can go on are collected. Rules: RFC 8259; the nesting limit, the first of equal keys and the refusal of lone
/// surrogates are those of Foundation's decoder.
struct JSONReader {
  /// Foundation's decoder refuses one level more.
  static let maximumDepth = 512

  let bytes: UnsafeBufferPointer<UInt8>
  let lines: JSONLineTable
  let dialect: JSONDialect
  let allowsLines: Bool

  var position = 0
  /// The offset of the first value.
  private(set) var start = 0
  var tape: ContiguousArray<UInt64> = []
  /// The offsets of keys whose equal stands before them, in no order.
  var duplicateKeys: [UInt32] = []
  var isLines = false
  /// Errors after which reading could go on.
  var errors: [JSONFinding] = []
  var clashes = JSONKeyClashes()

  /// The containers around the one being read.
  var outer: ContiguousArray<Frame> = []
  /// The container being read; its tape index is -1 at the top.
  var frame = Frame.top
  /// Fingerprints of the keys of all open objects, the innermost last, and the keys' offsets.
  var keyPrints: ContiguousArray<UInt64> = []
  var keyOffsets: ContiguousArray<UInt32> = []

  /// The offsets of the keys of objects that were compared as text and found free of clashes, by number of members.
  var cleanObjects = [ContiguousArray<UInt32>](repeating: [], count: 8)

  /// A container whose closing bracket has not been seen.
  struct Frame {
    var tapeIndex: Int
    var isObject: Bool
    var count = 0
    /// The position of the object's first key among those of all open objects.
    var firstKey = 0
    /// Whether some key has escapes or is not ASCII, so that fingerprints of bytes cannot tell equal texts.
    var hasTextKeys = false
    /// Whether some key has its equal before it.
    var hasDuplicates = false

    static let top = Frame(tapeIndex: -1, isObject: false)
  }

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, lines: JSONLineTable, dialect: JSONDialect, allowsLines: Bool
  ) {
    self.bytes = bytes
    self.lines = lines
    self.dialect = dialect
    self.allowsLines = allowsLines
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    tape.reserveCapacity(min(bytes.count / 2 + 2, 8192))
  }

  mutating func readDocument() throws(JSONFinding) {
    try skipBlanks()
    start = position
    try readValue()
    var end = position
    try skipBlanks()
    guard position < bytes.count else { return }
    guard allowsLines, !hasLineBreak(from: start, to: end), hasLineBreak(from: end, to: position) else {
      throw trailingText(after: end)
    }
    isLines = true
    while position < bytes.count {
      let start = position
      do throws(JSONFinding) {
        try readValue()
      } catch {
        throw inLine(error, startingAt: start)
      }
      end = position
      try skipBlanks()
      let isWhole = position == bytes.count || hasLineBreak(from: end, to: position)
      guard isWhole, !hasLineBreak(from: start, to: end) else {
        let message = "each line of a JSON Lines file holds one whole document"
        throw inLine(JSONFinding(offset: isWhole ? start : position, message: message), startingAt: start)
      }
    }
  }

  /// Reads one value with all its descendants.
  private mutating func readValue() throws(JSONFinding) {
    reading: while true {
      try skipBlanks()
      guard position < bytes.count else { throw unexpectedEnd() }
      switch bytes[position] {
      case UInt8(ascii: "\""): try readString(isKey: false)
      case UInt8(ascii: "{"):
        try open(isObject: true)
        if try closesAtOnce(UInt8(ascii: "}")) { break }
        try readKey()
        continue reading
      case UInt8(ascii: "["):
        try open(isObject: false)
        if try closesAtOnce(UInt8(ascii: "]")) { break }
        continue reading
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
      case UInt8(ascii: "t"): try readWord("true")
      case UInt8(ascii: "f"): try readWord("false")
      case UInt8(ascii: "n"): try readWord("null")
      default: throw unexpectedValue()
      }
      while frame.tapeIndex >= 0 {
        frame.count += 1
        if try goesOn() { continue reading }
      }
      return
    }
  }

  /// Reads what follows a value in a container: true where another value begins, false where the container closed.
  private mutating func goesOn() throws(JSONFinding) -> Bool {
    try skipBlanks()
    guard position < bytes.count else { throw unexpectedEnd() }
    let closing = frame.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    switch bytes[position] {
    case UInt8(ascii: ","):
      let comma = position
      position += 1
      try skipBlanks()
      if position < bytes.count, bytes[position] == closing {
        guard dialect == .relaxed else { throw trailingComma(at: comma) }
        close()
        return false
      }
      if frame.isObject { try readKey() }
      return true
    case closing:
      close()
      return false
    default:
      throw unexpectedAfterValue()
    }
  }

  private mutating func open(isObject: Bool) throws(JSONFinding) {
    guard outer.count < Self.maximumDepth else {
      throw JSONFinding(
        offset: position,
        message: "more than \(Self.maximumDepth) levels of nesting, which JSONDecoder does not read; "
          + "capture a smaller part of the response")
    }
    outer.append(frame)
    frame = Frame(tapeIndex: tape.count, isObject: isObject, firstKey: keyPrints.count)
    if tape.count + 2 > tape.capacity { grow() }
    tape.append(JSONTapeWord(isObject: isObject, hasDuplicates: false, offset: position, count: 0).bits)
    tape.append(0)
    position += 1
  }

  private mutating func closesAtOnce(_ closing: UInt8) throws(JSONFinding) -> Bool {
    try skipBlanks()
    guard position < bytes.count, bytes[position] == closing else { return false }
    close()
    return true
  }

  /// Closes the container being read at the bracket under the reader.
  private mutating func close() {
    if frame.isObject, frame.count > 1 { findClashes() }
    let opening = JSONTapeWord(bits: tape[frame.tapeIndex])
    let word = JSONTapeWord(
      isObject: frame.isObject, hasDuplicates: frame.hasDuplicates, offset: opening.offset, count: frame.count)
    if tape.count == frame.tapeIndex + 2, let leaf = word.leaf(closeOffset: position) {
      tape[frame.tapeIndex] = leaf.bits
      tape.removeLast()
    } else {
      tape[frame.tapeIndex] = word.bits
      tape[frame.tapeIndex + 1] = JSONTapeExtent(endIndex: tape.count, closeOffset: position).bits
    }
    keyPrints.removeLast(keyPrints.count - frame.firstKey)
    keyOffsets.removeLast(keyOffsets.count - frame.firstKey)
    frame = outer.removeLast()
    position += 1
  }

  /// Makes room for as many words as the text read so far foretells, since doubling would cost twice the memory.
  private mutating func grow() {
    let share = Double(bytes.count) / Double(max(position, 1))
    let foretold = Int(Double(tape.count) * share * 1.05) + 1024
    tape.reserveCapacity(max(tape.count + tape.count / 4, min(foretold, tape.count * 512)))
  }
}
