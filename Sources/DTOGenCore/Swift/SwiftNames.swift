/// Every Swift name of a feature's wire side, settled before a line is written.
///
/// Names follow the order of the schema, so that adding a field renames nothing. Two keys that the decoder converts to
/// one are an error here: no name could keep them apart.
struct SwiftNames: Sendable {
  struct Model: Sendable {
    /// The DTO's own name, such as `PriceDTO`.
    var dto: SwiftIdentifier
    /// The way to it from the top, such as `FlightOfferDTO.PriceDTO`.
    var dtoPath: [SwiftIdentifier]
    /// By field index; a field outside the DTO has a name too, so that indices agree.
    var properties: [SwiftIdentifier]
    /// By field index: whether the DTO's property may be nil.
    var isOptional: [Bool] = []
    /// By case index of a union.
    var cases: [SwiftIdentifier]
    /// Coding keys by field index, where any is needed.
    var codingKeys: [SwiftLiteral]?

    /// The property that reads a union's case, nil where it holds another one: `asV2`.
    func accessor(ofCase index: Int) -> SwiftIdentifier {
      SwiftIdentifier(sanitizing: "as" + Words(cases[index].bare).upperCamel(), fallback: "asValue")
    }
  }

  private(set) var models: [Model] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// By owner: the DTO names of the models inside it that are settled already.
  private var nestedNames: [Int: [String]] = [:]

  subscript(id: ModelID) -> Model { models[id.index] }

  init(_ feature: ResolvedFeature) {
    for model in feature.models {
      var names = typeNames(of: model)
      if case .nested(let owner, _, _) = model.placement {
        nestedNames[owner.index, default: []].append(names.dto.bare)
      }
      let keys = feature.schemas[model.schema].keys
      settleProperties(of: model, keys, &names)
      settleCases(of: model, &names)
      models.append(names)
    }
  }

  /// Owners stand before what they own in the arena, so their names are known.
  private func typeNames(of model: ResolvedModel) -> Model {
    switch model.placement {
    case .named(let name):
      let dto = SwiftIdentifier(sanitizing: name + "DTO", fallback: "Model")
      return Model(dto: dto, dtoPath: [dto], properties: [], cases: [])
    case .nested(let owner, let key, let isElement):
      let path = models[owner.index].dtoPath
      let words = isElement ? Words(key).singular : Words(key)
      var base = SwiftIdentifier(sanitizing: words.upperCamel(), fallback: "Nested").bare
      let taken = Set(path.map(\.bare)).union(nestedNames[owner.index, default: []])
      while taken.contains(base + "DTO") {
        base = (path.last?.bare.dropLast(3)).map(String.init).map { $0 + base } ?? base
      }
      let dto = SwiftIdentifier(sanitizing: base + "DTO", fallback: "Nested")
      return Model(dto: dto, dtoPath: path + [dto], properties: [], cases: [])
    }
  }

  private mutating func settleProperties(of model: ResolvedModel, _ keys: KeyPolicy, _ names: inout Model) {
    var taken: [String: String] = [:]
    var byConvertedKey: [String: ResolvedField] = [:]
    var needsKeys = keys == .explicit
    for field in model.fields {
      let converted = SnakeCaseConversion.convert(field.key)
      let wanted = keys == .convert ? converted : field.key
      if field.isInDTO, let other = byConvertedKey[wanted] {
        diagnostics.append(
          .error(
            at: field.location,
            "keys '\(other.key)' and '\(field.key)' become one property for the decoder; write \"keys\": \"explicit\" to keep them apart"
          ))
      }
      if field.isInDTO { byConvertedKey[wanted] = field }
      var identifier = SwiftIdentifier(sanitizing: SwiftNames.property(converted), fallback: "value")
      while taken[identifier.bare] != nil { identifier = identifier.appending("_") }
      taken[identifier.bare] = field.key
      names.properties.append(identifier)
      names.isOptional.append(field.use.isOptional)
      needsKeys = needsKeys || identifier.bare != converted
    }
    guard needsKeys else { return }
    names.codingKeys = model.fields.map { field in
      SwiftLiteral(string: keys == .convert ? SnakeCaseConversion.convert(field.key) : field.key)
    }
  }

  private mutating func settleCases(of model: ResolvedModel, _ names: inout Model) {
    var taken: Set<String> = if case .tagged = model.shape { ["unknown"] } else { [] }
    for item in model.cases {
      var identifier = SwiftIdentifier(sanitizing: Words(item.name).lowerCamel(), fallback: "value")
      while !taken.insert(identifier.bare).inserted { identifier = identifier.appending("_") }
      names.cases.append(identifier)
    }
  }

  /// The converted key where it is an identifier as it stands, otherwise its words in camel case.
  private static func property(_ converted: String) -> String {
    if SwiftIdentifier(sanitizing: converted, fallback: "value").bare == converted { return converted }
    return Words(converted).lowerCamel()
  }
}
