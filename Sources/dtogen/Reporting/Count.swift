/// A number of things in words: `1 file`, `2 files`.
struct Count: CustomStringConvertible {
  let description: String

  init(_ count: Int, _ thing: String) {
    description = "\(count) \(thing)\(count == 1 ? "" : "s")"
  }
}
