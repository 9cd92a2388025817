/// An absolute URL with a host: the wire type `url`, as far as a text shows it without doubt.
///
/// RFC 3986, section 3, with an authority whose host is not empty and only characters that the RFC allows where they
/// stand, so that Foundation's URL keeps the text byte for byte: no spaces, braces, letters beyond ASCII, or stray
/// `%`. A URL that misses this may still be one that Foundation repairs.
package struct URLText: StrictText, CustomStringConvertible {
  package let description: String

  package init?(bytes: UnsafeBufferPointer<UInt8>) {
    guard Self.accepts(bytes) else { return nil }
    description = String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the bytes are such a URL, without making a string.
  package static func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = TextScanner(bytes)
    guard skipScheme(&scanner), scanner.skip(":"), scanner.skip("/"), scanner.skip("/"),
      skipAuthority(&scanner)
    else { return false }
    skip(&scanner, pathBytes)
    if scanner.skip("?") { skip(&scanner, queryBytes) }
    if scanner.skip("#") { skip(&scanner, queryBytes) }
    return scanner.isAtEnd
  }

  /// Section 3.1: a letter, then letters, digits, `+`, `-`, `.`.
  private static func skipScheme(_ scanner: inout TextScanner) -> Bool {
    guard let first = scanner.next, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20) else { return false }
    skip(&scanner, schemeBytes)
    return true
  }

  /// Section 3.2: `user@host:port`, up to the first `/`, `?` or `#`.
  private static func skipAuthority(_ scanner: inout TextScanner) -> Bool {
    let bytes = scanner.bytes
    let end = bytes[scanner.position...].firstIndex(where: authorityEnds.contains) ?? bytes.count
    if let at = bytes[scanner.position..<end].firstIndex(of: UInt8(ascii: "@")) {
      skip(&scanner, userBytes)
      guard scanner.position == at else { return false }
      scanner.position = at + 1
    }
    let host = scanner.position
    if scanner.skip("[") {
      skip(&scanner, addressBytes)
      guard scanner.position > host + 3, scanner.skip("]") else { return false }
    } else {
      skip(&scanner, hostBytes)
      guard scanner.position > host else { return false }
    }
    if scanner.skip(":") {
      guard (1...5).contains(scanner.skipDigits()) else { return false }
    }
    return scanner.position == end
  }

  private static let authorityEnds = ByteSet("/?#")
  private static let schemeBytes = ByteSet(plus: "+-.", unreserved: false)
  private static let hostBytes = ByteSet(plus: "!$&'()*+,;=")
  private static let userBytes = ByteSet(plus: "!$&'()*+,;=:")
  private static let addressBytes = ByteSet(plus: ":.", unreserved: false)
  private static let pathBytes = ByteSet(plus: "!$&'()*+,;=:@/")
  private static let queryBytes = ByteSet(plus: "!$&'()*+,;=:@/?")

  /// Steps over bytes of the set and over `%` with two hexadecimal digits where the set has percent encoding.
  private static func skip(_ scanner: inout TextScanner, _ set: ByteSet) {
    let bytes = scanner.bytes
    while let byte = scanner.next {
      if set.contains(byte) {
        scanner.position += 1
      } else if byte == UInt8(ascii: "%"), set.isEncoded, scanner.position + 2 < bytes.count,
        JSONEscapes.hexDigit(bytes[scanner.position + 1]) != nil,
        JSONEscapes.hexDigit(bytes[scanner.position + 2]) != nil
      {
        scanner.position += 3
      } else {
        return
      }
    }
  }

  /// ASCII characters that may stand in one part of a URL.
  private struct ByteSet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    /// Whether the part may hold percent-encoded bytes; those that hold unreserved characters may.
    let isEncoded: Bool

    /// The characters of a text and no others.
    init(_ characters: String) {
      isEncoded = false
      insert(characters)
    }

    /// Letters, digits, `extra`, and `-._~` where the part takes unreserved characters (section 2.3).
    init(plus extra: String, unreserved: Bool = true) {
      isEncoded = unreserved
      let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
      insert(letters + extra + (unreserved ? "-._~" : ""))
    }

    private mutating func insert(_ characters: String) {
      for byte in characters.utf8 {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
      }
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
      byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte < 128 && high >> UInt64(byte - 64) & 1 == 1
    }
  }
}
