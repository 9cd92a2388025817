extension ResolvedExpression {
  /// Whether the expression may be without a value.
  var isOptional: Bool {
    switch self {
    case .read(let access, _), .each(let access, _, _), .list(let access, _, _), .map(let access, _, _, _):
      access.result.isOptional
    case .construct(_, let arguments, _): arguments.contains { $0.value.isOptional }
    case .byCase(_, _, let type): type.isOptional
    case .required, .fallback, .literal, .byHand: false
    }
  }
}

extension Conversion {
  /// A scalar after the conversion; nil where it is invalid.
  func apply(to value: DomainValue) -> DomainValue? {
    switch self {
    case .none, .model, .list, .map: return value
    case .epochSeconds: return ConversionEvaluation.epoch(value, isMilliseconds: false)
    case .epochMilliseconds: return ConversionEvaluation.epoch(value, isMilliseconds: true)
    case .parse(let scalar):
      guard case .string(let text) = value else { return value }
      return ConversionEvaluation.parse(text, as: scalar)
    case .number(_, let scalar): return ConversionEvaluation.convert(value, to: scalar)
    case .text: return ConversionEvaluation.text(of: value)
    }
  }

  /// The type of a scalar after the conversion, for a constant that stands in its place; a list for all else.
  func type(from shape: WireShape) -> DomainType {
    switch (self, shape) {
    case (.epochSeconds, _), (.epochMilliseconds, _): .scalar(.date)
    case (.parse(let scalar), _), (.number(_, let scalar), _): .scalar(scalar)
    case (.text, _): .scalar(.string)
    case (_, .scalar(let scalar)): .scalar(LiteralValue.scalarInDTO(scalar))
    case (_, .map(let use)): .map(key: .scalar(.string), value: type(from: use.shape))
    default: .list(.scalar(.json))
    }
  }
}

extension DecodedValue {
  /// The value where the decoder has done all there is to do.
  var plain: DomainValue {
    switch self {
    case .absent: .absent
    case .scalar(let value): value
    case .list(let elements): .list(elements.map(\.plain))
    case .map(let entries): .map(entries.map { DomainValue.Entry(key: .string($0.key), value: $0.value.plain) })
    case .object, .union, .unknownTag: .unknown
    }
  }
}
