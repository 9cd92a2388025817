import DTOGenBase
import DTOGenSchema

/// Decodes a JSON value as the generated DTOs do: the first half of evaluation.
///
/// Follows `JSONDecoder` and the runtime's templates: the first of equal keys counts, absent and null are the same
/// for an optional, `[]` is an empty map where the schema says so, a default stands for an absent key only, `1.0` and
/// `1e3` are integers, a `$oneOf` is told apart by the kind of JSON value and then by trial in order.
struct SampleDecoder: Sendable {
  let feature: ResolvedFeature
  /// By model index: the fields of an object, or the tag of a tagged union.
  private let layouts: [ObjectLayout]
  /// By model index: the kinds of each case of a `$oneOf`.
  private let caseKinds: [[JSONKinds]]

  init(feature: ResolvedFeature) {
    self.feature = feature
    layouts = feature.models.map { model in
      let policy = feature.schemas.indices.contains(model.schema) ? feature.schemas[model.schema].keys : .convert
      switch model.shape {
      case .object(let fields): return ObjectLayout(keys: fields.map { [$0.key] + $0.aliases }, policy: policy)
      case .tagged(let tag, _): return ObjectLayout(keys: [[tag]], policy: policy)
      case .oneOf, .value: return ObjectLayout(keys: [], policy: policy)
      }
    }
    caseKinds = feature.models.map { model in
      guard case .oneOf(let cases) = model.shape else { return [] }
      return cases.map { JSONKinds($0.use, in: feature) }
    }
  }

  func decode(_ value: JSONValue, as use: WireUse) throws(WireFailure) -> DecodedValue {
    if use.isOptional, value.isNull { return .absent }
    switch use.shape {
    case .scalar(let scalar): return .scalar(try ScalarDecoding.decode(value, as: scalar))
    case .model(let id): return try decode(value, as: id)
    case .list(let element): return try decodeList(value, of: element)
    case .map(let element): return try decodeMap(value, of: element)
    }
  }

  func decode(_ value: JSONValue, as id: ModelID) throws(WireFailure) -> DecodedValue {
    let id = feature[id].sharedDTO ?? id
    switch feature[id].shape {
    case .object(let fields): return try decodeObject(value, fields, id)
    case .oneOf(let cases): return try decodeOneOf(value, cases, id)
    case .tagged(let tag, let cases): return try decodeTagged(value, tag, cases, id)
    case .value(let use): return try decode(value, as: use)
    }
  }

  /// Where the fields of a model's DTO find their members.
  func layout(of id: ModelID) -> ObjectLayout { layouts[(feature[id].sharedDTO ?? id).index] }

  /// The key and the value that a field (or the tag, as field 0) of a model's DTO is read from.
  func member(of object: JSONValue, _ id: ModelID, field: Int) -> (key: String, value: JSONValue)? {
    guard object.kind == .object else { return nil }
    let layout = layout(of: id)
    let members = layout.members(of: object)
    return layout.place(ofField: field, in: members).map { (members.key(at: $0), members.value(at: $0)) }
  }

  /// The places of the cases of a `$oneOf` that a kind of JSON value can be.
  func candidates(_ id: ModelID, for kind: JSONKind) -> [Int] {
    caseKinds[id.index].indices.filter { caseKinds[id.index][$0].contains(JSONKinds(kind)) }
  }

  private func decodeList(_ value: JSONValue, of element: WireUse) throws(WireFailure) -> DecodedValue {
    guard value.kind == .array else { throw WireFailure(value, expected: "a list") }
    var values: [DecodedValue] = []
    values.reserveCapacity(value.count)
    for item in value.elements {
      do { values.append(try decode(item, as: element)) } catch { throw error.inside(.index(values.count)) }
    }
    return .list(values)
  }

  private func decodeMap(_ value: JSONValue, of element: WireUse) throws(WireFailure) -> DecodedValue {
    guard value.kind == .object else { throw WireFailure(value, expected: "an object") }
    var entries: [(key: String, value: DecodedValue)] = []
    entries.reserveCapacity(value.count)
    for member in value.members where !member.isDuplicate {
      let key = member.key
      do { entries.append((key, try decode(member.value, as: element))) } catch { throw error.inside(.key(key)) }
    }
    entries.sort { $0.key < $1.key }
    return .map(entries)
  }

  private func decodeObject(
    _ value: JSONValue, _ fields: [ResolvedField], _ id: ModelID
  ) throws(WireFailure) -> DecodedValue {
    guard value.kind == .object else { throw WireFailure(value, expected: "an object") }
    let members = layouts[id.index].members(of: value)
    var values: [DecodedValue] = []
    values.reserveCapacity(fields.count)
    for index in fields.indices {
      guard fields[index].isInDTO else {
        values.append(.absent)
        continue
      }
      let found = layouts[id.index].place(ofField: index, in: members).map(members.value(at:))
      do {
        values.append(try decode(found, of: fields[index], in: value))
      } catch {
        throw error.inside(.key(fields[index].key))
      }
    }
    return .object(values)
  }

  private func decode(
    _ found: JSONValue?, of field: ResolvedField, in object: JSONValue
  ) throws(WireFailure) -> DecodedValue {
    if let found, field.readsEmptyList, found.kind == .array, found.count == 0 {
      return if case .map = field.use.shape { .map([]) } else { .absent }
    }
    if let found { return try decode(found, as: field.use) }
    if let literal = field.defaultValue { return literal.wire }
    if field.use.isOptional { return .absent }
    throw WireFailure(missingIn: object, expected: describe(field.use))
  }

  private func decodeOneOf(
    _ value: JSONValue, _ cases: [ResolvedCase], _ id: ModelID
  ) throws(WireFailure) -> DecodedValue {
    let candidates = candidates(id, for: value.kind)
    if candidates.count == 1 {
      return .union(caseIndex: candidates[0], try decode(value, as: cases[candidates[0]].use))
    }
    var failures: [String] = []
    for index in candidates {
      do {
        return .union(caseIndex: index, try decode(value, as: cases[index].use))
      } catch {
        failures.append("as \(cases[index].name): \(error)")
      }
    }
    guard failures.isEmpty else {
      let names = candidates.map { cases[$0].name }.joined(separator: " or ")
      throw WireFailure(value, expected: names, found: failures.joined(separator: "; "))
    }
    throw WireFailure(value, expected: cases.map { describe($0.use) }.joined(separator: " or "))
  }

  private func decodeTagged(
    _ value: JSONValue, _ tag: String, _ cases: [ResolvedCase], _ id: ModelID
  ) throws(WireFailure) -> DecodedValue {
    guard value.kind == .object else { throw WireFailure(value, expected: "an object") }
    guard let member = member(of: value, id, field: 0)?.value else {
      throw WireFailure(missingIn: value, expected: describe(ScalarType.string)).inside(.key(tag))
    }
    guard let text = member.string else {
      throw WireFailure(member, expected: describe(ScalarType.string)).inside(.key(tag))
    }
    guard let index = cases.firstIndex(where: { $0.name == text }) else { return .unknownTag(text) }
    return .union(caseIndex: index, try decode(value, as: cases[index].use))
  }

  private func describe(_ use: WireUse) -> String {
    switch use.shape {
    case .scalar(let scalar): describe(scalar)
    case .list: "a list"
    case .map: "an object"
    case .model(let id):
      switch feature[feature[id].sharedDTO ?? id].shape {
      case .object, .tagged: "an object"
      case .value(let inner): describe(inner)
      case .oneOf(let cases): cases.map { $0.name }.joined(separator: " or ")
      }
    }
  }

  private func describe(_ scalar: ScalarType) -> String { ScalarDecoding.expected(scalar) }
}
