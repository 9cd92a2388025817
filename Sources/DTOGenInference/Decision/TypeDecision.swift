import DTOGenSchema

/// What inference decides about the values of one path: the wire type, and the form of the domain value.
struct TypeDecision: Sendable {
  var type: WireType
  var domain = DomainForm.plain

  init(_ type: WireType, _ domain: DomainForm = .plain) {
    self.type = type
    self.domain = domain
  }

  /// How a field of this type is read in its owner's domain block.
  enum DomainForm: Sendable {
    /// The value itself.
    case plain
    /// Nothing shows what it is: it stays out of the domain.
    case opaque
    case status([StatusCase])
    /// A list of a status' values.
    case statuses([StatusCase])
    /// A union of which every case is one Decimal.
    case decimalUnion
    /// A union of which every case is one text.
    case textUnion
    /// A map whose keys are identifiers of this type and whose values are of that scalar type.
    case keyedMap(key: String, value: String)
  }

  struct StatusCase: Sendable {
    var name: String
    var values: [String]
  }
}
