import DTOGenBase
import DTOGenSchema

/// Walks a sample along the schema: every object of the JSON with the model whose DTO it is.
///
/// A `$oneOf` is entered where the kind of JSON value, or a trial in order, settles its case; a `$tag` by its tag.
/// The sample need not decode as a whole.
struct WireWalk: Sendable {
  /// A JSON value and the object or tagged model that it stands for.
  struct Instance {
    var model: ModelID
    var value: JSONValue
    /// The way from the sample, with the keys that the document has.
    var path: [WirePath.Segment]
    /// The tag's key, where a `$tag` led here.
    var tag: String?
    /// Whether a `$oneOf` came here by trying cases in order: a failure inside has another error then.
    var isTrial: Bool
    /// The members of the object, where the walk has looked at them.
    var members: ObjectMembers?
  }

  /// Where the walk stands.
  private struct Place {
    /// Nil where nobody asks for it.
    var path: [WirePath.Segment]?
    var tag: String?
    var isTrial = false

    func inside(_ segment: @autoclosure () -> WirePath.Segment) -> Place {
      Place(path: path.map { $0 + [segment()] }, isTrial: isTrial)
    }
  }

  let decoder: SampleDecoder

  /// Calls `visit` for each instance, outer ones first, in the order of the document. It returns false to end the walk.
  /// At most `limit` elements of every list and map are entered. Without `paths` those of the instances are empty.
  func visit(
    _ value: JSONValue, as model: ModelID, limit: Int = .max, paths: Bool = true, _ visit: (Instance) -> Bool
  ) {
    _ = walk(value, WireUse(.model(model)), Place(path: paths ? [] : nil), limit, visit)
  }

  private func walk(
    _ value: JSONValue, _ use: WireUse, _ place: Place, _ limit: Int,
    _ visit: (Instance) -> Bool
  ) -> Bool {
    switch use.shape {
    case .scalar: return true
    case .list(let element):
      for (index, item) in value.elements.enumerated().prefix(limit)
      where !walk(item, element, place.inside(.index(index)), limit, visit) { return false }
      return true
    case .map(let element):
      for member in value.members.prefix(limit)
      where !member.isDuplicate && !walk(member.value, element, place.inside(.key(member.key)), limit, visit) {
        return false
      }
      return true
    case .model(let id): return walk(value, decoder.feature[id].sharedDTO ?? id, place, limit, visit)
    }
  }

  private func walk(
    _ value: JSONValue, _ id: ModelID, _ place: Place, _ limit: Int,
    _ visit: (Instance) -> Bool
  ) -> Bool {
    var instance = Instance(model: id, value: value, path: place.path ?? [], tag: place.tag, isTrial: place.isTrial)
    var inner = Place(path: place.path, isTrial: place.isTrial)
    switch decoder.feature.models[id.index].shape {
    case .value(let use): return walk(value, use, place, limit, visit)
    case .oneOf(let cases):
      guard visit(instance) else { return false }
      guard let index = chosen(value, id) else { return true }
      inner.isTrial = inner.isTrial || decoder.candidates(id, for: value.kind).count > 1
      return walk(value, cases[index].use, inner, limit, visit)
    case .tagged(let key, let cases):
      guard visit(instance) else { return false }
      let text = decoder.member(of: value, id, field: 0)?.value.string
      guard let item = cases.first(where: { $0.name == text }) else { return true }
      inner.tag = key
      return walk(value, item.use, inner, limit, visit)
    case .object(let fields):
      guard value.kind == .object else { return true }
      let layout = decoder.layout(of: id)
      let members = layout.members(of: value)
      instance.members = members
      guard visit(instance) else { return false }
      for index in fields.indices where fields[index].isInDTO && fields[index].use.shape.holdsModels {
        guard let found = layout.place(ofField: index, in: members) else { continue }
        let inner = inner.inside(.key(members.key(at: found)))
        guard walk(members.value(at: found), fields[index].use, inner, limit, visit) else { return false }
      }
      return true
    }
  }

  /// The case of a `$oneOf` that a value is, or nil where it is none.
  func chosen(_ value: JSONValue, _ id: ModelID) -> Int? {
    let candidates = decoder.candidates(id, for: value.kind)
    if candidates.count < 2 { return candidates.first }
    let cases = decoder.feature[id].cases
    return candidates.first { (try? decoder.decode(value, as: cases[$0].use)) != nil }
  }
}
