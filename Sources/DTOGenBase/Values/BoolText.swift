/// A truth value in a string: the wire type `bool-string`, exactly `true` or `false`.
package struct BoolText: StrictText, CustomStringConvertible {
  package let value: Bool

  package init?(bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.elementsEqual("true".utf8) {
      value = true
    } else if bytes.elementsEqual("false".utf8) {
      value = false
    } else {
      return nil
    }
  }

  package var description: String { String(value) }
}
