import DTOGenModel
import DTOGenSchema
import DTOGenTemplates

extension DTOTranslator {
  /// A struct of an object's fields. Its own decoding is written where the compiler's would not do: for defaults and
  /// other keys, and where there is no field to show that the value must be an object.
  func structure(_ fields: [ResolvedField], _ model: ResolvedModel) -> TemplateContext {
    let own = names[model.id]
    let inDTO = fields.indices.filter { fields[$0].isInDTO }
    let decodes = inDTO.contains { fields[$0].decodesSpecially }
    let properties = inDTO.map { property(fields[$0], $0, in: model.id) }.markingEnds()
    var context = TemplateContext()
    context.set("properties", properties)
    context.set("codingKeys", own.codingKeys.map(codingKeys))
    context.set("isEmpty", properties.isEmpty)
    context.set("initializer", options.access != .internal || decodes || properties.isEmpty)
    context.set("decodes", decodes)
    context.set("encodesItself", options.encodes && inDTO.contains { !fields[$0].aliases.isEmpty })
    return context
  }

  private func property(_ field: ResolvedField, _ index: Int, in owner: ModelID) -> TemplateContext {
    let name = names[owner].properties[index]
    var documentation = field.description.map(SwiftComment.lines) ?? []
    // An attribute would make the mapper and the initialisers of the module warn about themselves.
    if let reason = field.deprecated {
      documentation += SwiftComment.lines(reason.isEmpty ? "Deprecated." : "Deprecated: \(reason)")
    }
    var context = TemplateContext()
    context.set("documentation", documentation)
    context.set("name", name)
    context.set("storage", field.isRecursive ? SwiftIdentifier(sanitizing: "_" + name.bare, fallback: "value") : nil)
    context.set("type", types.type(of: field.use, in: owner))
    context.set("isBoxed", field.isRecursive)
    context.set("isOptional", field.use.isOptional)
    var required = field.use
    required.isOptional = required.isOptional && field.defaultValue != nil
    context.set("decodedType", types.type(of: required, in: owner))
    context.set("decodesIfPresent", field.use.isOptional && field.defaultValue == nil)
    context.set("defaultValue", field.defaultValue.flatMap { DefaultTranslator.translate($0, as: field.use) })
    context.set("ifEmptyList", field.readsEmptyList ? emptyListValue(of: field) : nil)
    context.set("aliases", names[owner].aliases[index].isEmpty ? nil : aliases(names[owner].aliases[index]))
    return context
  }

  /// What `[]` stands for.
  private func emptyListValue(of field: ResolvedField) -> SwiftConstant {
    if case .map = field.use.shape { .emptyMap } else { .nothing }
  }

  private func aliases(_ names: [SwiftIdentifier]) -> TemplateContext {
    var context = TemplateContext()
    context.set("names", names)
    return context
  }

  private func codingKeys(_ keys: [SwiftNames.CodingKey]) -> TemplateContext {
    var context = TemplateContext()
    context.set(
      "keys",
      keys.map { key in
        var item = TemplateContext()
        item.set("name", key.name)
        item.set("key", key.key)
        return item
      })
    return context
  }

  /// On one line where they are few, and otherwise as many to a line as it holds: an object may have hundreds.
  func wireKeys(_ keys: [SwiftLiteral]) -> TemplateContext {
    let rows = Self.rows(of: keys)
    var context = TemplateContext()
    context.set("isShort", rows.count == 1 && rows[0].reduce(0) { $0 + $1.source.utf8.count } < 50)
    context.set(
      "rows",
      rows.map { row in
        var line = TemplateContext()
        line.set(
          "keys",
          row.map { key in
            var item = TemplateContext()
            item.set("wire", key)
            return item
          }.markingEnds())
        return line
      })
    return context
  }

  private static func rows(of keys: [SwiftLiteral]) -> [[SwiftLiteral]] {
    var rows: [[SwiftLiteral]] = []
    var width = 0
    for key in keys {
      let length = key.source.utf8.count + 2
      if rows.isEmpty || width + length > 90 {
        rows.append([])
        width = 0
      }
      rows[rows.count - 1].append(key)
      width += length
    }
    return rows
  }
}
