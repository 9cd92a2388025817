/// Decides which field of a model is its identity and what the typed identifier is called.
///
/// `id` of `FlightOffer` is a `FlightOfferID`; without an `id`, `offer_id` is an `OfferID`, since `offer` ends the
/// model's name. At most one field, always there, of a text or whole-number type: other identifiers name types that
/// somebody else owns, so they stay plain until a person says otherwise.
enum IdentifierRule {
  struct Identity: Sendable {
    var key: [UInt8]
    var typeName: String
  }

  static func identity(of fields: [ShapeField], model: String) -> Identity? {
    let candidates = fields.filter { !$0.isOptional && isIdentifierShape($0.shape) }
    if let field = candidates.first(where: { $0.name == "id" }) {
      return Identity(key: field.key, typeName: Words(model).upperCamel() + "ID")
    }
    let modelWords = Words(model).words.map { $0.lowercased() }
    var best: (field: ShapeField, words: [String])?
    for field in candidates {
      let role = KeyRole(field.key)
      guard role.isIdentifier, role.words.count >= 2 else { continue }
      let subject = Array(role.words.dropLast())
      guard modelWords.suffix(subject.count) == subject[...], subject.count > best?.words.count ?? 0 else { continue }
      best = (field, subject)
    }
    return best.map { best in
      Identity(key: best.field.key, typeName: Words(best.words.joined(separator: "_")).upperCamel() + "ID")
    }
  }

  private static func isIdentifierShape(_ shape: Shape) -> Bool {
    switch shape.kinds {
    case [.string]: true
    case [.number], [.string, .number]:
      shape.numbers.firstFraction.isNone && shape.numbers.firstBeyondUInt64.isNone
    default: false
    }
  }
}
