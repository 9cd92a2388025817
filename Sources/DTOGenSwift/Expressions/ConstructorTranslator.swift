import DTOGenModel

/// Translates constructors of named types: an initialiser call, a status mapper, or a scalar's own parsing.
struct ConstructorTranslator: Sendable {
  let conversions: ConversionTranslator
  let statuses: [ResolvedStatus]

  func make(
    _ constructor: Constructor, _ arguments: [(label: String?, value: SwiftExpression)], at place: SwiftPlace
  ) -> SwiftExpression {
    let made: SwiftExpression
    switch constructor.target {
    case .declared(let name):
      let labelled = arguments.map { label, value in
        (label: label.map { SwiftIdentifier(sanitizing: $0, fallback: "value") }, value: value)
      }
      made = .construct(.named(name), labelled)
    case .status(let id):
      made = .construct(.named(statuses[id.index].name), arguments.map { (ExpressionScope.raw, $0.value) })
    case .scalar(let scalar):
      guard let text = arguments.first?.value else { return .absent }
      return scalar.parsed(text, at: place)
    }
    return constructor.isFailable ? .mapping("valid", made, at: place) : made
  }
}
