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

/// Where a value stands, as far as decisions about it need to know.
struct DecisionContext: Sendable {
  /// From the model's own root.
  var path: WirePath
  /// The words of the key that names the value: its own, or that of the list it is an element of.
  var key: KeyRole
  /// Keys from the model down to here, for the names of types.
  var trail: [String]
  /// The type that `ObjectFacts.isSelf` refers to.
  var selfName: String?

  func field(_ name: String) -> DecisionContext {
    DecisionContext(
      path: WirePath(path.segments + [.key(name)]), key: KeyRole(name), trail: trail + [name], selfName: selfName)
  }

  var element: DecisionContext {
    var context = self
    context.path.segments.append(.each)
    return context
  }

  func unionCase(_ name: String) -> DecisionContext {
    var context = self
    context.path.segments.append(.key(name))
    return context
  }
}
