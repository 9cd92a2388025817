import DTOGenBase
import DTOGenSchema

/// The JSON value that one path of a check leads to, in one object of a sample.
struct CheckLeaf {
  /// The way from the object whose model has the check.
  var path: [WirePath.Segment]
  /// What stands there; nil where it is absent or null.
  var value: JSONValue?
  /// The value as the check compares it; nil where it is absent or cannot be told.
  var domain: DomainValue?
  var use: WireUse
  var type: DomainType
}

/// Finds the leaves of a check's paths.
struct CheckLeafFinder {
  let decoder: SampleDecoder

  /// One leaf for each path of the condition, from left to right, where the `[]` of level n picks `indices[n]`.
  /// Nil where a path does not lead to a place in this sample.
  func leaves(
    of condition: ResolvedCheck.Condition, in object: JSONValue, indices: [Int]
  ) -> [CheckLeaf]? {
    var leaves: [CheckLeaf] = []
    for operand in condition.sides where operand.path != nil {
      guard let leaf = leaf(of: operand, in: object, indices: indices) else { return nil }
      leaves.append(leaf)
    }
    return leaves
  }

  /// How many elements each level of `[]` has at least, where the levels before pick their first element.
  func counts(of condition: ResolvedCheck.Condition, in object: JSONValue) -> [Int] {
    var counts: [Int] = []
    for operand in condition.operands {
      var value: JSONValue? = object
      for (level, list) in operand.lists.enumerated() {
        value = value.flatMap { follow(list, from: $0, path: []) }?.value
        let count = value?.count ?? 0
        if level < counts.count { counts[level] = min(counts[level], count) } else { counts.append(count) }
        value = value.flatMap { element($0, 0) }?.value
      }
    }
    return counts
  }

  private func leaf(of operand: ResolvedCheck.Side, in object: JSONValue, indices: [Int]) -> CheckLeaf? {
    guard case .path(let lists, let access, let conversion, let type) = operand else { return nil }
    var value = object
    var path: [WirePath.Segment] = []
    for (level, list) in lists.enumerated() {
      guard let place = follow(list, from: value, path: path), let container = place.value,
        indices.indices.contains(level), let element = element(container, indices[level])
      else { return nil }
      path = place.path + [element.segment]
      value = element.value
    }
    guard let place = follow(access, from: value, path: path) else { return nil }
    let present = place.value.flatMap { $0.isNull ? nil : $0 }
    var leaf = CheckLeaf(path: place.path, value: present, domain: nil, use: access.result, type: type)
    if let present, case .scalar(let scalar)? = try? decoder.decode(present, as: WireUse(access.result.shape)) {
      leaf.domain = conversion.apply(to: scalar)
    }
    return leaf
  }

  private func element(_ container: JSONValue, _ index: Int) -> (segment: WirePath.Segment, value: JSONValue)? {
    if container.kind == .object {
      // Checks walk maps in the order of their keys.
      let members = container.members.filter { !$0.isDuplicate }.sorted { $0.key < $1.key }
      return members.indices.contains(index) ? (.key(members[index].key), members[index].value) : nil
    }
    return container.elements.dropFirst(index).first { _ in true }.map { (.index(index), $0) }
  }

  /// Follows the steps of a path in JSON. A last key that is absent still has a place.
  private func follow(
    _ access: Access, from start: JSONValue, path: [WirePath.Segment]
  ) -> (path: [WirePath.Segment], value: JSONValue?)? {
    var value: JSONValue? = start
    var path = path
    for step in access.steps {
      guard let current = value else { return nil }
      switch step {
      case .wrapped: continue
      case .field(let id, let index):
        guard current.kind == .object else { return nil }
        let member = decoder.member(of: current, id, field: index)
        path.append(.key(member?.key ?? decoder.feature[decoder.feature[id].sharedDTO ?? id].fields[index].key))
        value = member?.value
      case .unionCase(let id, let index):
        guard case .union(let held, _)? = try? decoder.decode(current, as: id), held == index else { return nil }
      case .index, .last:
        let index: Int = if case .index(let index) = step { index } else { current.count - 1 }
        guard current.kind == .array, let element = element(current, index) else { return nil }
        path.append(element.segment)
        value = element.value
      }
    }
    return (path, value)
  }
}
