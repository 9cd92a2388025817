import DTOGenBase
import DTOGenSchema

extension FeatureResolver {
  /// The plainest faithful domain type of a wire shape, and how a value gets there. Models reached this way are
  /// noted: their mappers are needed.
  mutating func conversion(for use: WireUse, at location: SourceLocation) -> (Conversion, DomainType)? {
    guard let (conversion, type) = conversion(for: use.shape, at: location) else { return nil }
    return (conversion, use.isOptional ? type.optional : type)
  }

  private mutating func conversion(for shape: WireShape, at location: SourceLocation) -> (Conversion, DomainType)? {
    switch shape {
    case .scalar(let scalar):
      return (Conversion(scalar.traits.meaning), .scalar(scalar.traits.domain))
    case .model(let id):
      guard let type = domainType(of: id, at: location) else { return nil }
      mapped.insert(id)
      return (.model(id), type)
    case .list(let element):
      guard let (inner, type) = conversion(for: element, at: location) else { return nil }
      return (inner == .none ? .none : .list(inner), .list(type))
    case .map(let element):
      guard let (inner, type) = conversion(for: element, at: location) else { return nil }
      return (inner == .none ? .none : .map(inner), .map(key: .scalar(.string), value: type))
    }
  }

  /// What a model maps to. A model whose domain is an expression has that expression's type.
  mutating func domainType(of id: ModelID, at location: SourceLocation) -> DomainType? {
    switch blocks[id.index].domain {
    case .implicit, .properties: return .model(id)
    case .none:
      fail(
        at: location,
        "'\(displayName(of: id))' has no domain model (\"domain\": false), so nothing can map it; give it a domain or "
          + "leave it out")
      return nil
    case .expression(let expression):
      if let type = expressionTypes.domainTypes[id] { return type }
      switch unknownDomains[id] {
      // Said where the expression stands.
      case .wrong: return nil
      case .pending:
        fail(at: location, "the domain of '\(displayName(of: id))' needs itself")
        return nil
      case nil: break
      }
      unknownDomains[id] = .pending
      guard let resolved = resolve(expression, in: PathScope(model: id)) else {
        unknownDomains[id] = .wrong
        return nil
      }
      let type = self.type(of: resolved)
      guard !type.isOptional else {
        fail(
          at: expression.location,
          "the domain of '\(displayName(of: id))' would be absent where a field of it is; write 'path!' where the field "
            + "must be there, or give the model properties of its own")
        unknownDomains[id] = .wrong
        return nil
      }
      unknownDomains[id] = nil
      expressionTypes.domainTypes[id] = type
      models[id.index].domain = .expression(resolved)
      return type
    }
  }

  /// Whether an opaque JSON value stands anywhere in a domain type.
  func isOpaque(_ type: DomainType) -> Bool {
    switch type {
    case .scalar(let scalar): scalar == .json
    case .list(let inner), .optional(let inner), .map(_, let inner): isOpaque(inner)
    default: false
    }
  }

  func isOpaque(_ use: WireUse) -> Bool {
    switch use.shape {
    case .scalar(let scalar): scalar == .json
    case .list(let inner), .map(let inner): isOpaque(inner)
    case .model: false
    }
  }
}

extension Conversion {
  init(_ meaning: ScalarTraits.Meaning) {
    switch meaning {
    case .itself: self = .none
    case .text(let scalar): self = .parse(scalar)
    case .moment(.seconds): self = .epochSeconds
    case .moment(.milliseconds): self = .epochMilliseconds
    }
  }
}
