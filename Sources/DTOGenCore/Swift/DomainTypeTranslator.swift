/// Writes domain types as Swift types.
struct DomainTypeTranslator: Sendable {
  let domain: DomainNames
  let statuses: [ResolvedStatus]

  func translate(_ type: DomainType) -> SwiftType {
    switch type {
    case .scalar(.json): .dto(.json)
    case .scalar(let scalar): .named(scalar.rawValue)
    case .model(let id): .named(domain[id])
    case .status(let id): .named(statuses[id.index].name)
    case .declared(let name), .byHand(let name): .named(name)
    case .list(let element): .list(of: translate(element))
    case .map(let key, let value): .map(from: translate(key), to: translate(value))
    case .optional(let inner): translate(inner).optional
    }
  }

  /// Whether the type, or what it holds, is Foundation's.
  static func needsFoundation(_ type: DomainType) -> Bool {
    switch type {
    case .scalar(let scalar): [.date, .decimal, .uuid, .url].contains(scalar)
    case .list(let inner), .optional(let inner): needsFoundation(inner)
    case .map(let key, let value): needsFoundation(key) || needsFoundation(value)
    default: false
    }
  }
}
