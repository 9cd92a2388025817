import DTOGenCore

/// A walk over a file and what became of it side by side; it counts every leaf that it has compared.
struct LeafWalk {
  let shapes: SchemaShapes
  private(set) var compared = 0
  /// Leaves that are nowhere by contract: values whose type nothing shows.
  private(set) var omitted = 0
  private(set) var differences: [String] = []
  /// The labels of variants by their tags' texts and the other way round, both with the enum's name in front.
  private var labels: [String: String] = [:]
  private var texts: [String: String] = [:]

  init(_ shapes: SchemaShapes) { self.shapes = shapes }

  /// Scalars, null included; empty lists and objects have none.
  static func leaves(_ json: JSONValue) -> Int {
    switch json.kind {
    case .array: json.elements.reduce(0) { $0 + leaves($1) }
    case .object: json.members.reduce(0) { $0 + ($1.isDuplicate ? 0 : leaves($1.value)) }
    default: 1
    }
  }

  /// Whether anything but null is in it.
  static func hasValue(_ json: JSONValue) -> Bool {
    switch json.kind {
    case .array: json.elements.contains { hasValue($0) }
    case .object: json.members.contains { hasValue($0.value) }
    default: !json.isNull
    }
  }

  mutating func differ(_ path: String, _ reason: String) { differences.append("\(path): \(reason)") }

  /// Takes back what was counted a second time.
  mutating func countOnce(_ repeated: Int) { compared -= repeated }

  mutating func omit(_ json: JSONValue) { omitted += Self.leaves(json) }

  /// A key that the schema ignores may hold nothing but null and empty lists.
  mutating func ignore(_ json: JSONValue, _ path: String) {
    if Self.hasValue(json) { differ(path, "\(ScalarComparison.shown(json)) is ignored") }
    omit(json)
  }

  mutating func scalar(_ json: JSONValue, _ node: JSONValue, converts: Bool, _ path: String) {
    compared += 1
    if let difference = ScalarComparison.difference(json, node, converts: converts) { differ(path, difference) }
  }

  /// A leaf whose comparison was made by the caller.
  mutating func leaf(_ agrees: Bool, _ json: JSONValue, _ node: JSONValue, _ path: String) {
    compared += 1
    if !agrees { differ(path, "\(ScalarComparison.shown(json)) became \(ScalarComparison.shown(node))") }
  }

  /// Whether one text of a tag always gives one case, and that case stands for no other text.
  mutating func isOnlyLabel(_ label: String, of text: String, in type: String) -> Bool {
    let known = labels.updateValue(label, forKey: type + "." + text) ?? label
    let other = texts.updateValue(text, forKey: type + "." + label) ?? text
    return known == label && other == text
  }

  /// Whether `[]` stands for something else here: then it has been compared.
  mutating func emptyList(_ json: JSONValue, _ use: SchemaShapes.Use, _ node: JSONValue, _ path: String) -> Bool {
    guard use.readsEmptyList, json.kind == .array, json.count == 0 else { return false }
    if !node.isNull, node["map"]?.count != 0 { differ(path, "[] became \(ScalarComparison.shown(node))") }
    return true
  }

  mutating func null(_ node: JSONValue, _ path: String) {
    compared += 1
    if !node.isNull { differ(path, "null became \(ScalarComparison.shown(node))") }
  }

  /// Tries readings in turn and keeps the first without a difference, or else the last.
  mutating func first(of readings: [(inout LeafWalk) -> Void], _ path: String, _ none: String) {
    guard !readings.isEmpty else { return differ(path, none) }
    for (index, read) in readings.enumerated() {
      var attempt = self
      read(&attempt)
      if attempt.differences.count == differences.count || index == readings.count - 1 {
        self = attempt
        return
      }
    }
  }

  /// The elements of a list on both sides; the order and the length count.
  mutating func list(
    _ json: JSONValue, _ node: JSONValue, _ path: String,
    _ element: (inout LeafWalk, JSONValue, JSONValue, String) -> Void
  ) {
    guard json.kind == .array, node.kind == .array, json.count == node.count else {
      return differ(path, "a \(json.kind) of \(json.count) became a \(node.kind) of \(node.count)")
    }
    for (index, (value, found)) in zip(json.elements, node.elements).enumerated() {
      element(&self, value, found, "\(path)[\(index)]")
    }
  }

  /// The values of a map on both sides; a key is its exact text.
  mutating func map(
    _ json: JSONValue, _ node: JSONValue, _ path: String,
    _ element: (inout LeafWalk, JSONValue, JSONValue, String) -> Void
  ) {
    let members = json.members.filter { !$0.isDuplicate }
    guard json.kind == .object, let pairs = node["map"], members.count == pairs.count else {
      return differ(path, "a map of \(members.count) became \(ScalarComparison.shown(node))")
    }
    var found: [[UInt8]: JSONValue] = [:]
    for pair in pairs.elements {
      let parts = Array(pair.elements)
      found[Array(Self.keyText(parts[0]).utf8)] = parts[1]
    }
    for member in members {
      if let value = found[Array(member.key.utf8)] {
        element(&self, member.value, value, "\(path).\(member.key)")
      } else {
        differ("\(path).\(member.key)", "the key is gone")
      }
    }
  }

  /// The text of a map's key, through the type that may be around it.
  private static func keyText(_ node: JSONValue) -> String {
    if let text = node.string { return text }
    if let inner = unwrapped(node) { return keyText(inner) }
    return node.text
  }

  /// The one value that a struct is made of.
  static func unwrapped(_ node: JSONValue) -> JSONValue? {
    guard let members = node["members"], members.count == 1 else { return nil }
    return Array(Array(members.elements)[0].elements)[1]
  }
}
