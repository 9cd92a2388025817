import DTOGenBase

extension DecodingContext {
  /// Whether `name` can be a model's or a status's; where it cannot, that is noted.
  mutating func isTypeName(_ name: Located<String>, _ subject: String) -> Bool {
    if TypeNameParser.isTypeName(name.value) { return true }
    error(
      at: name.location,
      "'\(name.value)' cannot name \(subject): a type's name begins with a capital letter and has only letters, "
        + "digits and '_'")
    return false
  }

  /// Whether `name` can be a property's or a case's; where it cannot, that is noted.
  mutating func isMemberName(_ name: Located<String>, _ subject: String) -> Bool {
    if TypeNameParser.isIdentifier(name.value) { return true }
    error(
      at: name.location,
      "'\(name.value)' cannot name \(subject): write letters, digits and '_', beginning with a letter")
    return false
  }

  /// The wire key that a member's key stands for: `$$ref` is `$ref`.
  ///
  /// Nil, with a note, for a key of the language, which has no place in an object of `subject`.
  mutating func wireKey(_ member: JSONMember, in subject: String) -> Located<String>? {
    guard member.key.hasPrefix("$") else { return Located(member.key, at: member.keyLocation) }
    guard member.key.hasPrefix("$$") else {
      error(
        at: member.keyLocation,
        "'\(member.key)' has no meaning in \(subject); a wire key that begins with '$' is written '$\(member.key)'")
      return nil
    }
    return Located(String(member.key.dropFirst()), at: member.keyLocation)
  }
}
