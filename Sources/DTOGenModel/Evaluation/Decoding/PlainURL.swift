import DTOGenBase

/// Recognises text that Foundation's `URL(string:)` is certain to keep letter for letter.
///
/// An absolute URL that leaves no doubt, or a relative path (RFC 3986, section 4.2) without a colon. Everything else
/// may be refused or rewritten, depending on the platform.
enum PlainURL {
  static func isPlain(_ text: String) -> Bool {
    if URLText(text) != nil { return true }
    guard !text.hasPrefix("//") else { return false }
    return URLText("http://host" + (text.hasPrefix("/") ? "" : "/") + text) != nil
      && !text.utf8.contains(UInt8(ascii: ":"))
  }
}
