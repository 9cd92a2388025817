import DTOGenBase

/// The members of one object of a document, by the slots of its DTO's layout: what decoding and the walks along a
/// schema look up.
///
/// Places are offsets into the document, so that nothing is decoded or counted that nobody asks for.
struct ObjectMembers {
  /// Where a member stands.
  struct Place {
    fileprivate var key: Int
    fileprivate var value: Int
    /// The tape index for the key and the value: that of the first container behind the key.
    fileprivate var index: Int
    /// Whether another member of the object is read from the same slot; the first one counts.
    var isRepeated = false
  }

  private let storage: JSONStorage
  /// By slot.
  private var found: [Place?]
  /// The members that no field reads, in order.
  private(set) var unlisted: [Place] = []

  init(_ object: JSONValue, _ layout: ObjectLayout) {
    storage = object.storage
    found = [Place?](repeating: nil, count: layout.slotCount)
    object.withCursor { cursor in
      for member in cursor.members {
        let place = Place(key: member.key.byteOffset, value: member.value.byteOffset, index: member.key.index)
        guard let slot = layout.slot(of: member.keyText) else {
          unlisted.append(place)
          continue
        }
        if found[slot] == nil { found[slot] = place } else { found[slot]?.isRepeated = true }
      }
    }
  }

  /// The first member of a slot.
  subscript(slot: Int) -> Place? { found[slot] }

  func value(at place: Place) -> JSONValue { JSONValue(storage: storage, offset: place.value, index: place.index) }

  /// The decoded key.
  func key(at place: Place) -> String { storage.string(of: storage.token(at: place.key, index: place.index)) }

  func keyLocation(at place: Place) -> SourceLocation { storage.location(ofByte: place.key) }
}
