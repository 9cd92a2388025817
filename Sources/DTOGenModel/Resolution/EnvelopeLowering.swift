import DTOGenBase
import DTOGenSchema

/// The last step of resolution: what the whole document of each response is.
///
/// The keys on the way of `at` become models without a domain, at the end of the arena, so that the envelope gets its
/// DTO by the same way as everything else.
struct EnvelopeLowering {
  private(set) var feature: ResolvedFeature
  private(set) var diagnostics: [Diagnostic] = []
  /// What the names of responses must not be, each with who has it.
  private var taken: [String: String] = [:]

  init(_ feature: ResolvedFeature) {
    self.feature = feature
    for model in feature.models {
      if case .named(let name) = model.placement { taken[name] = "the model '\(name)'" }
    }
    for schema in feature.schemas.indices {
      for response in feature.schemas[schema].responses.indices { lower(response, of: schema) }
    }
  }

  private mutating func lower(_ index: Int, of schema: Int) {
    let response = feature.schemas[schema].responses[index]
    let skips = feature.schemas[schema].listPolicy == .skip
    let main = feature.schemas[schema].main
    if skips, response.at.segments.filter({ $0 == .each }).count > 1 {
      diagnostics.append(
        .error(
          at: response.location,
          "\"list\": \"skip\" leaves elements of one list out, and '\(response.at)' goes through several; "
            + "let \"at\" have one '[]'"))
    }
    let isNamed = response.name != nil || response.at.segments.contains { if case .key = $0 { true } else { false } }
    let name = response.name ?? feature.name(of: main) + "Response"
    if isNamed {
      if let owner = taken[name] {
        diagnostics.append(
          .error(
            at: response.location,
            "the response '\(name)' and \(owner) would have one DTO, '\(name)DTO'; give the response another name: "
              + "\"at\": { \"OtherName\": \"\(response.at)\" }"))
        return
      }
      taken[name] = "another response"
    }
    let containers = EnvelopeLowering.containers(of: response)
    if skips, containers == [.object] {
      diagnostics.append(
        .error(
          at: response.location,
          "\"list\": \"skip\" leaves elements of a list out, and '\(response.at)' walks a map, whose values are all "
            + "needed; leave \"list\" out of this schema"))
    }
    feature.schemas[schema].responses[index].containers = containers
    var place = Place(
      schema: schema, response: response, skips: skips, owner: nil, key: name, isElement: false,
      containers: containers[...])
    place.leaf = feature[main].sharedDTO ?? main
    feature.schemas[schema].responses[index].typeName = name
    feature.schemas[schema].responses[index].document = lower(response.at.segments[...], place)
  }

  /// What each `[]` walks: a map where the fixtures have an object there and no list with anything in it.
  private static func containers(of response: ResolvedResponse) -> [JSONKind] {
    var containers: [JSONKind] = []
    for (index, segment) in response.at.segments.enumerated() where segment == .each {
      let path = WirePath(Array(response.at.segments[..<index]))
      let found = response.fixtures.lazy.flatMap {
        SampleFinder.samples(in: $0.document, at: path, containers: containers).samples
      }
      let isMap =
        found.contains { $0.value.kind == .object } && !found.contains { $0.value.kind == .array && $0.value.count > 0 }
      containers.append(isMap ? .object : .array)
    }
    return containers
  }

  /// Where in a response the lowering stands.
  private struct Place {
    var schema: Int
    var response: ResolvedResponse
    var skips: Bool
    var owner: ModelID?
    var key: String
    var isElement: Bool
    /// What the `[]` of the rest of the way walk.
    var containers: ArraySlice<JSONKind>
    var leaf = ModelID(index: 0)
  }

  private mutating func lower(_ path: ArraySlice<WirePath.Segment>, _ place: Place) -> WireUse {
    guard let segment = path.first else { return WireUse(.model(place.leaf)) }
    let rest = path.dropFirst()
    var inner = place
    guard case .key(let key) = segment else {
      inner.isElement = true
      let container = segment == .each ? inner.containers.popFirst() : nil
      var element = lower(rest, inner)
      if container == .object { return WireUse(.map(element)) }
      // What is not picked, or may be skipped, need not be readable.
      element.isLossy = segment != .each || (place.skips && !rest.contains(.each))
      return WireUse(.list(element))
    }
    let id = ModelID(index: feature.models.count)
    let placement: ResolvedModel.Placement =
      place.owner.map { .nested(in: $0, key: place.key, isElement: place.isElement) } ?? .named(place.key)
    feature.models.append(
      ResolvedModel(
        id: id, schema: place.schema, placement: placement, shape: .object([]), domain: .none, checks: [],
        description: nil, sharedDTO: nil, location: place.response.location))
    inner.owner = id
    inner.key = key
    inner.isElement = false
    let use = lower(rest, inner)
    feature.models[id.index].shape = .object([
      ResolvedField(
        key: key, use: use, description: nil, deprecated: nil, defaultValue: nil, aliases: [],
        location: place.response.location)
    ])
    return WireUse(.model(id))
  }
}
