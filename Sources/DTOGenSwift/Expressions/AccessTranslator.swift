import DTOGenModel

/// Translates a path to the Swift expression that reads it from a DTO, by optional chaining.
struct AccessTranslator: Sendable {
  let feature: ResolvedFeature
  let wire: SwiftNames

  /// The value at the path, and whether it may be nil.
  func value(
    of access: Access, in scope: ExpressionScope
  ) -> (value: SwiftExpression, isOptional: Bool) {
    var (value, isOptional) =
      switch access.root {
      case .dto: (SwiftExpression.dto, false)
      case .element: scope.element
      case .branch: scope.branch
      }
    let place = scope.place.appending(access.field)
    for step in access.steps {
      switch step {
      case .field(let model, let field):
        value = value.member(wire[model].properties[field], optional: isOptional)
        isOptional = isOptional || wire[model].isOptional[field]
      case .unionCase(let model, let index):
        value = value.member(wire[model].accessor(ofCase: index), optional: isOptional)
        isOptional = true
      case .wrapped(let model):
        value = value.member(ExpressionScope.value, optional: isOptional)
        if case .value(let use) = feature[model].shape { isOptional = isOptional || use.isOptional }
      case .index(let index): value = .picked(value, index, at: place)
      case .last: value = .mapping("last", value, at: place)
      }
    }
    return (value, isOptional || access.result.isOptional)
  }
}
