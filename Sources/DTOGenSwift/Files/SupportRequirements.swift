import DTOGenBase
import DTOGenModel
import DTOGenSchema
import DTOGenTemplates

/// Which support and kernel files a feature's code calls for.
///
/// A support folder that all features share has everything, so that its files do not depend on which feature a run
/// is about.
struct SupportRequirements: Sendable {
  private let options: SwiftOptions
  private let keys: KeyPolicy
  private let isShared: Bool
  private var hasJSON = false
  /// The domain types of scalars, with those that their kernel files name.
  private var scalars: Set<DomainScalar> = []
  private var hasUnions = false
  private var hasBoxes = false
  private var decodesSpecially = false
  private var skipsElements = false
  private var hasMoney = false
  private var needsIndirection = false

  init(_ feature: ResolvedFeature, _ configuration: Configuration, _ domain: DomainTranslator) {
    options = configuration.swift
    isShared = !configuration.layout.isPerFeature(configuration.layout.support)
    keys = feature.schemas.contains { $0.keys == .explicit } ? .explicit : .convert
    hasMoney = feature.declaredTypes.contains { $0.home == .kernelMoney }
    needsIndirection = feature.models.contains { domain.needsIndirection($0) }
    for response in feature.schemas.flatMap(\.responses) { note(response.document) }
    for model in feature.models {
      note(model, domain)
      switch model.shape {
      case .object(let fields):
        for field in fields where field.isInDTO {
          note(field.use)
          hasBoxes = hasBoxes || field.isRecursive
          decodesSpecially = decodesSpecially || field.decodesSpecially
        }
      case .oneOf(let cases), .tagged(_, let cases):
        hasUnions = true
        for item in cases { note(item.use) }
      case .value(let use): note(use)
      }
    }
    if isShared { requireAll() }
  }

  private mutating func requireAll() {
    hasUnions = true
    hasBoxes = true
    decodesSpecially = true
    skipsElements = true
    hasJSON = true
    scalars = Set(DomainScalar.allCases)
  }

  /// Refuses a feature whose keys the decoder that all features share would not find.
  func diagnostics(for feature: ResolvedFeature) -> [Diagnostic] {
    guard isShared, keys != options.keys, let schema = feature.schemas.first else { return [] }
    return [
      .error(
        at: SourceLocation(file: schema.path),
        "all features share one decoder here, and \"keys\" of '\(feature.name)' are not those of the configuration; "
          + "write \"swift\": { \"keys\": \"\(keys.rawValue)\" } there, or give each feature its own support folder")
    ]
  }

  /// Domain types that conversions make, such as a `CalendarDate` of a plain string.
  private mutating func note(_ model: ResolvedModel, _ domain: DomainTranslator) {
    for expression in model.domain.expressions { note(expression, domain.expressionTypes) }
  }

  private mutating func note(_ expression: ResolvedExpression, _ types: ExpressionTypes) {
    expression.visit { note(types.type(of: $0)) }
  }

  private mutating func note(_ type: DomainType) {
    switch type {
    case .scalar(let scalar): note(scalar)
    case .list(let inner), .optional(let inner): note(inner)
    case .map(let key, let value):
      note(key)
      note(value)
    case .model, .status, .declared, .byHand: break
    }
  }

  private mutating func note(_ use: WireUse) {
    skipsElements = skipsElements || use.isLossy
    switch use.shape {
    case .scalar(let scalar):
      hasJSON = hasJSON || scalar == .json
      note(scalar.traits.domain)
    case .list(let inner), .map(let inner): note(inner)
    case .model: break
    }
  }

  private mutating func note(_ scalar: DomainScalar) {
    guard scalars.insert(scalar).inserted, case .kernel(_, let parts) = scalar.swift.home else { return }
    for part in parts { note(part) }
  }

  func set(in context: inout TemplateContext) {
    context.set("converts", keys == .convert)
    context.set("explains", options.explainFailures)
    context.set("encodes", options.encodes)
    for scalar in DomainScalar.allCases {
      if let section = scalar.swift.section { context.set(section, scalars.contains(scalar)) }
    }
  }

  /// Templates and file names of the support, in the order of the templates' names.
  var files: [(template: String, name: String)] {
    var files = [
      ("support-mapping", "WireMapping"), ("support-wire-date", "WireDate"),
      ("support-wire-decoding", "WireDecoding"), ("support-wire-path", "WirePath"),
    ]
    let needsValue = hasJSON || skipsElements
    if options.explainFailures { files.append(("support-wire-failure", "WireFailure")) }
    if options.explainFailures || hasUnions || needsValue { files.append(("support-wire-kind", "WireKind")) }
    if decodesSpecially { files.append(("support-wire-container", "WireContainer")) }
    if hasBoxes { files.append(("support-wire-indirect", "WireIndirect")) }
    if hasUnions { files.append(("support-wire-union", "WireUnion")) }
    if needsValue { files.append(("support-wire-value", "WireValue")) }
    if skipsElements { files.append(("support-lossy-element", "WireElement")) }
    return files
  }

  /// Templates and file names of the kernel types that the tool itself defines.
  var kernelFiles: [(template: String, name: String)] {
    var files = [("kernel-mapping-error", "MappingError"), ("kernel-wire-error", "WireError")]
    if skipsElements { files.append(("kernel-skipped-element", "SkippedElement")) }
    if hasMoney { files += [("kernel-money", "Money"), ("kernel-currency-digits", "CurrencyDigits")] }
    if needsIndirection { files.append(("kernel-indirect", "Indirect")) }
    return files + DomainScalar.allCases.filter(scalars.contains).compactMap(\.kernelFile)
  }
}
