extension KeyedDecodingContainer {
  /// The first of the keys that the object has, or the first of all where it has none of them.
  public func first(of key: Key, _ others: Key...) -> Key {
    contains(key) ? key : others.first(where: contains) ?? key
  }

  /// The value of the first of the keys that the object has; the error names them all where it has none.
  public func decode<T: Decodable>(_ type: T.Type, forFirst key: Key, _ others: Key...) throws -> T {
    guard let key = ([key] + others).first(where: contains) else {
      let cause = WireCause(expected: "a value", found: "nothing", otherKeys: others)
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "none of its keys is there", underlyingError: cause))
    }
    return try decode(type, forKey: key)
  }

  /// The value of a key, or `value` where the object lacks the key; null is a value like any other.
  public func decode<T: Decodable>(
    _ type: T.Type, forKey key: Key, ifAbsent value: @autoclosure () -> T
  ) throws -> T {
    contains(key) ? try decode(type, forKey: key) : value()
  }

  /// Whether the value of a key is `[]`, which some servers write for a map or an object with nothing in it.
  public func isEmptyList(forKey key: Key) -> Bool {
    (try? nestedUnkeyedContainer(forKey: key))?.isAtEnd ?? false
  }
}
