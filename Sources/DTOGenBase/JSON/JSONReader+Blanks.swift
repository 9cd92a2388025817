/// What may stand between tokens: white space and, in the relaxed dialect, comments.
extension JSONReader {
  @inline(__always)
  mutating func skipBlanks() throws(JSONFinding) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte > 0x2F { return }
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONFinding) {
    let start = position
    let second = start + 1 < bytes.count ? bytes[start + 1] : 0
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else {
      throw JSONFinding(
        offset: start, message: "a lone '/' is no JSON\(dialect == .relaxed ? "; a comment begins with // or /*" : "")")
    }
    guard dialect == .relaxed else {
      throw JSONFinding(
        offset: start, message: "JSON has no comments; remove this one (schema and configuration files may have them)")
    }
    var index = start + 2
    while index < bytes.count {
      let byte = bytes[index]
      if second == UInt8(ascii: "/"), byte == 0x0A { break }
      if second == UInt8(ascii: "*"), byte == UInt8(ascii: "*"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/")
      {
        position = index + 2
        return
      }
      if byte < 0x80 {
        index += 1
      } else if let next = JSONUTF8.next(in: bytes, from: index) {
        index = next
      } else {
        throw brokenUTF8(at: index)
      }
    }
    guard second == UInt8(ascii: "/") else {
      throw JSONFinding(offset: start, message: "the comment that begins here has no closing */")
    }
    position = index
  }

  func hasLineBreak(from start: Int, to end: Int) -> Bool {
    bytes[start..<end].contains(0x0A)
  }
}
