/// A place in the samples, as small as a counter: what accumulation remembers as the reason for a decision.
///
/// `file` counts the documents in the order of `SampleFiles`, `offset` counts bytes, so that the smaller place is the
/// one a person finds first and merging two places is taking the smaller.
struct SamplePlace: Hashable, Sendable, Comparable {
  private var bits: UInt64

  /// No sample: greater than every place.
  static let none = SamplePlace(bits: .max)

  private init(bits: UInt64) { self.bits = bits }

  @inline(__always)
  init(file: Int, offset: Int) {
    bits = UInt64(truncatingIfNeeded: file) << 32 | UInt64(truncatingIfNeeded: offset)
  }

  var isNone: Bool { bits == .max }
  var file: Int { Int(truncatingIfNeeded: bits >> 32) }
  var offset: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }

  /// Keeps the first of both.
  @inline(__always)
  mutating func merge(_ other: SamplePlace) {
    if other.bits < bits { bits = other.bits }
  }

  @inline(__always)
  static func < (lhs: SamplePlace, rhs: SamplePlace) -> Bool { lhs.bits < rhs.bits }
}
