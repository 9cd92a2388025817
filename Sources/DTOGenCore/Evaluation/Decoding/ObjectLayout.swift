/// Where the fields of an object's DTO find their members, worked out once per model.
///
/// A slot is one key that the decoder can look up. With the snake-case policy two wire keys share a slot when they
/// convert to the same text, and the first one in a document counts, as in `JSONDecoder`.
struct ObjectLayout: Sendable {
  /// For each field, the slots it reads, in order: its own key, then its aliases.
  private(set) var fields: [[Int]] = []
  private(set) var slotCount = 0
  /// By key as it is written, and as it is converted: a key that is converted already stays as it is, so that no text
  /// stands for two slots.
  private var slots: [String: Int] = [:]
  private let policy: KeyPolicy
  /// By slot, the bytes of the key that it was made for, one behind the other, and where each ends.
  private var keyBytes: [UInt8] = []
  private var keyEnds: [Int] = []

  init(keys: [[String]], policy: KeyPolicy) {
    self.policy = policy
    fields.reserveCapacity(keys.count)
    slots.reserveCapacity(keys.count)
    for keys in keys { fields.append(keys.map { slot(for: $0) }) }
  }

  func members(of object: JSONValue) -> ObjectMembers { ObjectMembers(object, self) }

  /// The place of the member that a field is read from.
  func place(ofField index: Int, in members: ObjectMembers) -> ObjectMembers.Place? {
    for slot in fields[index] {
      if let place = members[slot] { return place }
    }
    return nil
  }

  /// The slot of a document's key, or nil for a key that nothing reads.
  func slot(of key: String) -> Int? {
    if let slot = slots[key] { return slot }
    guard policy == .convert, key.utf8.contains(UInt8(ascii: "_")) else { return nil }
    return slots[SnakeCaseConversion.convert(key)]
  }

  /// The same for a member under a cursor: documents have most keys in the order of the schema, so that one guess spares
  /// most look-ups.
  func slot(of member: JSONCursor.Member, guess: Int) -> Int? {
    if guess < slotCount, !member.keyHasEscapes {
      let start = guess == 0 ? 0 : keyEnds[guess - 1]
      if keyBytes[start..<keyEnds[guess]].elementsEqual(member.keyBytes) { return guess }
    }
    return slot(of: member.keyText)
  }

  private mutating func slot(for key: String) -> Int {
    if let slot = self.slot(of: key) {
      slots[key] = slot
      return slot
    }
    let slot = slotCount
    slotCount += 1
    keyBytes += key.utf8
    keyEnds.append(keyBytes.count)
    slots[key] = slot
    if policy == .convert, key.utf8.contains(UInt8(ascii: "_")) { slots[SnakeCaseConversion.convert(key)] = slot }
    return slot
  }
}
