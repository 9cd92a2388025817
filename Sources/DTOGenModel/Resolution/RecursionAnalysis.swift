extension FeatureResolver {
  /// Marks fields and cases that can hold their own model with no list or map between (they need a box), and refuses
  /// models that can never end because every value of them requires another.
  mutating func findRecursion() {
    let cycles = ModelCycles(edges: models.indices.map { directModels(of: $0, requiredOnly: false) })
    guard !cycles.isEmpty else { return }
    for index in models.indices {
      func isRecursive(_ use: WireUse) -> Bool {
        guard case .model(let id) = use.shape else { return false }
        return cycles.join(index, id.index)
      }
      switch models[index].shape {
      case .object(var fields):
        for field in fields.indices { fields[field].isRecursive = isRecursive(fields[field].use) }
        models[index].shape = .object(fields)
      case .oneOf(var cases):
        for item in cases.indices { cases[item].isRecursive = isRecursive(cases[item].use) }
        models[index].shape = .oneOf(cases)
      case .tagged(let tag, var cases):
        for item in cases.indices { cases[item].isRecursive = isRecursive(cases[item].use) }
        models[index].shape = .tagged(tag: tag, cases)
      case .value: break
      }
    }
    refuseEndless()
  }

  private mutating func refuseEndless() {
    let cycles = ModelCycles(edges: models.indices.map { directModels(of: $0, requiredOnly: true) })
    for index in models.indices where cycles.holds(index) {
      fail(
        at: models[index].location,
        "a value of '\(displayName(of: models[index].id))' always holds another one of itself; make a field on the "
          + "way optional or a list")
    }
  }

  private func directModels(of model: Int, requiredOnly: Bool) -> [Int] {
    func target(_ use: WireUse) -> Int? {
      guard case .model(let id) = use.shape, !(requiredOnly && use.isOptional) else { return nil }
      return id.index
    }
    switch models[model].shape {
    case .object(let fields): return fields.indices.compactMap { target(fields[$0].use) }
    case .oneOf(let cases), .tagged(_, let cases): return requiredOnly ? [] : cases.compactMap { target($0.use) }
    case .value(let use): return target(use).map { [$0] } ?? []
    }
  }

  /// A model's name for messages: its own, or its owner's and the key.
  func displayName(of id: ModelID) -> String {
    switch models[id.index].placement {
    case .named(let name): name
    case .nested(let owner, let key, _): "\(displayName(of: owner)).\(key)"
    }
  }
}
