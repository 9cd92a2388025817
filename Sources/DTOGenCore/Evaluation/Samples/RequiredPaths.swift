/// A field of a sample that must be there: what a test takes away, and the error that must follow.
struct RequiredPath: Hashable, Sendable {
  /// The field's place in the sample, for the editor of the test support.
  var path: String
  /// What the error names, relative to the sample.
  var field: String
  /// Whether the decoder refuses the sample without the field.
  var refusesMissing: Bool
  /// Whether it refuses null in its place.
  var refusesNull: Bool
}

/// Finds the required fields of a sample, nested ones through the first element of each list and map.
///
/// Every path is proved by decoding the edited sample: only what fails with exactly the error of the field is
/// returned, so that fields of trial cases, whose error is another, drop out by themselves.
struct RequiredPaths {
  let decoder: SampleDecoder

  func find(in sample: JSONValue, of model: ModelID) -> [RequiredPath] {
    var candidates: [(path: [WirePath.Segment], field: String)] = []
    var known: Set<[WirePath.Segment]> = []
    WireWalk(decoder: decoder).visit(sample, as: model, limit: 1) { instance in
      for candidate in self.candidates(of: instance) where known.insert(candidate.path).inserted {
        candidates.append(candidate)
      }
      return true
    }
    guard !candidates.isEmpty else { return [] }
    let tree = JSONTree(sample)
    return candidates.compactMap { candidate in
      let refusesMissing = refuses(tree.setting(candidate.path[...], to: nil), model, candidate.field)
      let refusesNull = refuses(tree.setting(candidate.path[...], to: .null), model, candidate.field)
      guard refusesMissing || refusesNull else { return nil }
      return RequiredPath(
        path: WirePath(candidate.path).description, field: candidate.field, refusesMissing: refusesMissing,
        refusesNull: refusesNull)
    }
  }

  private func candidates(of instance: WireWalk.Instance) -> [(path: [WirePath.Segment], field: String)] {
    let layout = decoder.layout(of: instance.model)
    let fields: [(index: Int, key: String)]
    switch decoder.feature[instance.model].shape {
    case .object(let all):
      fields = all.enumerated().filter { $1.isInDTO && !$1.use.isOptional }.map { ($0, $1.key) }
    case .tagged(let tag, _): fields = [(0, tag)]
    case .oneOf, .value: return []
    }
    guard instance.value.kind == .object else { return [] }
    let members = layout.foundMembers(of: instance.value)
    return fields.compactMap { field in
      // A second spelling of the key would come to light when the first is gone.
      let all = layout.fields[field.index].flatMap { members[$0] }
      guard all.count == 1, let member = all.first else { return nil }
      let path = instance.path + [.key(member.key)]
      return (path, WirePath(instance.path + [.key(field.key)]).description)
    }
  }

  private func refuses(_ tree: JSONTree, _ model: ModelID, _ field: String) -> Bool {
    guard let value = tree.reread else { return false }
    do throws(WireFailure) {
      _ = try decoder.decode(value, as: model)
      return false
    } catch {
      return error.field == field
    }
  }
}
