/// How paths of errors are put together: a mapper's paths are relative to its model, and the caller puts its own
/// field or index before them.
enum FieldPath {
  static func join(_ prefix: String, _ field: String) -> String {
    if prefix.isEmpty { return field }
    if field.isEmpty { return prefix }
    return field.utf8.first == UInt8(ascii: "[") ? prefix + field : prefix + "." + field
  }

  static func element(_ list: String, _ index: Int) -> String { "\(list)[\(index)]" }

  static func value(_ map: String, _ key: String) -> String { join(map, WirePath([.key(key)]).description) }

  /// The path without its indices: `items[2].x` and `items[3].x` are one field.
  static func anywhere(_ field: String) -> String {
    var result = ""
    var isIndex = false
    for character in field {
      if character == "[" { isIndex = true }
      if !isIndex { result.append(character) }
      if character == "]" { isIndex = false }
    }
    return result
  }
}
