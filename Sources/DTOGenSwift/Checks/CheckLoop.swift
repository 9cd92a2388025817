import DTOGenModel

/// A walk over one list or map of a check.
struct CheckLoop: Sendable {
  var list: SwiftExpression
  var isOptional: Bool
  var use: WireUse
  var element: SwiftIdentifier
  var place: SwiftPlace

  var isMap: Bool { if case .map = use.shape { true } else { false } }

  /// The list to walk, empty where it is absent; of a map its values in the order of the keys.
  private var elements: SwiftExpression {
    guard isMap else { return isOptional ? list.fallback(.emptyList) : list }
    return (isOptional ? list.fallback(.emptyMap).inParentheses : list).sortedByKey
  }

  private var countable: SwiftExpression { isOptional && !isMap ? elements.inParentheses : elements }

  /// One loop over all lists together.
  static func statement(
    _ loops: [CheckLoop], position: SwiftIdentifier?, _ body: [SwiftStatement]
  ) -> SwiftStatement {
    guard loops.count > 1 else {
      let loop = loops[0]
      let element = SwiftPattern.name(loop.element)
      if loop.isMap {
        let key = position.map { SwiftPattern.name($0) } ?? .ignored
        return .each(.tuple([key, element]), in: loop.elements, body)
      }
      guard let position else { return .each(element, in: loop.elements, body) }
      return .each(.tuple([.name(position), element]), in: loop.countable.enumerated, body)
    }
    let lists = loops.map { $0.isMap ? $0.elements.mappedToValues : $0.elements }
    var zipped = lists[0]
    var pattern = SwiftPattern.name(loops[0].element)
    for (loop, list) in zip(loops, lists).dropFirst() {
      zipped = .zip(zipped, list)
      pattern = .tuple([pattern, .name(loop.element)])
    }
    guard let position else { return .each(pattern, in: zipped, body) }
    return .each(.tuple([.name(position), pattern]), in: zipped.enumerated, body)
  }
}
