/// A cheap look at an object's keys, whose bytes differ: most keys are so unlike that nothing could take one for another.
enum KeyLikeness {
  /// Whether no two keys can be the same text to Swift, or convert to the same property.
  ///
  /// Only beyond ASCII can other bytes be the same text, and the conversion of keys changes nothing but the case of
  /// letters and the number of `_`. A false alarm does no harm.
  static func areSurelyDistinct(_ fields: [ShapeField]) -> Bool {
    var likenesses: [UInt64] = []
    likenesses.reserveCapacity(fields.count)
    for position in fields.indices {
      guard let likeness = likeness(of: fields[position].key) else { return false }
      likenesses.append(likeness)
    }
    likenesses.sort()
    return !likenesses.indices.dropFirst().contains { likenesses[$0] == likenesses[$0 - 1] }
  }

  /// A number that keys share where they differ in case and `_` alone (FNV-1a); nil beyond ASCII.
  private static func likeness(of key: [UInt8]) -> UInt64? {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key where byte != UInt8(ascii: "_") {
      guard byte < 0x80 else { return nil }
      hash = (hash ^ UInt64(byte | 0x20)) &* 0x100_0000_01b3
    }
    return hash
  }
}
