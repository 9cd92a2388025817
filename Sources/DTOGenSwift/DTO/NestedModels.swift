import DTOGenModel

/// The models whose types stand inside each model's type, in arena order: settled once for every part of the
/// translation.
///
/// A type stands in its owner's, or in the nearest one around that has a type. The compiler's time doubles with each
/// level of nesting from about fifteen on, so that deeper ones stand beside their owner.
struct NestedModels: Sendable {
  /// How many types stand around one at most.
  static let limit = 8

  private let byHome: [[ResolvedModel]]
  /// By model index: the model whose type the model's own stands in.
  private let homes: [ModelID?]

  /// `hasType` tells which models have a type that others can stand in.
  init(_ feature: ResolvedFeature, hasType: (ResolvedModel) -> Bool = { _ in true }) {
    var homes: [ModelID?] = []
    var depths: [Int] = []
    homes.reserveCapacity(feature.models.count)
    depths.reserveCapacity(feature.models.count)
    var byHome = [[ResolvedModel]](repeating: [], count: feature.models.count)
    // Owners stand before what they own.
    for model in feature.models {
      guard case .nested(let owner, _, _) = model.placement else {
        homes.append(nil)
        depths.append(0)
        continue
      }
      var home = owner
      while !hasType(feature[home]), let outer = homes[home.index] { home = outer }
      if depths[home.index] == Self.limit, let outer = homes[home.index] { home = outer }
      homes.append(home)
      depths.append(depths[home.index] + 1)
      byHome[home.index].append(model)
    }
    self.homes = homes
    self.byHome = byHome
  }

  /// The models whose types stand directly inside that of `id`.
  subscript(id: ModelID) -> [ResolvedModel] { byHome[id.index] }

  /// The model whose type that of `id` stands in; nil where it stands at the top.
  func home(of id: ModelID) -> ModelID? { homes[id.index] }
}

extension ResolvedModel {
  /// Whether the model has a domain type of its own.
  var hasDomainType: Bool {
    switch domain {
    case .properties, .cases: true
    case .none, .expression: false
    }
  }
}
