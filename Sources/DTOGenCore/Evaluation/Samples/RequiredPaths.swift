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
/// A field inside a `$oneOf` that is told apart by trial is left out: its error there is the union's. Everything is
/// settled from the field's own type, so that the work grows with the sample and not with its square.
struct RequiredPaths {
  let decoder: SampleDecoder
  private let null = JSONTree.null.reread

  init(decoder: SampleDecoder) { self.decoder = decoder }

  func find(in sample: JSONValue, of model: ModelID) -> [RequiredPath] {
    var found: [RequiredPath] = []
    var known: Set<String> = []
    WireWalk(decoder: decoder).visit(sample, as: model, limit: 1) { instance in
      guard !instance.isTrial else { return true }
      for path in paths(of: instance) where known.insert(path.path).inserted { found.append(path) }
      return true
    }
    return found
  }

  private func paths(of instance: WireWalk.Instance) -> [RequiredPath] {
    guard instance.value.kind == .object else { return [] }
    let layout = decoder.layout(of: instance.model)
    let members = layout.foundMembers(of: instance.value)
    return fields(of: instance).compactMap { field in
      // A second spelling of the key would come to light when the first is gone.
      let all = layout.fields[field.index].flatMap { members[$0] }
      guard all.count == 1, let member = all.first else { return nil }
      // The error about a null names the key that has it, an alias too.
      let refusesNull = field.refusesNull && layout.slot(of: member.key) == layout.fields[field.index].first
      guard field.refusesMissing || refusesNull else { return nil }
      return RequiredPath(
        path: WirePath(instance.path + [.key(member.key)]).description,
        field: WirePath(instance.path + [.key(field.key)]).description, refusesMissing: field.refusesMissing,
        refusesNull: refusesNull)
    }
  }

  private struct Field {
    var index: Int
    var key: String
    var refusesMissing: Bool
    var refusesNull: Bool
  }

  private func fields(of instance: WireWalk.Instance) -> [Field] {
    switch decoder.feature[instance.model].shape {
    case .object(let fields):
      fields.enumerated().filter { $1.isInDTO && !$1.use.isOptional }.map { index, field in
        Field(
          index: index, key: field.key, refusesMissing: field.defaultValue == nil, refusesNull: refusesNull(field.use))
      }
    case .tagged(let tag, _): [Field(index: 0, key: tag, refusesMissing: true, refusesNull: true)]
    case .oneOf, .value: []
    }
  }

  /// Whether null in the place of a value is refused with the place's own name.
  private func refusesNull(_ use: WireUse) -> Bool {
    guard let null else { return false }
    do throws(WireFailure) {
      _ = try decoder.decode(null, as: use)
      return false
    } catch {
      return error.field.isEmpty
    }
  }
}
