/// Recognises files that are no JSON text at all, so that the message names what they are.
enum JSONFileCheck {
  /// What is wrong with the file as a whole, or nil where the reader should look at it.
  static func finding(in bytes: UnsafeBufferPointer<UInt8>, dialect: JSONDialect) -> JSONFinding? {
    if let encoding = wideEncoding(bytes) {
      return JSONFinding(
        offset: 0,
        message: "the file is \(encoding) text; save it as UTF-8, which RFC 8259 (section 8.1) asks for")
    }
    if bytes.starts(with: [0x1F, 0x8B]) {
      return JSONFinding(offset: 0, message: "the file is compressed (gzip); unpack it first")
    }
    guard let start = bytes.indices.first(where: { !isBlank(bytes, at: $0) }) else {
      let what = bytes.isEmpty ? "the file is empty" : "the file is empty: it holds only blanks"
      let advice = dialect == .strict ? "capture the JSON response again" : "a JSON object belongs here"
      return JSONFinding(offset: 0, message: "\(what); \(advice)")
    }
    return foreignText(bytes, from: start)
  }

  /// White space, or one of the three bytes of a byte order mark at the start.
  private static func isBlank(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    switch bytes[index] {
    case 0x20, 0x09, 0x0A, 0x0D: true
    case 0xEF, 0xBB, 0xBF: index < 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    default: false
    }
  }

  /// UTF-16 and UTF-32, by byte order mark or by the zeros around the first character.
  private static func wideEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let head = Array(bytes.prefix(4))
    if head.starts(with: [0xFF, 0xFE, 0, 0]) || head.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard head.count >= 2 else { return nil }
    if head.count == 4, head[0..<3] == [0, 0, 0] || head[1..<4] == [0, 0, 0] { return "UTF-32" }
    if (head[0] == 0) != (head[1] == 0), bytes.count % 2 == 0 { return "UTF-16" }
    return nil
  }

  private static func foreignText(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> JSONFinding? {
    let head = String(decoding: bytes[start..<min(start + 512, bytes.count)], as: UTF8.self)
    let line = head.split(maxSplits: 1, omittingEmptySubsequences: true, whereSeparator: \.isNewline).first ?? ""
    let shown = JSONPrinter.quoted(String(line.prefix(60)))
    if head.hasPrefix("<") {
      let lowercased = head.lowercased()
      let isHTML = ["<!doctype html", "<html", "<head", "<body", "<h1", "<title"].contains(where: lowercased.contains)
      return JSONFinding(
        offset: start,
        message: isHTML
          ? "this looks like an HTML page (\(shown)), often an error page or a log-in; capture the JSON response"
          : "this looks like XML (\(shown)); capture the JSON response")
    }
    if head.hasPrefix("HTTP/") {
      return JSONFinding(
        offset: start,
        message: "this begins with HTTP headers (\(shown)); keep only the body of the response")
    }
    return nil
  }
}
