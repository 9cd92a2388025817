import DTOGenCore

/// The domain's side: properties stand in the order of the domain block, and each key of the file must be read by
/// one of them unless nothing shows its type.
extension LeafWalk {
  mutating func domain(_ json: JSONValue, _ use: SchemaShapes.Use, _ node: JSONValue, _ path: String) {
    if emptyList(json, use, node, path) { return }
    let use = shapes.resolved(use)
    if shapes.isOpaque(use) { return omit(json) }
    if json.isNull { return null(node, path) }
    switch use.shape {
    case .scalar: scalar(json, node, converts: true, path)
    case .named(let name): differ(path, "no type '\(name)' in the schema")
    case .list(let element):
      list(json, Self.container(node), path) { $0.domain($1, element, $2, $3) }
    case .map(let element):
      map(json, Self.container(node), path) { $0.domain($1, element, $2, $3) }
    case .object(let object): domain(json, object, node, path)
    case .union(let cases): domain(json, cases, node, path)
    case .tagged(let tag, let cases):
      tagged(json, tag, cases, node, path) { walk, object, payload in
        walk.domain(json, object, payload, path, without: tag)
      }
    }
  }

  private static func container(_ node: JSONValue) -> JSONValue {
    node["struct"] == nil ? node : unwrapped(node) ?? node
  }

  private mutating func domain(
    _ json: JSONValue, _ object: SchemaShapes.Object, _ node: JSONValue, _ path: String, without tag: String? = nil
  ) {
    var reading = ObjectReading(json: json, object: object)
    switch object.domain {
    case .expression(let text): evaluate(DomainExpression(text), &reading, node, path)
    case .properties(let properties): self.properties(properties.map { Property($0.value) }, &reading, node, path)
    case .plain:
      let fields = object.kept.filter { !shapes.isOpaque($0.use) }
      properties(fields.map { .expression(.path([$0.key])) }, &reading, node, path)
    }
    countOnce(reading.repeatedLeaves)
    for (key, value) in reading.unread where key != tag || reading.field(key) != nil {
      if object.ignored.contains(key) {
        ignore(value, "\(path).\(key)")
      } else if let use = reading.field(key), shapes.isOpaque(use) || !Self.hasValue(value) {
        omit(value)
      } else {
        differ("\(path).\(key)", "\(ScalarComparison.shown(value)) is nowhere in the domain model")
      }
    }
  }

  private enum Property {
    case expression(DomainExpression)
    /// One value for every case: the value itself, or its text.
    case byCase([String])

    init(_ value: JSONValue) {
      if let path = value["$case"]?.string, case .path(let keys) = DomainExpression(path) {
        self = .byCase(keys)
      } else if let text = value.string ?? value["value"]?.string {
        self = .expression(DomainExpression(text))
      } else {
        self = .expression(.unknown(value.text))
      }
    }
  }

  private mutating func properties(
    _ properties: [Property], _ reading: inout ObjectReading, _ node: JSONValue, _ path: String
  ) {
    guard reading.json.kind == .object, let members = node["members"], members.count == properties.count else {
      return differ(path, "\(properties.count) properties of a schema became \(ScalarComparison.shown(node))")
    }
    for (property, member) in zip(properties, members.elements) {
      let value = Array(member.elements)[1]
      switch property {
      case .expression(let expression): evaluate(expression, &reading, value, path)
      case .byCase(let keys):
        guard let (json, _) = self.value(at: keys, &reading, value, path) else { continue }
        if json.isNull { null(value, path) } else { scalar(json, value, converts: true, path) }
      }
    }
  }

  private mutating func evaluate(
    _ expression: DomainExpression, _ reading: inout ObjectReading, _ node: JSONValue, _ path: String
  ) {
    switch expression {
    case .path(let keys):
      guard let (json, use) = value(at: keys, &reading, node, path) else { return }
      domain(json, use, node, path + keys.map { ".\($0)" }.joined())
    case .list(let name, let keys):
      guard let (json, _) = value(at: keys, &reading, node, path) else { return }
      if json.isNull { return null(node, path) }
      list(json, node, path + keys.map { ".\($0)" }.joined()) { $0.typed(name, $1, $2, $3) }
    case .map(_, let name, let keys):
      guard let (json, use) = value(at: keys, &reading, node, path) else { return }
      if json.isNull { return null(node, path) }
      guard case .map(let element) = shapes.resolved(use).shape else { return differ(path, "no map") }
      map(json, node, path + keys.map { ".\($0)" }.joined()) { walk, json, node, path in
        walk.shapes.statuses[name] == nil
          ? walk.domain(json, element, node, path) : walk.typed(name, json, node, path)
      }
    case .construct("Money", let arguments): money(arguments, &reading, node, path)
    case .construct(let name, let arguments):
      guard arguments.count == 1, case .path(let keys) = arguments[0].value else {
        return differ(path, "the sweep knows no form of \(name) with \(arguments.count) arguments")
      }
      guard let (json, _) = value(at: keys, &reading, node, path) else { return }
      typed(name, json, node, path + keys.map { ".\($0)" }.joined())
    case .unknown(let text): differ(path, "the sweep cannot read \(text)")
    }
  }

  /// The value at a path with its use; nil, and checked for absence, where the file has none.
  private mutating func value(
    at keys: [String], _ reading: inout ObjectReading, _ node: JSONValue, _ path: String
  ) -> (JSONValue, SchemaShapes.Use)? {
    guard keys.count == 1, let use = reading.field(keys[0]) else {
      differ(path, "the schema has no field '\(keys.joined(separator: "."))'")
      return nil
    }
    guard let json = reading.read(keys[0]) else {
      if !node.isNull { differ("\(path).\(keys[0])", "an absent key became \(ScalarComparison.shown(node))") }
      return nil
    }
    return (json, use)
  }

  /// A status, or a type around one value.
  private mutating func typed(_ name: String, _ json: JSONValue, _ node: JSONValue, _ path: String) {
    if json.isNull { return null(node, path) }
    guard let cases = shapes.statuses[name] else { return scalar(json, node, converts: true, path) }
    let known = cases.first { $0.values.contains { Self.isSpelling($0, of: json) } }
    if let known {
      leaf(node["case"]?.string == known.name && node["value"] == nil, json, node, path)
    } else {
      leaf(
        node["case"]?.string == "unknown"
          && node["value"].map { ScalarComparison.difference(json, $0, converts: false) == nil } ?? false,
        json, node, path)
    }
  }

  private static func isSpelling(_ value: JSONValue, of json: JSONValue) -> Bool {
    if let left = value.string, let right = json.string { return left.lowercased() == right.lowercased() }
    return value.kind == .number && json.kind == .number && ScalarComparison.sameNumber(value.text, json.text)
  }

  /// An amount and its currency together.
  private mutating func money(
    _ arguments: [(label: String?, value: DomainExpression)], _ reading: inout ObjectReading, _ node: JSONValue,
    _ path: String
  ) {
    var values: [String: JSONValue] = [:]
    for case (let label?, .path(let keys)) in arguments where keys.count == 1 { values[label] = reading.read(keys[0]) }
    let code = values["currencyCode"]
    guard let amount = values["minorUnits"] ?? values["major"], !amount.isNull, let code, !code.isNull else {
      for json in values.values where json.isNull { null(node, path) }
      if !node.isNull { differ(path, "an amount without its parts became \(ScalarComparison.shown(node))") }
      return
    }
    let parts = node["members"]?.elements.map { Array($0.elements)[1] } ?? []
    guard parts.count == 2, let currency = code.string else {
      return differ(path, "money became \(ScalarComparison.shown(node))")
    }
    let power = values["major"] == nil ? 0 : CurrencyExponent.of(currency)
    let expected = ExactNumber(amount.string ?? amount.text)?.scaled(by: power)
    leaf(expected == ExactNumber(parts[0].text), amount, node, path)
    leaf(ScalarComparison.sameText(currency, parts[1].string), code, node, path)
  }

  private mutating func domain(
    _ json: JSONValue, _ cases: [(name: String, use: SchemaShapes.Use)], _ node: JSONValue, _ path: String
  ) {
    let candidates = cases.filter { shapes.admits(json, $0.use) }
    guard node["case"] != nil else { return differ(path, "a union became \(ScalarComparison.shown(node))") }
    guard let value = node["value"] else {
      guard candidates.contains(where: { shapes.isOpaque($0.use) }) else {
        return differ(path, "\(ScalarComparison.shown(json)) became \(ScalarComparison.shown(node))")
      }
      return omit(json)
    }
    let readings = candidates.map { variant in
      { (walk: inout LeafWalk) in walk.domain(json, variant.use, value, path) }
    }
    first(of: readings, path, "no case for \(ScalarComparison.shown(json))")
  }
}
