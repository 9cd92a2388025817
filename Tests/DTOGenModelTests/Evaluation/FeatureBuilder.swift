@testable import DTOGenBase
@testable import DTOGenModel
@testable import DTOGenSchema

/// Builds small features by hand, so that evaluation is tested without the stages before it.
struct FeatureBuilder {
  private(set) var models: [ResolvedModel] = []
  var statuses: [ResolvedStatus] = []
  var declaredTypes: [DeclaredType] = []
  var keys: KeyPolicy = .convert
  var responses: [ResolvedResponse] = []

  private let place = SourceLocation(file: "Test.dto.json", line: 1, column: 1)

  /// Adds an object; its properties and checks are given once the paths into it can be made.
  @discardableResult
  mutating func object(_ name: String, _ fields: [(String, WireUse)]) -> ModelID {
    add(name, .object(fields.map { ResolvedField(key: $0.0, use: $0.1, aliases: [], location: place) }))
  }

  @discardableResult
  mutating func add(_ name: String, _ shape: ResolvedModel.Shape) -> ModelID {
    let id = ModelID(index: models.count)
    models.append(
      ResolvedModel(
        id: id, schema: 0, placement: .named(name), shape: shape, domain: .none, checks: [], description: nil,
        sharedDTO: nil, location: place))
    return id
  }

  mutating func edit(_ id: ModelID, field: Int, _ body: (inout ResolvedField) -> Void) {
    guard case .object(var fields) = models[id.index].shape else { return }
    body(&fields[field])
    models[id.index].shape = .object(fields)
  }

  mutating func domain(_ id: ModelID, _ properties: [(String, ResolvedExpression)]) {
    models[id.index].domain = .properties(
      properties.map { ResolvedProperty(name: $0.0, value: $0.1, isTested: true, location: place) })
  }

  mutating func domain(_ id: ModelID, _ domain: ResolvedDomain) { models[id.index].domain = domain }

  mutating func check(_ id: ModelID, _ text: String, _ condition: ResolvedCheck.Condition) {
    models[id.index].checks.append(
      ResolvedCheck(condition: condition, text: text, field: WirePath(), location: place))
  }

  mutating func sharedDTO(_ id: ModelID, _ other: ModelID) {
    models[id.index].sharedDTO = other
    models[id.index].shape = models[other.index].shape
  }

  var feature: ResolvedFeature {
    let schema = ResolvedSchema(
      path: "Test.dto.json", main: ModelID(index: 0), namedModels: models.map(\.id), statuses: statuses.map(\.id),
      responses: responses, listPolicy: .fail, keys: keys)
    return ResolvedFeature(
      name: "Test", schemas: [schema], models: models, statuses: statuses, declaredTypes: declaredTypes)
  }

  /// A path from a model's DTO (or from an element that is a model), through fields, `[0]` and `[last]`.
  func path(_ id: ModelID, _ keys: String..., root: Access.Root = .dto) -> Access {
    var access = Access(root: root, steps: [], result: WireUse(.model(id)), field: "")
    for key in keys {
      switch (key, access.result.shape) {
      case ("[last]", .list(let element)), ("[0]", .list(let element)):
        access.steps.append(key == "[0]" ? .index(0) : .last)
        access.field += key
        access.result = WireUse(element.shape, isOptional: access.result.isOptional || element.isOptional)
      case (_, .model(let model)):
        if let index = models[model.index].fields.firstIndex(where: { $0.key == key }) {
          let use = models[model.index].fields[index].use
          access.steps.append(.field(model, index))
          access.field = FieldPath.join(access.field, key)
          access.result = WireUse(use.shape, isOptional: access.result.isOptional || use.isOptional)
        } else if let index = models[model.index].cases.firstIndex(where: { $0.name == key }) {
          access.steps.append(.unionCase(model, index))
          access.result = WireUse(models[model.index].cases[index].use.shape, isOptional: true)
        }
      default: break
      }
    }
    return access
  }

  /// The element of a list itself.
  func element(_ use: WireUse) -> Access { Access(root: .element, steps: [], result: use, field: "") }
}

extension WireUse {
  static let string = WireUse(.scalar(.string))
  static let int = WireUse(.scalar(.int))
  static func scalar(_ scalar: ScalarType) -> WireUse { WireUse(.scalar(scalar)) }
  static func list(_ element: WireUse) -> WireUse { WireUse(.list(element)) }
  static func map(_ element: WireUse) -> WireUse { WireUse(.map(element)) }
  static func model(_ id: ModelID) -> WireUse { WireUse(.model(id)) }
  var orAbsent: WireUse { WireUse(shape, isOptional: true) }
}

extension ResolvedCheck.Side {
  static func path(_ access: Access, _ conversion: Conversion, _ type: DomainScalar) -> ResolvedCheck.Side {
    .path(lists: [], value: access, conversion, .scalar(type))
  }

  static func each(_ list: Access, _ access: Access, _ type: DomainScalar) -> ResolvedCheck.Side {
    .path(lists: [list], value: access, .none, .scalar(type))
  }
}

extension TypedLiteral {
  /// A constant of a test, which fits.
  static func of(_ literal: Literal, _ type: DomainType) -> TypedLiteral {
    guard let typed = TypedLiteral(literal, as: type) else { preconditionFailure("\(literal) is no \(type)") }
    return typed
  }
}

/// What a sample gives: the expected lines, or one line that says how it failed.
func outcome(_ feature: ResolvedFeature, _ json: String, model: ModelID = ModelID(index: 0)) -> [String] {
  let read = JSONDocument.read(InputFile(path: "sample.json", bytes: Array(json.utf8)))
  guard let document = read.document else { return read.diagnostics.map(\.description) }
  switch SampleEvaluator(feature: feature).evaluate(model, sample: document.root) {
  case .success(let value):
    let text = ExpectationText(feature: feature, names: ExpectationNames(feature)).text(for: value)
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  case .failure(.wire(let failure)): return ["wire \(failure)"]
  case .failure(.mapping(let failure)): return ["mapping \(failure.field)"]
  }
}

extension ExpectationNames {
  /// The schema's own words, for tests without a target language.
  init(_ feature: ResolvedFeature) {
    self.init(
      property: { id, index in
        if case .properties(let properties) = feature[id].domain { properties[index].name } else { "" }
      },
      unionCase: { id, index in Words(feature[id].cases[index].name).lowerCamel() },
      statusCase: { id, index in feature[id].cases[index].name },
      declaredProperty: { type, index in
        guard case .scaffolded(let properties)? = feature.declaredTypes.first(where: { $0.name == type })?.home else {
          return ""
        }
        return properties[index].name
      })
  }
}
