/// Keys, and keys that stand twice in one object.
extension JSONReader {
  /// Reads a key and its colon.
  mutating func readKey() throws(JSONFinding) {
    try skipBlanks()
    guard position < bytes.count else { throw unexpectedEnd() }
    guard bytes[position] == UInt8(ascii: "\"") else { throw unexpectedKey() }
    let start = position
    try readString(isKey: true)
    keyPrints.append(fingerprint(from: start + 1, to: position - 1))
    keyOffsets.append(UInt32(truncatingIfNeeded: start))
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

  /// Looks for equal keys in the object that is about to close, remembers and notes them.
  mutating func findClashes() {
    guard frame.hasTextKeys ? !hasKeysOfCleanObject() : hasEqualPrints() else { return }
    var firstOf: [String: (offset: Int, text: String)] = [:]
    for offset in keyOffsets[frame.firstKey...].map(Int.init) {
      let key = text(ofKeyAt: offset)
      if let first = firstOf[key] {
        duplicateKeys.append(UInt32(offset))
        frame.hasDuplicates = true
        noteClash(ofKeyAt: offset, text: key, withFirstAt: first.offset, text: first.text)
      } else {
        firstOf[key] = (offset, key)
      }
    }
    if frame.hasTextKeys, !frame.hasDuplicates {
      cleanObjects[frame.count % cleanObjects.count] = ContiguousArray(keyOffsets[frame.firstKey...])
    }
  }

  /// Whether an object with the same keys, byte for byte, has been found free of clashes: the records of a list
  /// mostly look alike, and comparing texts is slow.
  private func hasKeysOfCleanObject() -> Bool {
    let known = cleanObjects[frame.count % cleanObjects.count]
    let keys = keyOffsets[frame.firstKey...]
    guard known.count == keys.count else { return false }
    return zip(known, keys).allSatisfy { content(ofKeyAt: Int($0)).elementsEqual(content(ofKeyAt: Int($1))) }
  }

  private func hasEqualPrints() -> Bool {
    let first = frame.firstKey
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
    ofKeyAt offset: Int, text: String, withFirstAt firstOffset: Int, text firstText: String
  ) {
    let isSame = text.sameBytes(as: firstText)
    clashes.note(
      JSONKeyClash(
        offset: offset, firstOffset: firstOffset, key: text, firstKey: firstText, isSame: isSame, path: pathOfFrame()),
      lines: lines, bytes: bytes)
  }

  private func text(ofKeyAt offset: Int) -> String {
    let content = content(ofKeyAt: offset)
    return JSONEscapes.text(of: content, hasEscapes: content.contains(UInt8(ascii: "\\")))
  }

  /// The bytes between the quotes of a key that has been read.
  private func content(ofKeyAt offset: Int) -> UnsafeBufferPointer<UInt8> {
    var end = offset + 1
    while bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return UnsafeBufferPointer(rebasing: bytes[offset + 1..<end])
  }

  /// The path of the container being read, with `[]` for every index, since one message speaks for all elements.
  private func pathOfFrame() -> String {
    var path = ""
    for (enclosing, inner) in zip(outer, outer.dropFirst() + [frame]) where enclosing.tapeIndex >= 0 {
      if enclosing.isObject {
        // Behind an object's own keys, of which the last leads inwards, stand those of what is inside.
        let key = text(ofKeyAt: Int(keyOffsets[inner.firstKey - 1]))
        path += (path.isEmpty ? "" : ".") + JSONPath.segment(key)
      } else {
        path += "[]"
      }
    }
    return path
  }
}
