import DTOGenBase
import DTOGenSchema

/// Turns a merged shape into a schema: the walk that applies every rule, top down, and collects what it decides.
///
/// One builder serves one model. Statuses and named types are added as the walk meets them, in the order of the
/// fields, so that the same shape gives the same schema.
struct SchemaBuilder {
  let model: String
  let naming: NamingStyle
  let files: SampleFiles
  /// Where the samples stand in the documents of each group.
  let paths: [WirePath]
  /// Whether statuses, typed identifiers, money and variants are offered; false where the user wrote the domain.
  let offers: Bool
  /// Whether the reasons of every decision are kept.
  let explains: Bool
  /// Names of types and statuses that are taken.
  var takenNames: Set<String>
  var statuses: [StatusDefinition] = []
  var types: [ModelDefinition] = []
  var diagnostics: [Diagnostic] = []
  var explanations: [ShapeExplanation] = []
  /// Two keys of one object convert to the same property.
  var needsExplicitKeys = false

  init(
    model: String, naming: NamingStyle, files: SampleFiles, paths: [WirePath], offers: Bool = true,
    explains: Bool = false, takenNames: Set<String> = []
  ) {
    self.model = model
    self.naming = naming
    self.files = files
    self.paths = paths
    self.offers = offers
    self.explains = explains
    self.takenNames = takenNames.union([model])
  }

  /// The main model's blocks; no sample of it is null.
  mutating func build(_ shape: Shape) -> (wire: WireBlock, domain: DomainBlock) {
    var root = DecisionContext(selfName: model)
    if shape.kinds == [.object], !shape.objects.fields.isEmpty,
      MapRule.map(of: shape.objects, key: root.key) == nil
    {
      let folded = RecursionRule.fold(shape.objects, in: files)
      if folded != nil { root.isReachable = false }
      if let variants = taggedType(shape.objects, root) {
        return (.other(use(variants.type, shape.first)), .implicit)
      }
      let object = self.object(folded ?? shape.objects, root, role: .model)
      return (.object(object.fields), object.domain)
    }
    let decision = decide(shape, root)
    return (.other(use(decision.type, shape.first)), .implicit)
  }

  /// The type of the values of a path that were not null.
  mutating func decide(_ shape: Shape, _ context: DecisionContext) -> TypeDecision {
    switch shape.kinds {
    case []:
      warn(
        shape.firstNull, "\(context.path): type unknown, only null seen; add a sample with a value or write its type")
      explain(context, "json", "only null was seen", shape.firstNull)
      return TypeDecision(.scalar(.json), .opaque)
    case [.bool]:
      explain(context, "bool", "every value is true or false", shape.firstBool)
      return TypeDecision(.scalar(.bool))
    case [.number]: return TypeDecision(.scalar(number(shape.numbers, context)))
    case [.string]: return text(shape.texts, context)
    case [.array]: return list(shape.lists, context)
    case [.object]: return objectType(shape.objects, context)
    default: return union(shape, context)
    }
  }

  mutating func number(_ numbers: NumberFacts, _ context: DecisionContext) -> ScalarType {
    let result = NumberRule.type(of: numbers, key: context.key)
    if let warning = result.warning { warn(warning.place, "\(context.path): \(warning.text)") }
    if result.type == .int, let unit = MomentRule.unit(of: numbers, key: context.key) {
      note(
        numbers.first,
        "\(context.path): looks like a moment in \(unit.words); it stays a number unless its type is '\(unit.type.rawValue)'"
      )
    }
    explain(context, result.type.rawValue, result.reason, result.widenedBy)
    return result.type
  }

  mutating func text(_ texts: TextFacts, _ context: DecisionContext) -> TypeDecision {
    if offers, let cases = StatusRule.cases(of: texts, key: context.key, naming: naming) {
      explain(context, "string", "a few short words under a key named like a status", texts.first)
      return TypeDecision(.scalar(.string), .status(cases.map { .init(name: $0.name, values: $0.values) }))
    }
    let result = TextRule.type(of: texts, key: context.key)
    if let note = result.note { self.note(note.place, "\(context.path): \(note.text)") }
    explain(context, result.type.rawValue, result.reason, result.widenedBy)
    return TypeDecision(.scalar(result.type))
  }

  mutating func list(_ lists: ListFacts, _ context: DecisionContext) -> TypeDecision {
    guard let element = lists.element.first else {
      warn(
        lists.first,
        "\(context.path): type of the elements unknown, only empty lists seen; add a sample with an element or write its type"
      )
      explain(context, "[json]", "only empty lists were seen", lists.first)
      return TypeDecision(.list(use(.scalar(.json), lists.first)), .opaque)
    }
    explain(context, "list", "every value is a list", lists.first)
    let decision = decide(element, context.element)
    let isOptional = element.nullCount > 0
    let type = WireType.list(use(decision.type, element.first, isOptional: isOptional))
    switch decision.domain {
    case .opaque: return TypeDecision(type, .opaque)
    case .status(let cases) where !isOptional: return TypeDecision(type, .statuses(cases))
    default: return TypeDecision(type)
    }
  }

  func use(_ type: WireType, _ place: SamplePlace, isOptional: Bool = false) -> TypeUse {
    TypeUse(type: type, isOptional: isOptional, location: location(place))
  }

  func location(_ place: SamplePlace) -> SourceLocation { files.location(of: place) }

  func located<Value>(_ value: Value, _ place: SamplePlace) -> Located<Value> { Located(value, at: location(place)) }

  mutating func warn(_ place: SamplePlace, _ message: String) {
    diagnostics.append(.warning(at: location(place), message))
  }

  mutating func note(_ place: SamplePlace, _ message: String) {
    diagnostics.append(.note(at: location(place), message))
  }

  mutating func explain(
    _ context: DecisionContext, _ type: @autoclosure () -> String, _ reason: @autoclosure () -> String,
    _ place: @autoclosure () -> SamplePlace
  ) {
    guard explains else { return }
    let place = place()
    explanations.append(
      ShapeExplanation(
        path: context.path, type: type(),
        reasons: [
          .init(text: reason(), location: place.isNone ? nil : location(place), value: files.excerpt(at: place))
        ]))
  }
}
