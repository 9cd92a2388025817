import DTOGenModel

/// Translates a path to the Swift expression that reads it from a DTO, by optional chaining.
struct AccessTranslator: Sendable {
  let feature: ResolvedFeature
  let wire: SwiftNames

  /// The value at the path, and whether it may be nil.
  func value(
    of access: Access, in scope: ExpressionScope
  ) -> (value: SwiftExpression, isOptional: Bool) {
    // Whether the last member itself is an optional, and whether anything on the way to it is.
    var (value, isLastOptional) =
      switch access.root {
      case .dto: (SwiftExpression.dto, false)
      case .element: scope.element
      case .branch: scope.branch
      }
    var isOptional = isLastOptional
    var element: WireUse?
    let place = scope.place.appending(access.field)
    for step in access.steps {
      switch step {
      case .field(let model, let field):
        value = value.member(wire[model].properties[field], optional: isLastOptional)
        isLastOptional = wire[model].isOptional[field]
        element = feature[model].fields[field].use.element
      case .unionCase(let model, let index):
        value = value.member(wire[model].accessor(ofCase: index), optional: isLastOptional)
        isLastOptional = true
        element = feature[model].cases[index].use.element
      case .wrapped(let model):
        value = value.member(ExpressionScope.value, optional: isLastOptional)
        guard case .value(let use) = feature[model].shape else { continue }
        isLastOptional = use.isOptional
        element = use.element
      case .index, .last:
        if case .index(let index) = step {
          value = .picked(value, index, at: place)
        } else {
          value = .mapping("last", value, at: place)
        }
        let mayBeNil = element?.isOptional ?? false
        // Of an optional list of optionals both are picked.
        if isOptional, mayBeNil { value = value.flattened(optional: false) }
        isLastOptional = isOptional || mayBeNil
        element = element?.element
      }
      isOptional = isOptional || isLastOptional
    }
    return (value.chained(isOptional, isOptional: isLastOptional), isOptional || access.result.isOptional)
  }
}
