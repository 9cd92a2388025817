import DTOGenCore

/// The DTO's side: properties stand in the order of the schema's fields, and nothing is converted but dates, UUIDs
/// and URLs.
extension LeafWalk {
  mutating func wire(_ json: JSONValue, _ use: SchemaShapes.Use, _ node: JSONValue, _ path: String) {
    if emptyList(json, use, node, path) { return }
    let use = shapes.resolved(use)
    if case .scalar("json") = use.shape { return opaque(json, node, path) }
    if json.isNull { return null(node, path) }
    switch use.shape {
    case .scalar: scalar(json, Self.value(node), converts: false, path)
    case .named(let name): differ(path, "no type '\(name)' in the schema")
    case .list(let element):
      list(json, Self.value(node), path) { $0.wire($1, element, $2, $3) }
    case .map(let element):
      map(json, Self.value(node), path) { $0.wire($1, element, $2, $3) }
    case .object(let object): wire(json, object, node, path)
    case .union(let cases): wire(json, cases, node, path)
    case .tagged(let tag, let cases):
      tagged(json, tag, cases, node, path) { walk, object, payload in
        walk.wire(json, object, payload, path, without: tag)
      }
    }
  }

  /// A type around one value, as a model that is a list or a scalar gets, is looked through.
  private static func value(_ node: JSONValue) -> JSONValue {
    guard node["struct"] != nil, node["date"] == nil else { return node }
    return unwrapped(node) ?? node
  }

  private mutating func wire(
    _ json: JSONValue, _ object: SchemaShapes.Object, _ node: JSONValue, _ path: String, without tag: String? = nil
  ) {
    guard json.kind == .object, let properties = node["members"], properties.count == object.kept.count else {
      return differ(path, "\(object.kept.count) fields of a schema became \(ScalarComparison.shown(node))")
    }
    var members: [[UInt8]: JSONValue] = [:]
    for member in json.members where !member.isDuplicate { members[Array(member.key.utf8)] = member.value }
    if let tag, !object.fields.contains(where: { $0.key == tag }) { members[Array(tag.utf8)] = nil }
    for key in object.ignored {
      if let value = members.removeValue(forKey: Array(key.utf8)) { ignore(value, "\(path).\(key)") }
    }
    for (field, property) in zip(object.kept, properties.elements) {
      let value = Array(property.elements)[1]
      if let member = members.removeValue(forKey: Array(field.key.utf8)) {
        wire(member, field.use, value, "\(path).\(field.key)")
      } else if !value.isNull {
        differ("\(path).\(field.key)", "an absent key became \(ScalarComparison.shown(value))")
      }
    }
    for key in members.keys { differ(path, "no field for the key '\(String(decoding: key, as: UTF8.self))'") }
  }

  private mutating func wire(
    _ json: JSONValue, _ cases: [(name: String, use: SchemaShapes.Use)], _ node: JSONValue, _ path: String
  ) {
    guard node["case"] != nil, let value = node["value"] else {
      return differ(path, "a union became \(ScalarComparison.shown(node))")
    }
    let readings = cases.filter { shapes.admits(json, $0.use) }.map { variant in
      { (walk: inout LeafWalk) in walk.wire(json, variant.use, value, path) }
    }
    first(of: readings, path, "no case for \(ScalarComparison.shown(json))")
  }

  /// A value that the DTO keeps as it came.
  private mutating func opaque(_ json: JSONValue, _ node: JSONValue, _ path: String) {
    if json.isNull, node.isNull { return null(node, path) }
    guard let name = node["case"]?.string else {
      return differ(path, "an opaque value became \(ScalarComparison.shown(node))")
    }
    guard let value = node["value"] else { return leaf(json.isNull && name == "null", json, node, path) }
    switch json.kind {
    case .array: list(json, value, path) { $0.opaque($1, $2, $3) }
    case .object: map(json, value, path) { $0.opaque($1, $2, $3) }
    default: scalar(json, value, converts: false, path)
    }
  }
}

extension SchemaShapes {
  /// Whether a value is of the JSON kind that a shape stands for.
  func admits(_ json: JSONValue, _ use: Use) -> Bool {
    switch resolved(use).shape {
    case .scalar("json"): true
    case .scalar("bool"): json.kind == .bool
    case .scalar(let name):
      ["int", "int32", "int64", "uint64", "double", "decimal", "epoch-seconds", "epoch-milliseconds"].contains(name)
        ? json.kind == .number : json.kind == .string
    case .named: false
    case .list: json.kind == .array
    case .map, .object, .tagged: json.kind == .object
    case .union(let cases): cases.contains { admits(json, $0.use) }
    }
  }
}
