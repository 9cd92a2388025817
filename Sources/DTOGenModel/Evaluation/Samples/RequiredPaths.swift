import DTOGenBase
import DTOGenSchema

/// A field of a sample that must be there: what a test takes away, and the error that must follow.
package struct RequiredPath: Hashable, Sendable {
  /// The field's place in the sample, for the editor of the test support.
  package var path: String
  /// What the error names, relative to the sample.
  package var field: String
  /// Whether the decoder refuses the sample without the field.
  package var refusesMissing: Bool
  /// Whether it refuses null in its place.
  package var refusesNull: Bool
}

/// Finds the required fields of a sample, nested ones through the first element of each list and map.
///
/// A field inside a `$oneOf` that is told apart by trial is left out: its error there is the union's. Everything is
/// settled from the field's own type, so that the work grows with the sample and not with its square.
struct RequiredPaths: Sendable {
  private let decoder: SampleDecoder
  /// By model index.
  private let fields: [[Field]]
  /// Whether one member can be a union's tag and a field of its case.
  private let hasTags: Bool

  private struct Field: Sendable {
    var index: Int
    var key: String
    var refusesMissing: Bool
    var refusesNull: Bool
  }

  init(decoder: SampleDecoder) {
    self.decoder = decoder
    let null = JSONTree.null.reread
    fields = decoder.feature.models.map { RequiredPaths.fields(of: $0, decoder, null) }
    hasTags = decoder.feature.models.contains { if case .tagged = $0.shape { true } else { false } }
  }

  func find(in sample: JSONValue, of model: ModelID) -> [RequiredPath] {
    var found: [RequiredPath] = []
    var known: Set<String> = []
    WireWalk(decoder: decoder).visit(sample, as: model, limit: 1) { [fields, decoder, hasTags] instance in
      let required = fields[instance.model.index]
      guard !required.isEmpty, !instance.isTrial, instance.value.kind == .object else { return true }
      let paths = Self.paths(of: required, in: instance, decoder.layout(of: instance.model))
      found += hasTags ? paths.filter { known.insert($0.path).inserted } : paths
      return true
    }
    return found
  }

  private static func paths(
    of required: [Field], in instance: WireWalk.Instance, _ layout: ObjectLayout
  ) -> [RequiredPath] {
    let members = instance.members ?? layout.members(of: instance.value)
    let outer = instance.path.isEmpty ? "" : WirePath(instance.path).description
    return required.compactMap { field in
      let slots = layout.fields[field.index]
      var shown: ObjectMembers.Place?
      for slot in slots {
        guard let place = members[slot] else { continue }
        // A second spelling of the key would come to light when the first is gone.
        guard shown == nil, !place.isRepeated else { return nil }
        shown = place
      }
      guard let shown else { return nil }
      let key = members.key(at: shown)
      let isOwn = key.sameBytes(as: field.key)
      // The error about a null names the key that has it, an alias too.
      let refusesNull = field.refusesNull && (isOwn || layout.slot(of: key) == slots.first)
      guard field.refusesMissing || refusesNull else { return nil }
      let name = FieldPath.join(outer, WirePath.text(of: field.key))
      return RequiredPath(
        path: isOwn ? name : FieldPath.join(outer, WirePath.text(of: key)), field: name,
        refusesMissing: field.refusesMissing, refusesNull: refusesNull)
    }
  }

  private static func fields(of model: ResolvedModel, _ decoder: SampleDecoder, _ null: JSONValue?) -> [Field] {
    switch model.shape {
    case .object(let fields):
      fields.indices.filter { fields[$0].isInDTO && !fields[$0].use.isOptional }.map { index in
        Field(
          index: index, key: fields[index].key, refusesMissing: fields[index].defaultValue == nil,
          refusesNull: refuses(null, as: fields[index].use, decoder))
      }
    case .tagged(let tag, _): [Field(index: 0, key: tag, refusesMissing: true, refusesNull: true)]
    case .oneOf, .value: []
    }
  }

  /// Whether null in the place of a value is refused with the place's own name.
  private static func refuses(_ null: JSONValue?, as use: WireUse, _ decoder: SampleDecoder) -> Bool {
    guard let null else { return false }
    do throws(WireFailure) {
      _ = try decoder.decode(null, as: use)
      return false
    } catch {
      return error.field.isEmpty
    }
  }
}
