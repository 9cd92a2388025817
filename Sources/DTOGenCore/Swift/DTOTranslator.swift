/// Translates a model's wire side to what the DTO template needs.
///
/// Structs only: a union or a model that wraps one value is refused with a diagnostic by `SwiftTranslator`.
struct DTOTranslator: Sendable {
  let feature: ResolvedFeature
  let nested: NestedModels
  let names: SwiftNames
  let options: SwiftOptions

  /// The context of one struct with everything nested in it.
  func context(for model: ResolvedModel) -> TemplateContext {
    let own = names[model.id]
    var context = TemplateContext()
    context.set("documentation", model.description.map(SwiftComment.lines) ?? [])
    context.set("name", own.dto)
    context.set("conformances", SwiftPiece.conformances(options.conformances))
    let fields = model.fields.indices.filter { model.fields[$0].isInDTO }
    context.set("properties", fields.map { property(model.fields[$0], named: own.properties[$0], in: model.id) })
    context.set("codingKeys", own.codingKeys.map { keys in codingKeys(fields, own.properties, keys) })
    context.set("nested", nested[model.id].map { self.context(for: $0) })
    return context
  }

  /// Whether any type in the file is Foundation's.
  func needsFoundation(_ model: ResolvedModel) -> Bool {
    model.fields.contains { $0.isInDTO && needsFoundation($0.use) }
      || nested[model.id].contains { needsFoundation($0) }
  }

  private func needsFoundation(_ use: WireUse) -> Bool {
    switch use.shape {
    case .scalar(let scalar): [.dateTime, .decimal, .uuid, .url].contains(scalar)
    case .list(let inner), .map(let inner): needsFoundation(inner)
    case .model: false
    }
  }

  private func property(_ field: ResolvedField, named name: SwiftIdentifier, in owner: ModelID) -> TemplateContext {
    var context = TemplateContext()
    context.set("documentation", field.description.map(SwiftComment.lines) ?? [])
    context.set("name", name)
    context.set("type", type(of: field.use, in: owner))
    return context
  }

  private func codingKeys(_ fields: [Int], _ names: [SwiftIdentifier], _ keys: [SwiftLiteral]) -> TemplateContext {
    var context = TemplateContext()
    context.set(
      "keys",
      fields.map { index in
        var item = TemplateContext()
        item.set("name", names[index])
        item.set("key", keys[index])
        return item
      })
    return context
  }

  /// The type as its owner's struct names it: what lives inside that struct needs no way to it.
  private func type(of use: WireUse, in owner: ModelID) -> SwiftType {
    let type: SwiftType =
      switch use.shape {
      case .scalar(let scalar): SwiftType.dto(scalar)
      case .model(let id):
        if case .nested(owner, _, _) = feature[id].placement {
          SwiftType.named([names[id].dto])
        } else {
          SwiftType.named(names[id].dtoPath)
        }
      case .list(let element): SwiftType.list(of: self.type(of: element, in: owner))
      case .map(let element): SwiftType.map(of: self.type(of: element, in: owner))
      }
    return use.isOptional ? type.optional : type
  }
}
