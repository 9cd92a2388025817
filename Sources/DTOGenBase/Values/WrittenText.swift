/// A value with one plain ASCII text, which longer texts are put together from.
package protocol WrittenText: CustomStringConvertible {
  /// Appends the text.
  func write(to text: inout [UInt8])
}

extension WrittenText {
  package var description: String {
    var text: [UInt8] = []
    write(to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
