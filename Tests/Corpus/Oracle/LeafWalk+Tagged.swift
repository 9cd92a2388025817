import DTOGenCore

/// Variants that a tag tells apart: the tag's text is compared through the case that was chosen.
extension LeafWalk {
  mutating func tagged(
    _ json: JSONValue, _ tag: String, _ cases: [(name: String, use: SchemaShapes.Use)], _ node: JSONValue,
    _ path: String, _ payload: (inout LeafWalk, SchemaShapes.Object, JSONValue) -> Void
  ) {
    guard let text = json[tag], let name = text.string, let label = node["case"]?.string else {
      return differ(path, "a variant became \(ScalarComparison.shown(node))")
    }
    guard let variant = cases.first(where: { ScalarComparison.sameText($0.name, name) }) else {
      return leaf(label == "unknown" && ScalarComparison.sameText(name, node["value"]?.string), text, node, path)
    }
    leaf(isOnlyLabel(label, of: name, in: node["of"]?.string ?? ""), text, node, "\(path).\(tag)")
    guard case .object(let object) = shapes.resolved(variant.use).shape else {
      return differ(path, "the variant '\(name)' is no object")
    }
    guard let value = node["value"] else {
      let others = json.members.filter { !$0.isDuplicate && $0.key != tag }
      for other in others where Self.hasValue(other.value) { differ(path, "'\(other.key)' is gone") }
      for other in others { omit(other.value) }
      return
    }
    payload(&self, object, value)
  }
}
