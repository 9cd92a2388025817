/// A value that strings in JSON stand for, read strictly: inference tries them on samples, and expectations are
/// worked out with them.
///
/// Reading looks at the whole text and at nothing else: no blanks around it, no locale, no prefix that would do.
package protocol StrictText: Hashable, Sendable {
  /// Nil for any other text. The bytes are UTF-8; they are not kept.
  init?(bytes: UnsafeBufferPointer<UInt8>)
}

extension StrictText {
  /// Nil for any other text.
  package init?(_ text: String) {
    var text = text
    guard let value = text.withUTF8({ Self(bytes: $0) }) else { return nil }
    self = value
  }
}
