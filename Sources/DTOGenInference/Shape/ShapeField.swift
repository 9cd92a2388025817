/// One key of the objects at a path.
struct ShapeField: Sendable {
  /// The bytes of the decoded key, by which members find their field.
  let key: [UInt8]
  let role: KeyRole
  var shape: Shape
  /// In how many objects it stood.
  var count = 0
  /// The first key of this name.
  var first: SamplePlace
  /// The first object without it.
  var firstAbsent = SamplePlace.none

  init(key: [UInt8], first: SamplePlace) {
    self.key = key
    self.first = first
    role = KeyRole(String(decoding: key, as: UTF8.self))
    shape = Shape(tracksTokens: role.tracksTokens)
  }

  /// The decoded key.
  var name: String { role.name }

  /// Absent or null at least once.
  var isOptional: Bool { !firstAbsent.isNone || shape.nullCount > 0 }

  mutating func merge(_ other: ShapeField, in files: SampleFiles) {
    count += other.count
    first.merge(other.first)
    firstAbsent.merge(other.firstAbsent)
    shape.merge(other.shape, in: files)
  }
}
