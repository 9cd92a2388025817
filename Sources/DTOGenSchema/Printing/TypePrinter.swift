import DTOGenBase

/// Writes types of the schema language: as a string where that can say it, as an object otherwise.
enum TypePrinter {
  static func field(_ field: FieldDefinition) -> (key: String, value: SchemaLayout) {
    let about = fieldParts(field)
    let key = SchemaLayout.wireKey(field.key.value)
    guard !about.isEmpty else { return (key, value(field.use)) }
    if let text = text(field.use) { return (key, .object([("$type", .text(text))] + about)) }
    return (key, .object(members(of: field.use, about: about)))
  }

  /// A type that is the whole wire form of a named model. A lone name would mean that model's own fields.
  static func model(_ use: TypeUse) -> SchemaLayout {
    switch use.type {
    case .scalar, .named: .object([("$type", value(use))])
    default: value(use)
    }
  }

  private static func value(_ use: TypeUse) -> SchemaLayout {
    text(use).map { .text($0) } ?? .object(members(of: use, about: []))
  }

  /// The type as a string; nil where an object, a `$oneOf` or a `$tag` is in it.
  private static func text(_ use: TypeUse) -> String? {
    let text: String? =
      switch use.type {
      case .scalar(let scalar): scalar.rawValue
      case .named(let name): name
      case .list(let element): self.text(element).map { "[\($0)]" }
      case .map(let value): self.text(value).map { "[string: \($0)]" }
      case .object, .oneOf, .tagged: nil
      }
    return text.map { use.isOptional ? $0 + "?" : $0 }
  }

  /// The members of an object form; `about` are those that speak of the field.
  private static func members(of use: TypeUse, about: SchemaPrinter.Members) -> SchemaPrinter.Members {
    let extra: SchemaPrinter.Members = (use.isOptional ? [("$optional", .scalar("true"))] : []) + about
    switch use.type {
    case .scalar, .named: return [("$type", value(use))] + about
    case .list(let element): return [("$list", value(element))] + extra
    case .map(let element): return [("$map", value(element))] + extra
    case .object(let object): return extra + inner(object)
    case .oneOf(let variants):
      return [("$oneOf", .object(variants.map { (SchemaLayout.wireKey($0.name.value), value($0.use)) }))] + extra
    case .tagged(let tagged):
      let cases: SchemaPrinter.Members = tagged.cases.map { (SchemaLayout.wireKey($0.value.value), value($0.use)) }
      return [("$tag", .text(tagged.tag.value)), ("$cases", .object(cases))] + extra
    }
  }

  private static func inner(_ object: InlineObject) -> SchemaPrinter.Members {
    var members: SchemaPrinter.Members = object.fields.map(field)
    if let domain = DomainPrinter.block(object.domain) { members.append(("$domain", domain)) }
    if !object.checks.isEmpty { members.append(("$checks", DomainPrinter.checks(object.checks))) }
    if !object.ignores.isEmpty { members.append(("$ignore", DomainPrinter.ignores(object.ignores))) }
    return members
  }

  private static func fieldParts(_ field: FieldDefinition) -> SchemaPrinter.Members {
    var members: SchemaPrinter.Members = []
    if let description = field.description { members.append(("$description", .text(description))) }
    if let reason = field.deprecated {
      members.append(("$deprecated", reason.isEmpty ? .scalar("true") : .text(reason)))
    }
    if let value = field.defaultValue { members.append(("$default", .literal(value.value))) }
    if !field.aliases.isEmpty { members.append(("$aliases", .texts(field.aliases.map(\.value)))) }
    if field.emptyList != nil { members.append(("$emptyList", .scalar("true"))) }
    return members
  }
}
