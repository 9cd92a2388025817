import DTOGenModel
import DTOGenSchema

/// Writes the types of DTO properties and of union cases.
struct DTOTypeTranslator: Sendable {
  let feature: ResolvedFeature
  let names: SwiftNames

  /// The type as its owner names it: what lives inside the owner's type needs no way to it.
  func type(of use: WireUse, in owner: ModelID) -> SwiftType {
    let type: SwiftType =
      switch use.shape {
      case .scalar(let scalar): scalar.traits.decoded.domain.swift.type
      case .model(let id):
        if case .nested(owner, _, _) = feature[id].placement {
          SwiftType.named([names[id].dto])
        } else {
          SwiftType.named(names[id].dtoPath)
        }
      case .list(let element): SwiftType.list(of: self.type(of: element, in: owner))
      case .map(let element): SwiftType.map(of: self.type(of: element, in: owner))
      }
    if use.isLossy { return SwiftType.lossyElement(type) }
    return use.isOptional ? type.optional : type
  }

  /// Whether the type, or what it holds, is Foundation's.
  static func needsFoundation(_ use: WireUse) -> Bool {
    switch use.shape {
    case .scalar(let scalar): scalar.traits.decoded.domain.swift.home == .foundation
    case .list(let inner), .map(let inner): needsFoundation(inner)
    case .model: false
    }
  }
}
