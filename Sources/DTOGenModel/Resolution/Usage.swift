import DTOGenBase
import DTOGenSchema

/// Which wire fields any expression or check reads.
struct Usage {
  /// By model, then by field, as far as any is read.
  private var fields: [[Bool]] = []

  mutating func note(_ model: ModelID, _ field: Int) {
    while fields.count <= model.index { fields.append([]) }
    while fields[model.index].count <= field { fields[model.index].append(false) }
    fields[model.index][field] = true
  }

  func contains(_ model: ModelID, _ field: Int) -> Bool {
    model.index < fields.count && field < fields[model.index].count && fields[model.index][field]
  }
}

extension FeatureResolver {
  /// Says which wire fields nothing uses, and takes ignored ones out of the DTO.
  mutating func settleUsage() {
    for index in models.indices {
      models[index].ignores = blocks[index].ignores.map { ResolvedIgnore(pattern: $0.pattern) }
    }
    var unknown = [[ResolvedField]](repeating: [], count: schemas.count)
    for index in models.indices where models[index].sharedDTO == nil {
      guard case .object(var fields) = models[index].shape else { continue }
      for field in fields.indices where !usage.contains(models[index].id, field) {
        if let rule = models[index].ignores.firstIndex(where: { $0.matches(fields[field].key) }) {
          models[index].ignores[rule].ignoresField = true
          fields[field].isInDTO = false
        } else if isUnknown(fields[field].use) {
          unknown[models[index].schema].append(fields[field])
        } else if !isDTOOnly(models[index]) {
          report(fields[field], of: models[index])
        }
      }
      models[index].shape = .object(fields)
    }
    for (schema, fields) in zip(schemas, unknown) { report(unknown: fields, in: schema) }
  }

  /// A model with `"domain": false`, whose DTO is shown as it is; its inline objects with it.
  private func isDTOOnly(_ model: ResolvedModel) -> Bool {
    if case .none = blocks[model.id.index].domain { return true }
    if case .nested(let owner, _, _) = model.placement { return isDTOOnly(models[owner.index]) }
    return false
  }

  private mutating func report(_ field: ResolvedField, of model: ResolvedModel) {
    let policy = schemas[model.schema].unmapped ?? configuration.unmapped
    let message =
      "nothing uses '\(field.key)' of '\(displayName(of: model.id))'; map it in \"domain\", or say why not: "
      + "\"ignore\": { \"\(field.key)\": \"reason\" }"
    diagnostics.append(
      Diagnostic(policy == .error ? .error : .warning, at: field.location, message)
        .telling(of: .unusedField, field.key))
  }

  /// Says once for a schema which fields nothing shows the type of: they are in the DTO and stay out of the domain, which
  /// is no mistake under any policy. Where the fields come from samples of this run, inference has said it.
  private mutating func report(unknown fields: [ResolvedField], in schema: SchemaFile) {
    guard let first = fields.first, !inferred.contains(schema.path) else { return }
    let names = fields.prefix(3).map { "'\($0.key)'" }.joined(separator: ", ")
    let others = fields.count > 3 ? " and \(fields.count - 3) more" : ""
    diagnostics.append(
      .note(
        at: first.location,
        "in the DTO only, since nothing shows the type: \(names)\(others); write the type once a response shows it"))
  }

  /// Whether there is nothing but opaque JSON in a value.
  private func isUnknown(_ use: WireUse) -> Bool {
    switch use.shape {
    case .scalar(let scalar): scalar == .json
    case .list(let inner), .map(let inner): isUnknown(inner)
    case .model(let id):
      if case .nested = models[id.index].placement, case .object(let fields) = models[id.index].shape {
        fields.allSatisfy { isUnknown($0.use) }
      } else {
        false
      }
    }
  }
}

/// A key pattern of an ignore rule: `*` stands for any run of characters.
struct IgnorePattern: Hashable, Sendable {
  private let parts: [String]

  init(_ pattern: String) {
    parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
  }

  func matches(_ key: String) -> Bool {
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return parts.first.map { $0.sameBytes(as: key) } ?? false
    }
    guard key.hasPrefix(first) else { return false }
    var rest = key.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.hasSuffix(last)
  }
}
