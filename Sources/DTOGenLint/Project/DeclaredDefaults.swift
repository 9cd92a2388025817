import DTOGenBase
import DTOGenSchema

/// The fields for whose absence a schema declares a default, as properties of DTOs, by feature.
struct DeclaredDefaults: Sendable {
  private var properties: [String: Set<String>] = [:]

  /// What cannot be decoded declares nothing; `generate` says what is wrong with it.
  init(_ schemas: [InputFile], _ layout: Layout) {
    for file in schemas {
      guard let match = layout.match(schemaPath: file.path) else { continue }
      let schema = SchemaDecoder.decode(file, defaultModel: match.model, defaultFeature: match.feature).0
      guard let schema else { continue }
      for model in schema.models { add(model.domain, schema.feature.value) }
    }
  }

  /// Whether `property ?? default` is declared in the feature.
  func contain(_ property: String, in feature: String?) -> Bool {
    feature.map { properties[$0]?.contains(property) ?? false } ?? false
  }

  private mutating func add(_ block: DomainBlock, _ feature: String) {
    switch block {
    case .implicit, .none: break
    case .expression(let expression): add(expression.value, feature)
    case .properties(let properties): for property in properties { add(property.expression.value, feature) }
    }
  }

  private mutating func add(_ expression: Expression, _ feature: String) {
    switch expression {
    case .fallback(let path, _):
      let keys = path.value.segments.compactMap { segment in if case .key(let key) = segment { key } else { nil } }
      if let key = keys.last { properties[feature, default: []].insert(SnakeCaseConversion.convert(key)) }
    case .construct(let construction): for argument in construction.arguments { add(argument.value, feature) }
    case .byCase(_, let branches): for branch in branches { add(branch.value.value, feature) }
    case .path, .required, .literal, .list, .map, .byHand: break
    }
  }
}
