import DTOGenBase

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
struct UnmappedKeys: Sendable {
  /// Each key of each model once, in the order in which the samples show them.
  private(set) var found: [UnmappedKey] = []
  /// By model index.
  private var known: [Set<String>]
  private let walk: WireWalk

  init(decoder: SampleDecoder) {
    walk = WireWalk(decoder: decoder)
    known = [Set<String>](repeating: [], count: decoder.feature.models.count)
  }

  /// Adds what other samples have and these have not.
  mutating func add(_ others: UnmappedKeys) {
    found += others.found.filter { known[$0.model.index].insert($0.key).inserted }
  }

  mutating func add(_ sample: JSONValue, of model: ModelID) {
    walk.visit(sample, as: model, paths: false) { instance in
      guard let members = instance.members else { return true }
      for place in members.unlisted {
        let key = members.key(at: place)
        guard key != instance.tag, known[instance.model.index].insert(key).inserted else { continue }
        found.append(UnmappedKey(model: instance.model, key: key, location: members.keyLocation(at: place)))
      }
      return true
    }
  }
}
