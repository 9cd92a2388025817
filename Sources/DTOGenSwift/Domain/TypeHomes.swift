import DTOGenModel
import DTOGenSchema

/// Tells which module declares the types that a domain type is made of.
struct TypeHomes: Sendable {
  private var homes: [String: DeclaredType.Home] = [:]

  init(_ feature: ResolvedFeature) {
    for declared in feature.declaredTypes { homes[declared.name] = declared.home }
  }

  /// Whether the kernel declares any of them.
  func areInKernel(_ type: DomainType) -> Bool {
    switch type {
    case .scalar(let scalar): return scalar.traits.isInKernel
    case .declared(let name):
      switch homes[name] {
      case .kernelMoney, .kernelIdentifier: return true
      case .existing, .scaffolded, nil: return false
      }
    case .list(let inner), .optional(let inner): return areInKernel(inner)
    case .map(let key, let value): return areInKernel(key) || areInKernel(value)
    case .model, .status, .byHand: return false
    }
  }

  /// Whether any of them is the app's own, in a module that the settings name.
  func exist(_ type: DomainType) -> Bool {
    switch type {
    case .declared(let name): return homes[name] == .existing
    case .byHand: return true
    case .list(let inner), .optional(let inner): return exist(inner)
    case .map(let key, let value): return exist(key) || exist(value)
    case .model, .status, .scalar: return false
    }
  }
}
