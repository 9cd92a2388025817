/// Maps go in the order of their keys, so that the first error is always the same one.
extension WireMapping {
  /// The values of a map under the keys that they have.
  public static func values<T, R>(
    _ values: [String: T], at field: String, _ map: (T) throws -> R
  ) throws -> [String: R] {
    try entries(values, at: field, key: { $0 }, value: map)
  }

  @_disfavoredOverload
  public static func values<T, R>(
    _ values: [String: T]?, at field: String, _ map: (T) throws -> R
  ) throws -> [String: R]? {
    try values.map { try self.values($0, at: field, map) }
  }

  /// The values of a map as a list.
  public static func list<T, R>(_ values: [String: T], at field: String, _ map: (T) throws -> R) throws -> [R] {
    try values.sorted { $0.key < $1.key }.map { key, value in
      try one(value, at: WirePath.joined(field, WirePath.segment(key)), map)
    }
  }

  @_disfavoredOverload
  public static func list<T, R>(
    _ values: [String: T]?, at field: String, _ map: (T) throws -> R
  ) throws -> [R]? {
    try values.map { try list($0, at: field, map) }
  }

  /// A map with keys and values of other types. Two keys that become one make the map invalid.
  public static func entries<T, K: Hashable, V>(
    _ map: [String: T], at field: String, key: (String) throws -> K, value: (T) throws -> V
  ) throws -> [K: V] {
    var results = [K: V](minimumCapacity: map.count)
    for (text, element) in map.sorted(by: { $0.key < $1.key }) {
      let entry = try one(element, at: WirePath.joined(field, WirePath.segment(text))) {
        (key: try key(text), value: try value($0))
      }
      guard results.updateValue(entry.value, forKey: entry.key) == nil else {
        throw MappingError.invalid(field: field, found: text, rule: "a key of its own")
      }
    }
    return results
  }

  @_disfavoredOverload
  public static func entries<T, K: Hashable, V>(
    _ map: [String: T]?, at field: String, key: (String) throws -> K, value: (T) throws -> V
  ) throws -> [K: V]? {
    try map.map { try entries($0, at: field, key: key, value: value) }
  }
}
