import DTOGenSchema

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

extension ResolvedExpression {
  /// The wire path that an error names where the expression is absent and should not be: the first that may be.
  package var absentField: String {
    guard case .construct(_, let arguments, _) = self else { return FeatureResolver.firstField(of: self) ?? "" }
    return arguments.first { $0.value.isOptional }?.value.absentField ?? ""
  }
}

extension Conversion {
  /// What text is read as; nil where no text is read.
  var read: DomainScalar? { if case .parse(let scalar) = self { scalar } else { nil } }

  /// A scalar after the conversion; nil where it is invalid.
  func apply(to value: DomainValue) -> DomainValue? {
    switch self {
    case .none, .model, .list, .map: return value
    case .epochSeconds: return ConversionEvaluation.epoch(value, isMilliseconds: false)
    case .epochMilliseconds: return ConversionEvaluation.epoch(value, isMilliseconds: true)
    case .parse(let scalar):
      guard case .string(let text) = value else { return value }
      return DomainValue(reading: text, as: scalar)
    case .number(_, let scalar): return ConversionEvaluation.convert(value, to: scalar)
    case .text: return ConversionEvaluation.text(of: value)
    }
  }
}

extension TypedLiteral {
  /// A `$default`, as the DTO holds it.
  var wire: DecodedValue {
    switch value {
    case .list: .list([])
    case .map: .map([])
    default: .scalar(value)
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
