/// The strict text formats that a path's strings may all have.
struct TextFormats: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let all = TextFormat.inOrder.reduce(into: TextFormats()) { $0.formUnion(TextFormats($1)) }
  static let moments = TextFormats([TextFormats(.dateTime), TextFormats(.localDateTime), TextFormats(.date)])
  static let uuid = TextFormats(.uuid)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ format: TextFormat) { rawValue = 1 << format.rawValue }

  func contains(_ format: TextFormat) -> Bool { rawValue & 1 << format.rawValue != 0 }
}
