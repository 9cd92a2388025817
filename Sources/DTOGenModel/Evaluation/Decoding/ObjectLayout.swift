import DTOGenBase
import DTOGenSchema

/// Where the fields of an object's DTO find their members, worked out once per model.
///
/// A slot is one key that the decoder can look up. With the snake-case policy two wire keys share a slot when they
/// convert to the same text, and the first one in a document counts, as in `JSONDecoder`. Keys that differ only in how
/// their accents are encoded are one, as they are for the decoder.
struct ObjectLayout: Sendable {
  /// For each field, the slots it reads, in order: its own key, then its aliases.
  private(set) var fields: [[Int]] = []
  private(set) var slotCount = 0
  /// By the key as it is written and as it is converted.
  private var slots: [String: Int] = [:]
  private let policy: KeyPolicy

  init(keys: [[String]], policy: KeyPolicy) {
    self.policy = policy
    for keys in keys { fields.append(keys.map { add($0) }) }
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
    slots[key] ?? (policy == .convert ? slots[SnakeCaseConversion.convert(key)] : nil)
  }

  /// A key that is converted already stays as it is, so that no text stands for two slots.
  private mutating func add(_ key: String) -> Int {
    let converted = policy == .convert ? SnakeCaseConversion.convert(key) : key
    let slot = slots[converted] ?? slotCount
    slotCount = max(slotCount, slot + 1)
    slots[key] = slot
    slots[converted] = slot
    return slot
  }
}
