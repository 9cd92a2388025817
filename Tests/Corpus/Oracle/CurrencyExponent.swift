/// The digits of a currency's minor unit, by ISO 4217.
enum CurrencyExponent {
  private static let none: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF",
    "XPF",
  ]
  private static let three: Set<String> = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]
  private static let four: Set<String> = ["CLF", "UYW"]

  static func of(_ code: String) -> Int {
    if none.contains(code) { return 0 }
    if three.contains(code) { return 3 }
    return four.contains(code) ? 4 : 2
  }
}
