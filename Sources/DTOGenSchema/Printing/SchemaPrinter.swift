import DTOGenBase

/// Writes a `SchemaFile` as the text of a schema file: what `infer` prints and `scaffold` saves.
///
/// Decoding the text gives the same schema back, apart from locations. What is the default is left out.
package enum SchemaPrinter {
  /// - Parameters:
  ///   - defaultModel: the model that the file's name will say; the schema's own is written only where it differs, or
  ///     never where this is nil.
  ///   - defaultFeature: the feature that the file's folder will say, in the same way.
  package static func print(_ schema: SchemaFile, defaultModel: String? = nil, defaultFeature: String? = nil) -> String
  {
    SchemaLayout.object(members(of: schema, defaultModel, defaultFeature), isOpen: true).written() + "\n"
  }

  typealias Members = [(key: String, value: SchemaLayout)]

  private static func members(
    of schema: SchemaFile, _ defaultModel: String?, _ defaultFeature: String?
  ) -> Members {
    var members: Members = []
    if let defaultModel, defaultModel != schema.model.value { members.append(("model", .text(schema.model.value))) }
    if let defaultFeature, defaultFeature != schema.feature.value {
      members.append(("feature", .text(schema.feature.value)))
    }
    let main = schema.models.first
    if let description = main?.description { members.append(("description", .text(description))) }
    members += sources(of: schema)
    if schema.listPolicy != .fail { members.append(("list", .text(schema.listPolicy.rawValue))) }
    if let keys = schema.keys { members.append(("keys", .text(keys.rawValue))) }
    if let unmapped = schema.unmapped { members.append(("unmapped", .text(unmapped.rawValue))) }
    if let main { members += blocks(of: main, isOpen: true) }
    if !schema.statuses.isEmpty {
      members.append(("statuses", .object(schema.statuses.map { ($0.name.value, status($0)) }, isOpen: true)))
    }
    let types = schema.models.dropFirst()
    if !types.isEmpty {
      let printed: Members = types.map { type in
        var parts: Members = []
        if let description = type.description { parts.append(("description", .text(description))) }
        return (type.name.value, .object(parts + blocks(of: type, isOpen: false), isOpen: true))
      }
      members.append(("types", .object(printed, isOpen: true)))
    }
    return members
  }

  private static func sources(of schema: SchemaFile) -> Members {
    var members: Members = []
    let named: Members = schema.fixtures.compactMap { set in
      set.response.map { ($0.value, .texts(set.patterns.map(\.value))) }
    }
    if !named.isEmpty {
      members.append(("fixtures", .object(named)))
    } else if let set = schema.fixtures.first {
      members.append(("fixtures", .texts(set.patterns.map(\.value))))
    }
    let places: Members = schema.responses.compactMap { response in
      response.name.map { ($0.value, .text(response.at.value.description)) }
    }
    if !places.isEmpty {
      members.append(("at", .object(places)))
    } else if let at = schema.responses.first?.at.value, at != WirePath() {
      members.append(("at", .text(at.description)))
    }
    if let from = schema.from { members.append(("from", .text(from.value))) }
    return members
  }

  /// `"fields"`, `"domain"`, `"checks"` and `"ignore"` of a named model.
  private static func blocks(of model: ModelDefinition, isOpen: Bool) -> Members {
    var members: Members = []
    switch model.wire {
    case .inferred: break
    case .sameAs(let name): members.append(("fields", .text(name.value)))
    case .object(let fields):
      members.append(("fields", .object(fields.map(TypePrinter.field), isOpen: isOpen)))
    case .other(let use): members.append(("fields", TypePrinter.model(use)))
    }
    if let domain = DomainPrinter.block(model.domain, isOpen: isOpen) { members.append(("domain", domain)) }
    if !model.checks.isEmpty { members.append(("checks", DomainPrinter.checks(model.checks))) }
    if !model.ignores.isEmpty { members.append(("ignore", DomainPrinter.ignores(model.ignores))) }
    return members
  }

  private static func status(_ status: StatusDefinition) -> SchemaLayout {
    .object(status.cases.map { ($0.name.value, .list($0.values.map { .literal($0.value) })) })
  }
}
