extension FeatureResolver {
  /// Refuses `$emptyList` where `[]` would have no meaning: it stands for an empty map, or for an object that is absent.
  mutating func checkEmptyLists() {
    for model in models.indices {
      let fields = models[model].fields
      for index in fields.indices where fields[index].readsEmptyList && !readsEmptyList(fields[index].use) {
        fail(
          at: fields[index].location,
          "'$emptyList' of '\(fields[index].key)' is for a map, or for an object that may be absent; write \"$map\", or "
            + "\"$optional\": true beside the object's keys")
      }
    }
  }

  private func readsEmptyList(_ use: WireUse) -> Bool {
    switch use.shape {
    case .map: true
    case .scalar, .list: false
    case .model(let id):
      switch models[id.index].shape {
      case .object, .tagged: use.isOptional
      case .oneOf, .value: false
      }
    }
  }
}
