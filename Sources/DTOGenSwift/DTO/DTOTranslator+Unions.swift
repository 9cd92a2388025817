import DTOGenBase
import DTOGenModel
import DTOGenSchema
import DTOGenTemplates

extension DTOTranslator {
  /// The enum of a union; `tag` is the wire key that tells the cases apart, nil where their JSON kinds do.
  func union(_ cases: [ResolvedCase], tag: String?, _ model: ResolvedModel) -> TemplateContext {
    let readings = cases.indices.map { reading(cases[$0], at: $0, model) }
    var context = TemplateContext()
    context.set("cases", readings)
    context.set("accessors", accessors(model).map { accessor(cases[$0], at: $0, model) })
    context.set("isIndirect", cases.contains(where: \.isRecursive))
    context.set("tagged", tag.map { self.tag($0, model) })
    context.set("byKind", tag == nil ? byKind(cases, readings) : nil)
    return context
  }

  private func reading(_ item: ResolvedCase, at index: Int, _ model: ResolvedModel) -> TemplateContext {
    var context = TemplateContext()
    context.set("name", names[model.id].cases[index])
    context.set("type", types.type(of: item.use, in: model.id))
    context.set("label", SwiftLiteral(string: item.name))
    context.set("tagText", SwiftLiteral(string: item.name))
    return context
  }

  private func accessor(_ item: ResolvedCase, at index: Int, _ model: ResolvedModel) -> TemplateContext {
    var context = reading(item, at: index, model)
    context.set("accessor", names[model.id].accessor(ofCase: index))
    context.set("optionalType", types.type(of: WireUse(item.use.shape, isOptional: true), in: model.id))
    return context
  }

  private func tag(_ key: String, _ model: ResolvedModel) -> TemplateContext {
    let policy = feature.schemas[model.schema].keys
    var context = TemplateContext()
    context.set("tag", SwiftLiteral(string: policy == .convert ? SnakeCaseConversion.convert(key) : key))
    return context
  }

  /// The JSON kinds that lead to the same cases, in the order of the cases.
  private func byKind(_ cases: [ResolvedCase], _ readings: [TemplateContext]) -> TemplateContext {
    let caseKinds = cases.map { JSONKinds($0.use, in: feature) }
    var groups: [(kinds: [SwiftWireKind], cases: [Int])] = []
    for kind in SwiftWireKind.allCases {
      let candidates = caseKinds.indices.filter { caseKinds[$0].contains(kind.kinds) }
      guard !candidates.isEmpty else { continue }
      if let group = groups.firstIndex(where: { $0.cases == candidates }) {
        groups[group].kinds.append(kind)
      } else {
        groups.append(([kind], candidates))
      }
    }
    groups.sort { $0.cases.lexicographicallyPrecedes($1.cases) }
    var context = TemplateContext()
    context.set("kinds", groups.map { self.kinds($0.kinds, $0.cases.map { readings[$0] }) })
    let covered = groups.flatMap(\.kinds)
    context.set("mismatch", covered.count == SwiftWireKind.allCases.count ? nil : mismatch(covered))
    return context
  }

  private func kinds(_ kinds: [SwiftWireKind], _ readings: [TemplateContext]) -> TemplateContext {
    var context = TemplateContext()
    context.set("pattern", SwiftSnippet.kinds(kinds))
    var trial = TemplateContext()
    trial.set("readings", readings)
    context.set("only", readings.count == 1 ? readings.first : nil)
    context.set("trial", readings.count == 1 ? nil : trial)
    return context
  }

  private func mismatch(_ kinds: [SwiftWireKind]) -> TemplateContext {
    var context = TemplateContext()
    context.set("expected", SwiftLiteral(string: kinds.map(\.description).joined(separator: " or ")))
    return context
  }
}
