/// Decides which field of a model is its identity and what the typed identifier is called.
///
/// `id` of `FlightOffer` is a `FlightOfferID`; without an `id`, `offer_id` is an `OfferID`, since `offer` ends the
/// model's name. At most one field: other identifiers name types that somebody else owns, so they stay plain until a
/// person says otherwise. The key alone decides which field it is, so that no value of a further sample renames it; the
/// values decide whether it is typed.
enum IdentifierRule {
  struct Identity: Sendable {
    var key: [UInt8]
    /// Nil where the values are neither text nor whole numbers.
    var typeName: String?
  }

  static func identity(of fields: [ShapeField], model: String) -> Identity? {
    if let field = fields.first(where: { $0.name == "id" }) { return identity(field, Words(model)) }
    let modelWords = Words(model).words.map { $0.lowercased() }
    var best: (field: ShapeField, words: [String])?
    for field in fields {
      let role = KeyRole(field.key)
      guard role.isIdentifier, role.words.count >= 2 else { continue }
      let subject = Array(role.words.dropLast())
      guard modelWords.suffix(subject.count) == subject[...], subject.count > best?.words.count ?? 0 else { continue }
      best = (field, subject)
    }
    return best.map { identity($0.field, Words($0.words.joined(separator: "_"))) }
  }

  private static func identity(_ field: ShapeField, _ words: Words) -> Identity {
    Identity(key: field.key, typeName: isIdentifierShape(field.shape) ? words.upperCamel() + "ID" : nil)
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
