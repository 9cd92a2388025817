extension FeatureResolver {
  /// Refuses `$emptyList` where `[]` would have no meaning: it stands for an empty map, or for an object that is absent.
  mutating func checkEmptyLists() {
    for model in models {
      for field in model.fields where field.readsEmptyList && !readsEmptyList(field.use) {
        fail(
          at: field.location,
          "'$emptyList' of '\(field.key)' is for a map, or for an object that may be absent; write \"$map\", or "
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
