import DTOGenCore

/// An object of the file while the domain's lines read it: what no line has read stays behind.
struct ObjectReading {
  let json: JSONValue
  private let object: SchemaShapes.Object
  private var members: [(key: String, value: JSONValue, isRead: Bool)]

  init(json: JSONValue, object: SchemaShapes.Object) {
    self.json = json
    self.object = object
    members = json.members.filter { !$0.isDuplicate }.map { ($0.key, $0.value, false) }
  }

  var unread: [(key: String, value: JSONValue)] { members.filter { !$0.isRead }.map { ($0.key, $0.value) } }

  func field(_ key: String) -> SchemaShapes.Use? {
    object.fields.first { $0.key.utf8.elementsEqual(key.utf8) }?.use
  }

  /// Leaves of keys that a second line has read: they are compared twice and count once.
  private(set) var repeatedLeaves = 0

  /// The value of a key.
  mutating func read(_ key: String) -> JSONValue? {
    guard let index = members.firstIndex(where: { $0.key.utf8.elementsEqual(key.utf8) }) else { return nil }
    if members[index].isRead { repeatedLeaves += LeafWalk.leaves(members[index].value) }
    members[index].isRead = true
    return members[index].value
  }
}
