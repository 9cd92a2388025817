/// Which values no error shows.
enum WireSecret {
  /// Whether errors show values from responses at all.
  static var areOthersShown: Bool { true }
  static let placeholder = "a value that is not shown"

  static func hides(_ value: String, of field: String) -> Bool { !areOthersShown || isName(field) || isValue(value) }

  /// Whether a path has a key such as `access_token`, `cardNumber` or `X-API-Key`.
  static func isName(_ field: String) -> Bool {
    let letters = field.lowercased().filter { $0.isLetter || $0 == "." || $0 == "[" }
    return [
      "token", "secret", "password", "authorization", "cookie", "signature", "apikey", "cardnumber", "accountnumber",
    ].contains(where: letters.contains)
  }

  /// Whether text is a JSON Web Token, a bearer token or a private key, in quotes or not.
  static func isValue(_ text: String) -> Bool {
    let text = text.drop { $0 == "'" || $0 == "\"" }
    return (text.hasPrefix("eyJ") && text.contains(".")) || text.lowercased().hasPrefix("bearer ")
      || text.contains("PRIVATE KEY-----")
  }
}
