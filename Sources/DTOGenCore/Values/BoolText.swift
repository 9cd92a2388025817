/// A truth value in a string: the wire type `bool-string`, exactly `true` or `false`.
struct BoolText: StrictText, CustomStringConvertible {
  let value: Bool

  init?(bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.elementsEqual("true".utf8) {
      value = true
    } else if bytes.elementsEqual("false".utf8) {
      value = false
    } else {
      return nil
    }
  }

  var description: String { String(value) }
}
