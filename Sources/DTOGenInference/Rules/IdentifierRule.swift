import DTOGenBase

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
    let identifiers = fields.indices.filter { fields[$0].role.isIdentifier }
    if let position = identifiers.first(where: { fields[$0].name == "id" }) {
      return identity(fields[position], Words(model))
    }
    guard !identifiers.isEmpty else { return nil }
    let modelWords = Words(model).words.map { $0.lowercased() }
    var best: (position: Int, words: ArraySlice<String>)?
    for position in identifiers {
      let subject = fields[position].role.words.dropLast()
      guard subject.count > best?.words.count ?? 0, modelWords.suffix(subject.count) == subject else { continue }
      best = (position, subject)
    }
    return best.map { identity(fields[$0.position], Words($0.words.joined(separator: "_"))) }
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
