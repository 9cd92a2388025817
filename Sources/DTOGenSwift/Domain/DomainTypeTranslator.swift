import DTOGenModel
import DTOGenSchema

/// Writes domain types as Swift types.
struct DomainTypeTranslator: Sendable {
  let domain: DomainNames
  let statuses: [ResolvedStatus]
  /// The type whose body the text stands in: what lives inside it needs no way to it.
  var owner: [SwiftIdentifier] = []

  func inside(_ owner: [SwiftIdentifier]) -> DomainTypeTranslator {
    DomainTypeTranslator(domain: domain, statuses: statuses, owner: owner)
  }

  func translate(_ type: DomainType) -> SwiftType {
    switch type {
    case .scalar(let scalar): scalar.swift.type
    case .model(let id): .named(short(domain[id]))
    case .status(let id): .named(statuses[id.index].name)
    case .declared(let name): .named(name)
    case .byHand(let text): .byHand(text)
    case .list(let element): .list(of: translate(element))
    case .map(let key, let value): .map(from: translate(key), to: translate(value))
    case .optional(let inner): translate(inner).optional
    }
  }

  private func short(_ path: [SwiftIdentifier]) -> [SwiftIdentifier] {
    guard path.count > owner.count, !owner.isEmpty, path.starts(with: owner) else { return path }
    return Array(path.dropFirst(owner.count))
  }

  /// Whether the type, or what it holds, is Foundation's.
  static func needsFoundation(_ type: DomainType) -> Bool {
    switch type {
    case .scalar(let scalar): scalar.swift.home == .foundation
    case .list(let inner), .optional(let inner): needsFoundation(inner)
    case .map(let key, let value): needsFoundation(key) || needsFoundation(value)
    default: false
    }
  }
}
