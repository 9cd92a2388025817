/// Keys, and keys that stand twice in one object.
extension JSONReader {
  /// Reads a key and its colon.
  mutating func readKey() throws(JSONFinding) {
    try skipBlanks()
    guard position < bytes.count else { throw unexpectedEnd() }
    guard bytes[position] == UInt8(ascii: "\"") else { throw unexpectedKey() }
    frame.keyIndex = tape.count
    let start = position
    try readString(code: JSONTapeWord.Code.key)
    keyPrints.append(fingerprint(from: start + 1, to: position - 1))
    try skipBlanks()
    guard position < bytes.count else { throw unexpectedEnd() }
    guard bytes[position] == UInt8(ascii: ":") else { throw missingColon(afterKeyAt: start) }
    position += 1
  }

  /// A number that is equal for equal bytes and seldom equal otherwise.
  private func fingerprint(from start: Int, to end: Int) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var print = UInt64(truncatingIfNeeded: end - start) &* 0x9E37_79B9_7F4A_7C15
    var index = start
    while index + 8 <= end {
      print = (print ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0xFF51_AFD7_ED55_8CCD
      print ^= print >> 32
      index += 8
    }
    var rest: UInt64 = 0
    while index < end {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    print = (print ^ rest) &* 0xC4CE_B9FE_1A85_EC53
    return print ^ print >> 29
  }

  /// Looks for equal keys in the object that is about to close, marks them on the tape and notes them.
  mutating func findClashes() {
    guard frame.hasTextKeys ? !hasKeysOfCleanObject() : hasEqualPrints() else { return }
    let noted = clashes.count
    var firstOf: [String: (index: Int, text: String)] = [:]
    var index = frame.tapeIndex + 2
    while index < tape.count {
      let word = JSONTapeWord(bits: tape[index])
      let key = text(ofKey: word)
      if let first = firstOf[key] {
        tape[index] |= JSONTapeWord.Flag.duplicate
        noteClash(of: word, text: key, withFirst: JSONTapeWord(bits: tape[first.index]), text: first.text)
      } else {
        firstOf[key] = (index, key)
      }
      index = next(after: index + 1)
    }
    if frame.hasTextKeys, clashes.count == noted {
      cleanObjects[frame.count % cleanObjects.count] = frame.tapeIndex
    }
  }

  /// Whether an object with the same keys, byte for byte, has been found free of clashes: the records of a list
  /// mostly look alike, and comparing texts is slow.
  private func hasKeysOfCleanObject() -> Bool {
    let known = cleanObjects[frame.count % cleanObjects.count]
    guard known >= 0, JSONTapeWord(bits: tape[known]).length == frame.count else { return false }
    var index = frame.tapeIndex + 2
    var knownIndex = known + 2
    while index < tape.count {
      let key = JSONTapeWord(bits: tape[index])
      let knownKey = JSONTapeWord(bits: tape[knownIndex])
      guard content(of: key).elementsEqual(content(of: knownKey)) else { return false }
      index = next(after: index + 1)
      knownIndex = next(after: knownIndex + 1)
    }
    return true
  }

  private func hasEqualPrints() -> Bool {
    let first = frame.firstPrint
    let count = keyPrints.count
    return keyPrints.withUnsafeBufferPointer { prints in
      if count - first > 32 {
        let sorted = prints[first...].sorted()
        return zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
      }
      for one in first..<count {
        for other in one + 1..<count where prints[one] == prints[other] { return true }
      }
      return false
    }
  }

  private mutating func noteClash(
    of word: JSONTapeWord, text: String, withFirst first: JSONTapeWord, text firstText: String
  ) {
    let isSame = text.sameBytes(as: firstText)
    clashes.note(
      JSONKeyClash(
        offset: word.offset, firstOffset: first.offset, key: text, firstKey: firstText, isSame: isSame,
        path: pathOfFrame()),
      lines: lines, bytes: bytes)
  }

  private func next(after index: Int) -> Int {
    JSONTapeWord(bits: tape[index]).isContainer ? JSONTapeExtent(bits: tape[index + 1]).endIndex : index + 1
  }

  private func text(ofKey word: JSONTapeWord) -> String {
    JSONEscapes.text(of: content(of: word), hasEscapes: word.has(JSONTapeWord.Flag.escapes))
  }

  private func content(of key: JSONTapeWord) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[key.offset + 1..<key.offset + 1 + key.length])
  }

  /// The path of the container being read, with `[]` for every index, since one message speaks for all elements.
  private func pathOfFrame() -> String {
    var path = ""
    for enclosing in outer where enclosing.tapeIndex >= 0 {
      if enclosing.isObject {
        let key = text(ofKey: JSONTapeWord(bits: tape[enclosing.keyIndex]))
        path += (path.isEmpty ? "" : ".") + JSONPath.segment(key)
      } else {
        path += "[]"
      }
    }
    return path
  }
}
