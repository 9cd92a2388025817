/// A key that samples have and the schema does not list.
struct UnmappedKey: Hashable, Sendable {
  /// The model whose object has the key.
  var model: ModelID
  var key: String
  /// Where it stands first.
  var location: SourceLocation
}

/// Finds wire keys of samples that no field of the schema reads.
///
/// Rules that ignore keys are resolution's business: this only lists what is there.
enum UnmappedKeys {
  /// Each key of each model once, in the order in which the samples show them.
  static func find(in samples: some Sequence<JSONValue>, of model: ModelID, decoder: SampleDecoder) -> [UnmappedKey] {
    var found: [UnmappedKey] = []
    var known = [Set<String>](repeating: [], count: decoder.feature.models.count)
    let walk = WireWalk(decoder: decoder)
    for sample in samples {
      walk.visit(sample, as: model) { instance in
        guard case .object = decoder.feature[instance.model].shape else { return true }
        let layout = decoder.layout(of: instance.model)
        for member in instance.value.members {
          let key = member.key
          guard layout.slot(of: key) == nil, key != instance.tag else { continue }
          guard known[instance.model.index].insert(key).inserted else { continue }
          found.append(UnmappedKey(model: instance.model, key: key, location: member.keyLocation))
        }
        return true
      }
    }
    return found
  }
}
