import DTOGenCore

/// What a printed schema file says of the wire and of the domain, read with a reader of the sweep's own.
///
/// It tells the comparison which property stands for which key. That every key of the file has its place is not taken
/// from it: the comparison counts the file's leaves by themselves.
struct SchemaShapes {
  struct Use {
    var shape: Shape
    var isOptional: Bool
    /// `[]` stands for an empty map, or for an object that is absent.
    var readsEmptyList = false
  }

  indirect enum Shape {
    case scalar(String)
    case named(String)
    case list(Use)
    case map(Use)
    case object(Object)
    case union([(name: String, use: Use)])
    case tagged(String, [(name: String, use: Use)])
  }

  struct Object {
    var fields: [(key: String, use: Use)]
    var domain: Domain
    /// Keys that stay out of DTO and domain: inference ignores only what was never seen with a value.
    var ignored: Set<String>

    /// What the DTO has properties for.
    var kept: [(key: String, use: Use)] { fields.filter { !ignored.contains($0.key) } }
  }

  enum Domain {
    /// No block: each field under its own name.
    case plain
    case properties([(name: String, value: JSONValue)])
    case expression(String)
  }

  private(set) var main = Use(shape: .scalar("json"), isOptional: false)
  private(set) var named: [String: Use] = [:]
  /// By status: its cases with their spellings as JSON.
  private(set) var statuses: [String: [(name: String, values: [JSONValue])]] = [:]

  init(_ schema: JSONValue, model: String) {
    main = Self.model(schema)
    named[model] = main
    if let types = schema["types"] {
      for member in types.members { named[member.key] = Self.model(member.value) }
    }
    if let blocks = schema["statuses"] {
      for member in blocks.members {
        statuses[member.key] = member.value.members.map { ($0.key, Array($0.value.elements)) }
      }
    }
  }

  /// A use with names looked up until it has a shape of its own.
  func resolved(_ use: Use) -> Use {
    var use = use
    var isOptional = use.isOptional
    while case .named(let name) = use.shape, let next = named[name] {
      use = next
      isOptional = isOptional || use.isOptional
    }
    return Use(shape: use.shape, isOptional: isOptional)
  }

  /// Whether nothing shows what the value is for: it stands in the DTO only.
  func isOpaque(_ use: Use) -> Bool {
    switch use.shape {
    case .scalar(let name): name == "json"
    case .named(let name): named[name].map { if case .scalar("json") = $0.shape { true } else { false } } ?? false
    case .list(let element), .map(let element): isOpaque(element)
    case .object: false
    case .tagged: false
    case .union(let cases): cases.allSatisfy { isOpaque($0.use) }
    }
  }

  private static func model(_ block: JSONValue) -> Use {
    guard let fields = block["fields"] else { return Use(shape: .scalar("json"), isOptional: false) }
    var use = type(fields)
    if case .object(var object) = use.shape {
      object.domain = domain(block["domain"])
      object.ignored = keys(block["ignore"])
      use.shape = .object(object)
    }
    return use
  }

  private static func keys(_ ignore: JSONValue?) -> Set<String> {
    Set(ignore?.members.compactMap { wireKey($0.key) } ?? [])
  }

  private static func domain(_ block: JSONValue?) -> Domain {
    guard let block else { return .plain }
    if let text = block.string { return .expression(text) }
    return .properties(block.members.map { ($0.key, $0.value) })
  }

  private static func type(_ value: JSONValue) -> Use {
    var use = form(value)
    use.readsEmptyList = value["$emptyList"]?.bool ?? false
    return use
  }

  private static func form(_ value: JSONValue) -> Use {
    if let text = value.string { return type(text[...]) }
    let isOptional = value["$optional"]?.bool ?? false
    if let inner = value["$type"] {
      let use = type(inner)
      return Use(shape: use.shape, isOptional: isOptional || use.isOptional)
    }
    if let inner = value["$list"] { return Use(shape: .list(type(inner)), isOptional: isOptional) }
    if let inner = value["$map"] { return Use(shape: .map(type(inner)), isOptional: isOptional) }
    if let cases = value["$oneOf"] {
      return Use(shape: .union(cases.members.map { (wireKey($0.key) ?? "", type($0.value)) }), isOptional: isOptional)
    }
    if let tag = value["$tag"]?.string, let cases = value["$cases"] {
      let uses = cases.members.map { (wireKey($0.key) ?? "", type($0.value)) }
      return Use(shape: .tagged(tag, uses), isOptional: isOptional)
    }
    let fields = value.members.compactMap { member in wireKey(member.key).map { (key: $0, use: type(member.value)) } }
    return Use(
      shape: .object(Object(fields: fields, domain: domain(value["$domain"]), ignored: keys(value["$ignore"]))),
      isOptional: isOptional)
  }

  /// `T`, `[T]`, `[string: T]`, each with or without `?`.
  private static func type(_ text: Substring) -> Use {
    if text.hasSuffix("?") { return Use(shape: type(text.dropLast()).shape, isOptional: true) }
    let scalars: Set<String> = [
      "string", "bool", "int", "int32", "int64", "uint64", "double", "decimal", "json", "date-time",
      "local-date-time", "date", "time", "duration", "epoch-seconds", "epoch-milliseconds", "uuid", "url",
      "decimal-string", "int-string", "bool-string",
    ]
    if text.hasPrefix("[string: ") { return Use(shape: .map(type(text.dropFirst(9).dropLast())), isOptional: false) }
    if text.hasPrefix("[") { return Use(shape: .list(type(text.dropFirst().dropLast())), isOptional: false) }
    let name = String(text)
    return Use(shape: scalars.contains(name) ? .scalar(name) : .named(name), isOptional: false)
  }

  /// The wire key that a schema key stands for; nil for the language's own keys.
  private static func wireKey(_ key: String) -> String? {
    if key.hasPrefix("$$") { return String(key.dropFirst()) }
    return key.hasPrefix("$") ? nil : key
  }
}
