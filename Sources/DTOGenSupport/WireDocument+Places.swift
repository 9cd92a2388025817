import Foundation

/// What errors ask of a document.
extension WireDocument {
  /// The path in the document's own spelling, and where the value stands unless there is none.
  func place(of path: [any CodingKey]) -> (field: String, value: Range<Int>?) {
    var field = ""
    var value: Range<Int>? = root
    for key in path {
      let members = value.map(members(of:)) ?? []
      if let index = key.intValue, key.stringValue == "Index \(index)" {
        field = WirePath.joined(field, "[\(index)]")
        value = members.indices.contains(index) ? members[index].value : nil
      } else {
        // Of two keys that are equal once converted, the first one in the document counts.
        let asked = key.stringValue
        let member = members.first { $0.key.map { $0 == asked || keys.converted($0) == asked } ?? false }
        field = WirePath.joined(field, WirePath.segment(member?.key ?? keys.wireName(of: key)))
        value = member?.value
      }
    }
    return (field, value)
  }

  func part(at path: [any CodingKey]) -> WireDocument? {
    place(of: path).value.map { WireDocument(bytes($0), keys: keys) }
  }

  /// The path of what stands at a position.
  func field(at position: Int) -> String {
    var field = ""
    var members = members(of: root)
    while let index = members.firstIndex(where: { $0.value.contains(position) }) {
      field = WirePath.joined(field, members[index].key.map(WirePath.segment) ?? "[\(index)]")
      members = self.members(of: members[index].value)
    }
    return field
  }

  /// A value as an error shows it.
  func shown(_ value: Range<Int>) -> String {
    switch text.bytes[value].first {
    case UInt8(ascii: "{"): "an object"
    case UInt8(ascii: "["): "an array"
    case UInt8(ascii: "\""): text.string(value).map { "\"\(WireError.shortened($0))\"" } ?? "a string that is not valid"
    default: WireError.shortened(String(decoding: text.bytes[value], as: UTF8.self))
    }
  }

  /// `"x]" at line 3, column 2`
  func excerpt(from position: Int) -> String {
    let before = text.bytes.prefix(position)
    let line = before.filter { $0 == 0x0A }.count + 1
    let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    let rest = String(decoding: text.bytes.dropFirst(position).prefix(40), as: UTF8.self)
    return "\(rest.isEmpty ? "its end" : "\"\(WireError.shortened(rest))\"") at line \(line), column \(column)"
  }

  /// The document with other JSON in one place; a key that is missing is added.
  func replacing(_ path: [any CodingKey], with json: String) -> Data? {
    var edited = text.bytes
    if let value = place(of: path).value {
      edited.replaceSubrange(value, with: json.utf8)
    } else {
      guard let key = path.last, let object = place(of: path.dropLast()).value,
        let name = try? JSONEncoder().encode(key.stringValue)
      else { return nil }
      let comma = members(of: object).isEmpty ? "" : ","
      edited.insert(contentsOf: name + Data(":\(json)\(comma)".utf8), at: object.lowerBound + 1)
    }
    return Data(edited)
  }

  /// The document with 0 in the place of all numbers but the first ones.
  func keeping(_ count: Int, of numbers: [Range<Int>]) -> Data {
    var edited = text.bytes
    for number in numbers.dropFirst(count) {
      for position in number { edited[position] = UInt8(ascii: " ") }
      edited[number.lowerBound] = UInt8(ascii: "0")
    }
    return Data(edited)
  }
}
