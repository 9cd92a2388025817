/// Where the fields of an object's DTO find their members, worked out once per model.
///
/// A slot is one key that the decoder can look up. With the snake-case policy two wire keys share a slot when they
/// convert to the same text, and the first one in a document counts, as in `JSONDecoder`.
struct ObjectLayout: Sendable {
  /// For each field, the slots it reads, in order: its own key, then its aliases.
  private(set) var fields: [[Int]] = []
  private(set) var slotCount = 0
  private var slotOfKey: [String: Int] = [:]
  private var slotOfConverted: [String: Int] = [:]
  private let policy: KeyPolicy

  init(keys: [[String]], policy: KeyPolicy) {
    self.policy = policy
    for keys in keys {
      var slots: [Int] = []
      for key in keys { slots.append(slot(for: key)) }
      fields.append(slots)
    }
  }

  /// The first member of each slot.
  func firstMembers(of object: JSONValue) -> [JSONMember?] {
    var found = [JSONMember?](repeating: nil, count: slotCount)
    for member in object.members {
      if let slot = self.slot(of: member.key), found[slot] == nil { found[slot] = member }
    }
    return found
  }

  /// All members of each slot, in order: the first is the one that counts.
  func foundMembers(of object: JSONValue) -> [[JSONMember]] {
    var found = [[JSONMember]](repeating: [], count: slotCount)
    for member in object.members {
      if let slot = self.slot(of: member.key) { found[slot].append(member) }
    }
    return found
  }

  /// The member that a field is read from.
  func firstMember(ofField index: Int, in members: [JSONMember?]) -> JSONMember? {
    for slot in fields[index] {
      if let member = members[slot] { return member }
    }
    return nil
  }

  /// The slot of a document's key, or nil for a key that nothing reads.
  func slot(of key: String) -> Int? {
    if let slot = slotOfKey[key] { return slot }
    guard policy == .convert else { return nil }
    return slotOfConverted[key.utf8.contains(UInt8(ascii: "_")) ? SnakeCaseConversion.convert(key) : key]
  }

  private mutating func slot(for key: String) -> Int {
    if let slot = slotOfKey[key] { return slot }
    let converted = policy == .convert ? SnakeCaseConversion.convert(key) : key
    let known = policy == .convert ? slotOfConverted[converted] : nil
    let slot = known ?? slotCount
    slotOfKey[key] = slot
    guard known == nil else { return slot }
    slotCount += 1
    if policy == .convert { slotOfConverted[converted] = slot }
    return slot
  }
}
