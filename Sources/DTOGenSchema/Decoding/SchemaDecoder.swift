package import DTOGenBase

/// Turns the bytes of a `<Model>.dto.json` into a `SchemaFile`: the first stage for a schema that somebody wrote.
///
/// Assumes nothing of the bytes. All problems are collected; with an error among them no code is made of the schema.
package enum SchemaDecoder {
  /// - Parameters:
  ///   - defaultModel: the model that the file's name says, for a schema without `"model"`.
  ///   - defaultFeature: the feature that the file's folder says, for a schema without `"feature"`; nil where the
  ///     layout does not say it.
  package static func decode(
    _ file: InputFile, defaultModel: String, defaultFeature: String?
  ) -> (schema: SchemaFile?, diagnostics: [Diagnostic]) {
    let reading = read(file, defaultModel: defaultModel, defaultFeature: defaultFeature)
    return (reading.unread == nil ? reading.schema : nil, reading.diagnostics)
  }

  /// What a file says, with its mistakes left out, and which names later complaints may follow from.
  package struct Reading {
    package var schema: SchemaFile?
    package var diagnostics: [Diagnostic]
    /// Nil where the file has no error.
    package var unread: UnreadParts?
  }

  /// The same for a run that wants to show the mistakes of later stages too.
  package static func read(_ file: InputFile, defaultModel: String, defaultFeature: String?) -> Reading {
    let (document, problems) = JSONDocument.read(file, dialect: .relaxed)
    guard let document else {
      return Reading(schema: nil, diagnostics: problems, unread: UnreadParts(problems, in: nil))
    }
    // The reader only warns of duplicate keys, as captured responses need it; here they are errors.
    var context = DecodingContext()
    let schema = context.schemaFile(
      document.root, path: file.path, defaultModel: defaultModel, defaultFeature: defaultFeature)
    let diagnostics = context.inFileOrder
    let unread = diagnostics.hasErrors ? UnreadParts(diagnostics, in: document) : nil
    return Reading(schema: schema, diagnostics: diagnostics, unread: unread)
  }

  static let fileKeys = [
    "$schema", "model", "feature", "description", "fixtures", "at", "from", "list", "keys", "unmapped", "fields",
    "domain", "checks", "ignore", "statuses", "types",
  ]
  static let modelKeys = ["description", "fields", "domain", "checks", "ignore"]
}

extension DecodingContext {
  fileprivate mutating func schemaFile(
    _ root: JSONValue, path: String, defaultModel: String, defaultFeature: String?
  ) -> SchemaFile? {
    guard root.kind == .object else {
      mismatch(root, "a schema file", "an object such as { \"fields\": { \"id\": \"string\" } }")
      return nil
    }
    var values: [String: JSONValue] = [:]
    for member in members(of: root, among: SchemaDecoder.fileKeys, in: "a schema file") {
      values[member.key] = member.value
    }
    let file = SourceLocation(file: path)
    _ = values["$schema"].map { text($0, "\"$schema\"") }
    let model = values["model"].flatMap { text($0, "\"model\"") } ?? Located(defaultModel, at: file)
    let feature = values["feature"].flatMap { text($0, "\"feature\"") } ?? Located(defaultFeature ?? "", at: file)
    _ = isTypeName(model, "a model")
    if feature.value.isEmpty, values["feature"] == nil {
      error(at: root.location, "the folder does not say which feature this is; add \"feature\": \"Search\"")
    } else {
      _ = isTypeName(feature, "a feature")
    }
    if values["fields"] == nil, values["fixtures"] == nil, values["from"] == nil {
      error(at: root.location, "nothing says what is on the wire; add \"fields\", or \"fixtures\" to infer them from")
    }
    let main = self.model(named: model, values)
    let types = values["types"].map { self.types($0) } ?? []
    let statuses = values["statuses"].map { self.statuses($0) } ?? []
    complainAboutNames([main.name] + types.map(\.name) + statuses.map(\.name))
    return SchemaFile(
      path: path, feature: feature, model: model,
      fixtures: fixtures(values["fixtures"], responses: values["at"]),
      responses: responses(values["at"], in: file),
      listPolicy: values["list"].flatMap { choice($0, "\"list\"") } ?? .fail,
      unmapped: values["unmapped"].flatMap { choice($0, "\"unmapped\"") },
      keys: values["keys"].flatMap { choice($0, "\"keys\"") },
      models: [main] + types, statuses: statuses,
      from: values["from"].flatMap { text($0, "\"from\"") })
  }

  /// A model from the values of its blocks.
  private mutating func model(named name: Located<String>, _ values: [String: JSONValue]) -> ModelDefinition {
    ModelDefinition(
      name: name,
      wire: values["fields"].map { wireBlock($0) ?? .object([]) } ?? .inferred,
      domain: values["domain"].map { domain($0, "\"domain\"") } ?? .implicit,
      checks: values["checks"].map { checks($0, "\"checks\"") } ?? [],
      ignores: values["ignore"].map { ignores($0, "\"ignore\"") } ?? [],
      description: values["description"].flatMap { text($0, "\"description\"") }?.value)
  }

  private mutating func types(_ value: JSONValue) -> [ModelDefinition] {
    guard value.kind == .object else {
      mismatch(value, "\"types\"", "an object: { \"Passenger\": { \"fields\": { \"name\": \"string\" } } }")
      return []
    }
    return members(of: value).compactMap { member in
      let name = Located(member.key, at: member.keyLocation)
      let isName = isTypeName(name, "a type")
      guard member.value.kind == .object else {
        mismatch(member.value, "the type '\(name.value)'", "an object with \"fields\"")
        return nil
      }
      var values: [String: JSONValue] = [:]
      for part in members(of: member.value) {
        if SchemaDecoder.modelKeys.contains(part.key) {
          values[part.key] = part.value
        } else if SchemaDecoder.fileKeys.contains(part.key) {
          error(at: part.keyLocation, "'\(part.key)' speaks of the whole file and stands at its top, not in a type")
        } else {
          let hint = NearestName.hint(for: part.key, in: SchemaDecoder.modelKeys)
          let advice = hint.isEmpty ? "; wire keys stand under \"fields\"" : hint
          error(at: part.keyLocation, "'\(part.key)' is not known in a type\(advice)")
        }
      }
      if values["fields"] == nil {
        error(at: name.location, "the type '\(name.value)' needs \"fields\"; only the main model is inferred")
      }
      let model = model(named: name, values)
      return isName ? model : nil
    }
  }

  /// Notes names that the main model, a type and a status share.
  private mutating func complainAboutNames(_ names: [Located<String>]) {
    var seen: [String: SourceLocation] = [:]
    for name in names {
      if let first = seen[name.value] {
        let place = first.line.map { "in line \($0)" } ?? "the main model"
        error(at: name.location, "'\(name.value)' is the name of another type of this file already (\(place))")
      }
      seen[name.value] = seen[name.value] ?? name.location
    }
  }
}
