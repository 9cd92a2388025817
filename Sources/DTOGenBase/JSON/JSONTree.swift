/// JSON that a stage builds or edits: derived invalid fixtures and the schema files that inference writes.
///
/// Members keep their order and numbers their text. `JSONPrinter` turns it into text.
package enum JSONTree: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The number's text as written, in JSON's grammar.
  case number(String)
  case string(String)
  case array([JSONTree])
  case object([Member])

  package struct Member: Hashable, Sendable {
    var key: String
    var value: JSONTree

    package init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  /// A copy of a value that was read, duplicate members included.
  package init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool(value.bool == true)
    case .number: self = .number(value.text)
    case .string: self = .string(value.string ?? "")
    case .array: self = .array(value.elements.map { JSONTree($0) })
    case .object: self = .object(value.members.map { Member($0.key, JSONTree($0.value)) })
    }
  }

  /// The first member with exactly this key. Setting nil removes every member with it; setting a value replaces the
  /// first or appends one. Nothing happens to a value that is no object.
  package subscript(key: String) -> JSONTree? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.key.sameBytes(as: key) }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      if let newValue {
        if let index = members.firstIndex(where: { $0.key.sameBytes(as: key) }) {
          members[index].value = newValue
        } else {
          members.append(Member(key, newValue))
        }
      } else {
        members.removeAll { $0.key.sameBytes(as: key) }
      }
      self = .object(members)
    }
  }

  /// The element at `index` of an array; nil, or nothing, elsewhere.
  package subscript(index: Int) -> JSONTree? {
    get {
      guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    set {
      guard case .array(var elements) = self, elements.indices.contains(index) else { return }
      if let newValue { elements[index] = newValue } else { elements.remove(at: index) }
      self = .array(elements)
    }
  }
}
