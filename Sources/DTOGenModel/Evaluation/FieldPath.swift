import DTOGenBase
import DTOGenSchema

/// How paths of errors are put together: a mapper's paths are relative to its model, and the caller puts its own
/// field or index before them.
package enum FieldPath {
  package static func join(_ prefix: String, _ field: String) -> String {
    if prefix.isEmpty { return field }
    if field.isEmpty { return prefix }
    return field.utf8.first == UInt8(ascii: "[") ? prefix + field : prefix + "." + field
  }

  package static func element(_ list: String, _ index: Int) -> String { "\(list)[\(index)]" }

  static func value(_ map: String, _ key: String) -> String { join(map, WirePath([.key(key)]).description) }

  /// The path without its indices: `items[2].x` and `items[3].x` are one field.
  static func anywhere(_ field: String) -> String {
    guard field.withBytes({ $0.contains(UInt8(ascii: "[")) }) else { return field }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(field.utf8.count)
    var isIndex = false
    // A key between back-ticks may have brackets of its own; a back-tick in it is doubled, which opens it again.
    var isQuoted = false
    for byte in field.utf8 {
      if byte == UInt8(ascii: "`") { isQuoted.toggle() }
      if byte == UInt8(ascii: "["), !isQuoted { isIndex = true }
      if !isIndex { bytes.append(byte) }
      if byte == UInt8(ascii: "]") { isIndex = false }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
