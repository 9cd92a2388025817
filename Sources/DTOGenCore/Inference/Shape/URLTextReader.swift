/// Tells absolute URLs from other text, by the characters of RFC 3986 and without repairing anything.
///
/// A scheme, `://`, a host, perhaps a port of digits, then only characters that the RFC allows, each `%` followed by
/// two hexadecimal digits. Foundation percent-encodes spaces, braces and non-ASCII text on its own, so text with them
/// is no URL here: a template would lose its braces. IPv6 hosts are left out.
enum URLTextReader {
  static func isAbsolute(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let host = hostStart(bytes) else { return false }
    var position = host
    var hostEnd = host
    var portStart: Int?
    var isInAuthority = true
    while position < bytes.count {
      let byte = bytes[position]
      if isInAuthority {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): isInAuthority = false
        case UInt8(ascii: ":"):
          guard portStart == nil else { return false }
          portStart = position + 1
        default:
          if portStart == nil {
            hostEnd = position + 1
          } else if byte &- UInt8(ascii: "0") >= 10 {
            return false
          }
        }
      }
      if byte == UInt8(ascii: "%") {
        guard position + 2 < bytes.count, JSONEscapes.hexDigit(bytes[position + 1]) != nil,
          JSONEscapes.hexDigit(bytes[position + 2]) != nil
        else { return false }
      } else if !isAllowed(byte) {
        return false
      }
      position += 1
    }
    return hostEnd > host
  }

  /// The position behind `scheme://`.
  private static func hostStart(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var position = 0
    while position < bytes.count, isLetter(bytes[position]) || (position > 0 && isSchemeSign(bytes[position])) {
      position += 1
    }
    guard position > 0, position + 3 < bytes.count, bytes[position] == UInt8(ascii: ":"),
      bytes[position + 1] == UInt8(ascii: "/"), bytes[position + 2] == UInt8(ascii: "/")
    else { return nil }
    return position + 3
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  private static func isSchemeSign(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  /// Unreserved characters and those with a meaning in a path, a query or a fragment.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    if isLetter(byte) || byte &- UInt8(ascii: "0") < 10 { return true }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"),
      UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "!"),
      UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
      return true
    default: return false
    }
  }
}
