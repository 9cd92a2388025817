import DTOGenBase

/// The slots of an object's layout by the keys that lead to them, as they are written and as they are converted.
///
/// Few keys are found faster by a look at each than by a hash, and building a dictionary costs more than most objects
/// ever ask of it. Keys that differ only in how their accents are encoded are one, as they are for the decoder.
struct KeyTable: Sendable {
  /// So many fields have a dictionary.
  private static let manyFields = 24

  /// One behind the other.
  private var bytes: [UInt8] = []
  /// By key: where it ends, and its slot.
  private var ends: [Int] = []
  private var slots: [Int] = []
  /// By slot: the key that it was made for.
  private var own: [Int] = []
  private var isASCII = true
  /// Nil where there are few keys.
  private var dictionary: [String: Int]?

  init(count: Int) {
    ends.reserveCapacity(2 * count)
    slots.reserveCapacity(2 * count)
    own.reserveCapacity(count)
    bytes.reserveCapacity(16 * count)
    if count > Self.manyFields { dictionary = Dictionary(minimumCapacity: 2 * count) }
  }

  /// The first key of a slot is its own; slots are added in their order.
  mutating func add(_ key: String, for slot: Int) {
    if slot == own.count { own.append(ends.count) }
    bytes += key.utf8
    ends.append(bytes.count)
    slots.append(slot)
    isASCII = isASCII && key.allBytes { $0 < 0x80 }
    dictionary?[key] = slot
  }

  /// Whether a key is the one that a slot was made for, byte by byte.
  func isOwn(_ key: UnsafeBufferPointer<UInt8>, of slot: Int) -> Bool {
    slot < own.count && isKey(own[slot], key)
  }

  /// `text` is the same key.
  func slot(of key: UnsafeBufferPointer<UInt8>, _ text: @autoclosure () -> String) -> Int? {
    if let dictionary { return dictionary[text()] }
    for index in ends.indices where isKey(index, key) { return slots[index] }
    // Two ASCII texts are one only where their bytes are.
    guard !isASCII else { return nil }
    let text = text()
    return ends.indices.first { String(decoding: bytes[range($0)], as: UTF8.self) == text }.map { slots[$0] }
  }

  private func isKey(_ index: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(index)
    guard range.count == key.count else { return false }
    return bytes.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[range]).elementsEqual(key) }
  }

  private func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }
}
