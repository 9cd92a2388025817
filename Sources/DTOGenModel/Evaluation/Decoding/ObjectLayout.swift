import DTOGenBase
import DTOGenSchema

/// Where the fields of an object's DTO find their members, worked out once per model.
///
/// A slot is one key that the decoder can look up. With the snake-case policy two wire keys share a slot when they
/// convert to the same text, and the first one in a document counts, as in `JSONDecoder`.
struct ObjectLayout: Sendable {
  /// For each field, the slots it reads, in order: its own key, then its aliases.
  private(set) var fields: [[Int]] = []
  private(set) var slotCount = 0
  private var keys: KeyTable
  private let policy: KeyPolicy

  init(keys: [[String]], policy: KeyPolicy) {
    self.policy = policy
    self.keys = KeyTable(count: keys.count)
    fields.reserveCapacity(keys.count)
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
  func slot(of key: String) -> Int? { key.withBytes { slot(of: $0, key) } }

  /// The same for a member under a cursor: documents have most keys in the order of the schema, so that one guess spares
  /// most look-ups.
  func slot(of member: JSONCursor.Member, guess: Int) -> Int? {
    if member.keyHasEscapes { return slot(of: member.keyText) }
    return keys.isOwn(member.keyBytes, of: guess) ? guess : slot(of: member.keyBytes, member.keyText)
  }

  private func slot(of bytes: UnsafeBufferPointer<UInt8>, _ key: @autoclosure () -> String) -> Int? {
    if let slot = keys.slot(of: bytes, key()) { return slot }
    guard policy == .convert, bytes.contains(UInt8(ascii: "_")) else { return nil }
    let converted = SnakeCaseConversion.convert(key())
    return converted.withBytes { keys.slot(of: $0, converted) }
  }

  /// A key that is converted already stays as it is, so that no text stands for two slots.
  private mutating func slot(for key: String) -> Int {
    let converted = policy == .convert ? SnakeCaseConversion.convert(key) : key
    let known = converted.withBytes { keys.slot(of: $0, converted) }
    let slot = known ?? slotCount
    keys.add(key, for: slot)
    guard known == nil else { return slot }
    slotCount += 1
    if !converted.sameBytes(as: key) { keys.add(converted, for: slot) }
    return slot
  }
}
