/// Paths as errors show them: `data.offers[2].price`, with keys as on the wire.
public enum WirePath {
  /// `field` as seen from above: `price` and `currency` make `price.currency`, `items` and `[2]` make `items[2]`.
  public static func joined(_ prefix: String, _ field: String) -> String {
    if prefix.isEmpty { return field }
    if field.isEmpty { return prefix }
    return field.hasPrefix("[") ? prefix + field : "\(prefix).\(field)"
  }

  /// A key as a segment of a path: in back-ticks unless it is made of letters, digits, `_` and `-`.
  public static func segment(_ key: String) -> String {
    let isPlain = key.unicodeScalars.allSatisfy {
      $0 == "_" || $0 == "-" || $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    if isPlain && !key.isEmpty { return key }
    return "`\(key.split(separator: "`", omittingEmptySubsequences: false).joined(separator: "``"))`"
  }

  /// A path with keys as Swift has them.
  static func of(_ codingPath: some Sequence<any CodingKey>) -> String {
    codingPath.reduce("") { path, key in
      if let index = key.intValue, key.stringValue == "Index \(index)" { return joined(path, "[\(index)]") }
      return joined(path, segment(key.stringValue))
    }
  }
}
