/// Spells keys as segments of a path in a message: `data.offers[]` or `` `air:ETR`.Taxes ``.
enum JSONPath {
  /// The key itself where it is letters, digits, `_` and `-`, otherwise in back-ticks.
  static func segment(_ key: String) -> String {
    let isPlain =
      !key.isEmpty
      && key.unicodeScalars.allSatisfy {
        $0 == "_" || $0 == "-" || $0.properties.isAlphabetic || $0.properties.numericType == .decimal
      }
    return isPlain ? key : "`\(JSONPrinter.escaped(key))`"
  }
}
